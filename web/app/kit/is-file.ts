import { constants } from '@narkhoz/contract/constants.ts'

const folders = ['/files/', constants.media, constants.assets]

/** Paths that are files and not pages: they have no language and no screen. */
export const isFile = (path: string) => folders.some((folder) => path.startsWith(folder))
