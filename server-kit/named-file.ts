// RFC 8187 leaves fewer characters unencoded than a path does.
const encoded = (name: string) => encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The `Content-Disposition` of what a browser may show, and the name under which it is saved, in whatever letters. */
export const inlineFile = (name?: string | null) => `inline${name ? `; filename*=UTF-8''${encoded(name)}` : ''}`
