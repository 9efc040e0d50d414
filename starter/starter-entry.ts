import type { StoredOf } from '@narkhoz/contract/attributes/attribute.ts'
import type { AnyStoredBlock } from '@narkhoz/contract/blocks/blocks.ts'
import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import type { entities, Kind } from '@narkhoz/contract/entities/registry.ts'

/** An attribute that the seed itself generates: the file of a document. */
type SeedMade = { document: 'file' }

/** A block whose rows of pictures may have a caption alone: the seed draws the picture. */
type StarterBlock<B extends AnyStoredBlock = AnyStoredBlock> = B extends { type: 'gallery' }
  ? Omit<B, 'pictures'> & { pictures: Omit<B['pictures'][number], 'picture'>[] }
  : B

type StarterAttributes<A> = 'blocks' extends keyof A ? Omit<A, 'blocks'> & { blocks?: StarterBlock[] } : A

/** An entry of the starter content; its id is fixed, so that the seed finds it again. */
export type StarterEntry<K extends Kind> = {
  id: number
  slug?: string
  attributes: StarterAttributes<Omit<StoredOf<(typeof entities)[K]['attributes']>, K extends keyof SeedMade ? SeedMade[K] : never>>
}

/** The starter entries of one kind, in the order visitors see them. */
export const starter = <K extends Kind>(kind: K, list: readonly StarterEntry<K>[]): Draft[] =>
  // The attributes are typed by the kind above; storage takes them as they are and judges them again.
  list.map((entry, at) => ({ kind, position: at + 1, status: 'published', ...entry, attributes: entry.attributes as Draft['attributes'] }))
