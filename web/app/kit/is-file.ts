import { browserConstants } from '@narkhoz/contract/browser-constants.ts'

const folders = ['/files/', browserConstants.media, browserConstants.assets]

/** Paths that are files and not pages: they have no language and no screen. */
export const isFile = (path: string) => folders.some((folder) => path.startsWith(folder))
