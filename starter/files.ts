import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import { mediaAddress, type NewMedia } from '@narkhoz/contract/media.ts'
import { drawn, recipeOf, sizeOf } from './illustrate/drawn.ts'
import { type Illustration, plan } from './illustrate/plan.ts'
import type { DraftBlock, Path } from './illustrate/slots.ts'
import { drawLogo } from './logo/draw-logo.ts'
import { logoFiles } from './logo/logo-files.ts'
import { paperOf } from './papers/paper.ts'

/** The row of a stored file. */
type StoredFile = { key: string; type: string; size: number; width: number | null; height: number | null; name: string | null }

/** A file that an entry needs: its recipe, how it is made, and the attribute that names it. */
export type StarterFile = {
  entry: Draft
  path: Path
  recipe: string
  make: () => Promise<NewMedia>
  shown: (file: StoredFile) => unknown
}

const pictureOf = ({ entry, path, drawing, alt }: Illustration): StarterFile => ({
  entry,
  path,
  recipe: recipeOf(drawing),
  make: async () => ({ ending: 'svg', bytes: Buffer.from(drawn(drawing)), ...sizeOf(drawing) }),
  shown: ({ key, width, height }) => ({ url: mediaAddress(key), width, height, alt }),
})

const shownFile = ({ key, name, size, type }: StoredFile) => ({ url: mediaAddress(key), name, size, type })

const paperFor = (entry: Draft): StarterFile => ({
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
const logosFor = (entry: Draft): StarterFile[] =>
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

/** The pictures of all entries. Planned together: neighbours of an entry influence its picture. */
export const starterPictures = (all: readonly Draft[]): StarterFile[] => plan(all).map(pictureOf)

/** The documents and the files of the logo that entries name. */
export const starterDocuments = (all: readonly Draft[]): StarterFile[] => [
  ...all.filter(({ kind, attributes }) => kind === 'document' && !attributes.file).map(paperFor),
  ...all.flatMap(logosFor),
]
