import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import type { MediaRow } from '../media/store-file.ts'

/** The previous state: loaded entries, and files with their recipes. */
export type KnownEntries = { entries: readonly string[]; made: readonly MediaRow[] }

/** One message of the preparation of starter content, in order. */
export type Piece = { progress: string } | { media: MediaRow[] } | { drafts: Draft[] }

/** Prepares entries and files that are not known yet. */
export type Source = (known: KnownEntries) => AsyncIterable<Piece>

/** Called with progress, in a few words. */
export type Tell = (words: string) => unknown

/** A unique key of an entry. */
export const keyOf = ({ kind, id }: { kind: string; id?: number }) => `${kind} ${id}`
