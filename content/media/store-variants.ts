import { mediaTypes } from '@narkhoz/contract/media.ts'
import type { Disk } from 'flydrive'
import type { ImageVariant } from './image-variants.ts'
import { type MediaRow, placeOf } from './store-file.ts'

const copyKey = (key: string, { width, ending }: ImageVariant) => `${key.replace(/\..*$/, '')}-${width}.${ending}`

/** Writes the smaller copies of a photograph, which its address promises to visitors, and answers the rows that make them known. */
export const storeVariants = async (disk: Disk, original: string, copies: readonly ImageVariant[]): Promise<MediaRow[]> => {
  const rows: MediaRow[] = []
  for (const copy of copies) {
    const [key, type] = [copyKey(original, copy), mediaTypes[copy.ending]]
    await disk.put(placeOf(key), copy.bytes, { contentType: type, visibility: 'private' })
    const { width, height } = copy
    rows.push({ key, type, size: copy.bytes.byteLength, width, height, name: null, recipe: null, original })
  }
  return rows
}
