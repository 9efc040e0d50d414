/** Segments of letters and digits joined by hyphens; `devSitemap` is why capitals may follow the first sign of a segment. */
export const pagePath = /^[a-z0-9][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)*(?:\/[a-z0-9][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)*)*$/

// Not looked for from the middle of a run: a long one would take the square of its length.
const edges = /^[\s/]+|(?<![\s/])[\s/]+$/g

/** Strips slashes from a page's path: editors paste addresses with them. */
export const barePath = (path: string) => path.replace(edges, '')
