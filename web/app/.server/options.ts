import { fallbackLang } from '../format/fallback-lang.ts'
import type { SelectOption } from '../kit/select.tsx'

type OptionEntry = { id: number; title: string; fallback: readonly string[] }

/** Entries as the options of a select that sends the id of the one chosen. */
export const chosenById = (entries: readonly OptionEntry[]): SelectOption[] =>
  entries.map((entry) => ({ value: String(entry.id), title: entry.title, lang: fallbackLang(entry, 'title') }))

/** Entries as the options of a select that sends the words of the one chosen. */
export const chosenByWords = (entries: readonly OptionEntry[]): SelectOption[] =>
  entries.map((entry) => ({ value: entry.title, title: entry.title, lang: fallbackLang(entry, 'title') }))
