import type { Locale } from '@narkhoz/contract/locales.ts'

/** What stands between a title and a name after it. Feeds need it too, and they are written without the dictionaries. */
export const titleDash: Readonly<Record<Locale, string>> = { kz: '\u00a0– ', ru: '\u00a0— ', en: ' – ' }
