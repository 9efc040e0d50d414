import type { SelectOption } from '../kit/select.tsx'
import { spokenIn } from '../kit/spoken.ts'

type Offered = { id: number; title: string; fallback: readonly string[] }

/** Entries as the options of a select that sends the id of the one chosen. */
export const chosenById = (entries: readonly Offered[]): SelectOption[] =>
  entries.map((entry) => ({ value: String(entry.id), title: entry.title, lang: spokenIn(entry, 'title') }))

/** Entries as the options of a select that sends the words of the one chosen. */
export const chosenByWords = (entries: readonly Offered[]): SelectOption[] =>
  entries.map((entry) => ({ value: entry.title, title: entry.title, lang: spokenIn(entry, 'title') }))
