// RFC 8187 leaves fewer characters unencoded than a path does.
const encoded = (name: string) => encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The `Content-Disposition` of an inline file, with the name to save it under, in any script. */
export const inlineFile = (name?: string | null) => `inline${name ? `; filename*=UTF-8''${encoded(name)}` : ''}`
