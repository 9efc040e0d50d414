import { createHash } from 'node:crypto'
import { mediaTypes, type NewMedia } from '@narkhoz/contract/media.ts'
import type { Disk } from 'flydrive'
import type { media } from '../storage/schema.ts'

/** The row of a public file. */
export type MediaRow = Omit<typeof media.$inferSelect, 'createdAt' | 'createdBy' | 'alt' | 'focus' | 'original'> & {
  /** The picture that it is a smaller copy of. */
  original?: string
}

/** The path of a public file in the file store. */
export const placeOf = (key: string) => `media/${key}`

/** Writes a public file unless it is there already, and answers the row that makes it known. */
export const storeFile = async (disk: Disk, { ending, bytes, width, height, name, recipe }: NewMedia): Promise<MediaRow> => {
  const key = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${ending}`
  const type = mediaTypes[ending]
  if (!(await disk.exists(placeOf(key)))) await disk.put(placeOf(key), bytes, { contentType: type, visibility: 'private' })
  return {
    key,
    type,
    size: bytes.byteLength,
    width: width ?? null,
    height: height ?? null,
    name: name ?? null,
    recipe: recipe ?? null,
  }
}
