import type { Locale } from '@narkhoz/contract/locales.ts'

/** PostgreSQL's text search dictionary for each language; Kazakh has none of its own. */
export const dictionaries = { kz: 'simple', ru: 'russian', en: 'english' } as const satisfies Record<Locale, string>
