import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import type { MediaRow } from '../media/store-file.ts'

/** What is there already: entries that were once loaded, and files with what they were made from. */
export type KnownEntries = { entries: readonly string[]; made: readonly MediaRow[] }

/** One piece of what the preparation of the starter content answers, in order. */
export type Piece = { told: string } | { media: MediaRow[] } | { drafts: Draft[] }

/** Prepares what is not known yet. */
export type Source = (known: KnownEntries) => AsyncIterable<Piece>

/** Is told what is being done, in a few words. */
export type Tell = (words: string) => unknown

/** What an entry is known by. */
export const keyOf = ({ kind, id }: { kind: string; id?: number }) => `${kind} ${id}`
