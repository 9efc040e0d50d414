/** The type of a file as people call it: `application/pdf` is a PDF, `image/svg+xml` an SVG. */
export const fileType = (type: string): string => (type.split('/').at(-1) ?? type).replace(/^x-|\+.*$/g, '').toUpperCase()
