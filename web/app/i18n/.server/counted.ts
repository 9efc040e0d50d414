import { type Locale, languageTags } from '@narkhoz/contract/locales.ts'

/** A sentence by plural form: Russian needs three forms, English two, Kazakh one. `{n}` is the number. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** A sentence with a number, in its plural form. */
export const counted = (lang: Locale, number: number, forms: PluralForms) =>
  (forms[new Intl.PluralRules(languageTags[lang]).select(number)] ?? forms.other).replace('{n}', String(number))
