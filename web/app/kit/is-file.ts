/** Paths that are files and not pages: they have no language and no screen. */
export const isFile = (path: string) => path.startsWith('/files/') || path.startsWith('/media/')
