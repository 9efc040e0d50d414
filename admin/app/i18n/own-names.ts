import type { Locale } from '@narkhoz/contract/locales.ts'

/** Languages have their native names: their speakers may not read the others. */
export const ownNames: Readonly<Record<Locale, string>> = { kz: 'Қазақша', ru: 'Русский', en: 'English' }
