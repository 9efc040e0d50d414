import type { Labels } from './locales.ts'

/** The separator between a title and a name, per language: it never begins a line. */
export const titleDash: Labels = { kz: '\u00a0– ', ru: '\u00a0— ', en: ' – ' }
