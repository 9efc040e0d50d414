import type { Locale } from '@narkhoz/contract/locales.ts'

/** Languages are offered under their own names: whoever looks for theirs may not read the others. */
export const ownNames: Readonly<Record<Locale, string>> = { kz: 'Қазақша', ru: 'Русский', en: 'English' }
