import type { Labels } from './locales.ts'

/** What stands between a title and a name after it, in each language: it never begins a line. */
export const titleDash: Labels = { kz: '\u00a0– ', ru: '\u00a0— ', en: ' – ' }
