import { createHash } from 'node:crypto'
import type { Disk } from 'flydrive'
import type { media } from '../storage/schema.ts'

/** The types of public files, by the ending of their key. */
export const mediaTypes = {
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
} as const

/** A public file to be kept. */
export type NewMedia = {
  ending: keyof typeof mediaTypes
  bytes: Uint8Array
  width?: number
  height?: number
  name?: string
  recipe?: string
}

/** What is known of a public file. */
export type MediaRow = Omit<typeof media.$inferSelect, 'createdAt' | 'createdBy' | 'alt' | 'focus' | 'original'> & {
  /** The picture that it is a smaller copy of. */
  original?: string
}

/** Where a public file stands on the disk. */
export const placeOf = (key: string) => `media/${key}`

/** Writes a public file unless it is there already, and answers the row that makes it known. */
export const keptFile = async (disk: Disk, { ending, bytes, width, height, name, recipe }: NewMedia): Promise<MediaRow> => {
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
