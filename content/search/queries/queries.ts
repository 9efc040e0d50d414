import type { Locale } from '@narkhoz/contract/locales.ts'
import { en } from './en.ts'
import { kz } from './kz.ts'
import type { Queries } from './query.ts'
import { ru } from './ru.ts'

/** Queries as visitors type them, by the language of the page they are on. */
export const queries: Readonly<Record<Locale, Queries>> = { kz, ru, en }
