import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import type { NewMedia } from '@narkhoz/contract/media.ts'
import { type StarterFile, starterDocuments, starterPictures } from '@narkhoz/starter/files.ts'
import { withValues } from '@narkhoz/starter/illustrate/with-values.ts'
import { university } from '@narkhoz/starter/university.ts'
import type { Disk } from 'flydrive'
import { imageVariants } from '../media/image-variants.ts'
import { type MediaRow, placeOf, storeFile } from '../media/store-file.ts'
import { storeVariants } from '../media/store-variants.ts'
import { type KnownEntries, keyOf, type Piece } from './piece.ts'

/** The smaller copies of a photograph, as those of an editor's own have them: pages and screens show these. */
const copiesOf = async (disk: Disk, key: string, { ending, bytes }: NewMedia): Promise<MediaRow[]> => {
  if (ending === 'svg' || ending === 'pdf') return []
  const { makeCopies } = await imageVariants(bytes)
  return storeVariants(disk, key, await makeCopies())
}

/** Files are written this many at a time: each waits for the disk longer than for anything else. */
const atOnce = 20

/** Entries per message: parsing a line of megabytes takes many times its size. */
const perPiece = 20

/** Makes missing files, and reports progress. */
async function* made(
  wanted: readonly StarterFile[],
  known: Map<string, MediaRow>,
  disk: Disk,
  [what, step]: readonly [string, number],
): AsyncGenerator<Piece> {
  const all = [...new Map(wanted.map((one) => [one.recipe, one])).values()]
  for (let at = 0; at < all.length; at += atOnce) {
    const rows = await Promise.all(
      all.slice(at, at + atOnce).map(async ({ recipe, make }) => {
        const row = known.get(recipe)
        if (row && (await disk.exists(placeOf(row.key)))) return []
        const file = await make()
        const kept = await storeFile(disk, { ...file, recipe })
        known.set(recipe, kept)
        return [kept, ...(await copiesOf(disk, kept.key, file))]
      }),
    )
    if (rows.some((row) => row.length > 0)) yield { media: rows.flat() }
    const done = Math.min(at + atOnce, all.length)
    if (Math.floor(done / step) > Math.floor(at / step) || done === all.length) yield { progress: `${what} ${done} of ${all.length}` }
  }
}

/**
 * Prepares the starter entries that were never loaded: draws their pictures, makes their documents, and yields the entries with
 * their addresses. Files are yielded one by one, so that a restart continues where the last one stopped.
 */
export async function* prepare(known: KnownEntries, disk: Disk, all: readonly Draft[] = university()): AsyncGenerator<Piece> {
  const loaded = new Set(known.entries)
  const missing = all.filter((draft) => !loaded.has(keyOf(draft)))
  const wanted = new Set(missing)
  if (missing.length === 0) return
  yield { progress: `preparing ${missing.length} entries` }
  const rows = new Map(known.made.map((row) => [row.recipe ?? '', row]))
  const pictures = starterPictures(all).filter(({ entry }) => wanted.has(entry))
  const documents = starterDocuments(missing)
  yield* made(pictures, rows, disk, ['drawing pictures', 200])
  yield* made(documents, rows, disk, ['making documents', 10])
  const changes = Map.groupBy([...pictures, ...documents], ({ entry }) => entry)
  const complete = (draft: Draft): Draft => {
    const values = (changes.get(draft) ?? []).flatMap(({ path, recipe, shown }) => {
      const row = rows.get(recipe)
      return row ? [{ path, value: shown(row) }] : []
    })
    return { ...draft, attributes: withValues(draft.attributes, values) }
  }
  for (let at = 0; at < missing.length; at += perPiece) yield { drafts: missing.slice(at, at + perPiece).map(complete) }
}
