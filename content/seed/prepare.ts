import { mediaAddress } from '@narkhoz/contract/media.ts'
import type { Disk } from 'flydrive'
import type { Draft } from '../content/entry.ts'
import { keptCopies } from '../media/kept-copies.ts'
import { keptFile, type MediaRow, type NewMedia, placeOf } from '../media/kept-file.ts'
import { developed } from '../media/photograph.ts'
import { drawLogo } from './draw-logo.ts'
import { drawn, recipeOf, sizeOf } from './illustrate/drawn.ts'
import { type Illustration, plan } from './illustrate/plan.ts'
import type { DraftBlock, Path } from './illustrate/slots.ts'
import { withValues } from './illustrate/with-values.ts'
import { logoFiles } from './logo-files.ts'
import { paperOf } from './papers/paper.ts'
import { type KnownEntries, keyOf, type Piece } from './piece.ts'
import { university } from './university.ts'

/** A file that an entry needs: what it is made from, how, and where it is named. */
type Wanted = { entry: Draft; path: Path; recipe: string; make: () => Promise<NewMedia>; shown: (row: MediaRow) => unknown }

const pictureOf = ({ entry, path, drawing, alt }: Illustration): Wanted => ({
  entry,
  path,
  recipe: recipeOf(drawing),
  make: async () => ({ ending: 'svg', bytes: Buffer.from(drawn(drawing)), ...sizeOf(drawing) }),
  shown: ({ key, width, height }) => ({ url: mediaAddress(key), width, height, alt }),
})

const shownFile = ({ key, name, size, type }: MediaRow) => ({ url: mediaAddress(key), name, size, type })

const paperFor = (entry: Draft): Wanted => ({
  entry,
  path: ['file'],
  recipe: `paper ${entry.id}`,
  make: async () => {
    const paper = await paperOf(entry.id ?? 0)
    if (!paper) throw new Error(`Document ${entry.id} of the starter content has no paper`)
    return { ending: 'pdf', ...paper }
  },
  shown: shownFile,
})

/** The files of the logo that the entry's lists of files name. */
const logosFor = (entry: Draft): Wanted[] =>
  ((entry.attributes.blocks ?? []) as DraftBlock[]).flatMap(({ type, items }, at) =>
    type === 'documents'
      ? (items as { file: { name: string } }[]).flatMap(({ file }, row) =>
          logoFiles
            .filter(({ name }) => name === file.name)
            .map((logo) => ({
              entry,
              path: ['blocks', at, 'items', row, 'file'],
              recipe: `logo ${logo.name}`,
              make: () => drawLogo(logo),
              shown: shownFile,
            })),
        )
      : [],
  )

/** The smaller copies of a photograph, as those of an editor's own have them: pages and screens show these. */
const copiesOf = async (disk: Disk, key: string, { ending, bytes }: NewMedia): Promise<MediaRow[]> => {
  if (ending === 'svg' || ending === 'pdf') return []
  const { makeCopies } = await developed(bytes)
  return keptCopies(disk, key, await makeCopies())
}

/** Files are written this many at a time: each waits for the disk longer than for anything else. */
const atOnce = 20

/** Entries are told this many at a time: a line of megabytes costs its reader many times its size. */
const perPiece = 20

/** Makes the files that were never made or are gone, and tells how far it is. */
async function* made(
  wanted: readonly Wanted[],
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
        const kept = await keptFile(disk, { ...file, recipe })
        known.set(recipe, kept)
        return [kept, ...(await copiesOf(disk, kept.key, file))]
      }),
    )
    if (rows.some((row) => row.length > 0)) yield { media: rows.flat() }
    const done = Math.min(at + atOnce, all.length)
    if (Math.floor(done / step) > Math.floor(at / step) || done === all.length) yield { told: `${what} ${done} of ${all.length}` }
  }
}

/**
 * Prepares the starter entries that were never loaded: draws their pictures, makes their documents, and answers them with
 * both in their places. Files are told as they are made, so that whoever starts again goes on where the last one stopped.
 */
export async function* prepare(known: KnownEntries, disk: Disk, all: readonly Draft[] = university()): AsyncGenerator<Piece> {
  const loaded = new Set(known.entries)
  const missing = all.filter((draft) => !loaded.has(keyOf(draft)))
  const wanted = new Set(missing)
  if (missing.length === 0) return
  yield { told: `preparing ${missing.length} entries` }
  const rows = new Map(known.made.map((row) => [row.recipe ?? '', row]))
  // Planned for all of them: what stands beside an entry decides about its picture, also when that was loaded before.
  const pictures = plan(all)
    .filter(({ entry }) => wanted.has(entry))
    .map(pictureOf)
  const papers = missing.filter(({ kind, attributes }) => kind === 'document' && !attributes.file).map(paperFor)
  const logos = missing.flatMap(logosFor)
  yield* made(pictures, rows, disk, ['drawing pictures', 200])
  yield* made([...papers, ...logos], rows, disk, ['making documents', 10])
  const changes = Map.groupBy([...pictures, ...papers, ...logos], ({ entry }) => entry)
  const complete = (draft: Draft): Draft => {
    const values = (changes.get(draft) ?? []).flatMap(({ path, recipe, shown }) => {
      const row = rows.get(recipe)
      return row ? [{ path, value: shown(row) }] : []
    })
    return { ...draft, attributes: withValues(draft.attributes, values) }
  }
  for (let at = 0; at < missing.length; at += perPiece) yield { drafts: missing.slice(at, at + perPiece).map(complete) }
}
