import * as v from 'valibot'
import { defaultLocale } from '../locales.ts'

/** A value in three languages of which Kazakh must exist; the others are answered from it when missing. */
export const localized = <S extends v.GenericSchema>(value: S) =>
  v.strictObject({ [defaultLocale]: value, ru: v.optional(value), en: v.optional(value) } as {
    kz: S
    ru: v.OptionalSchema<S, undefined>
    en: v.OptionalSchema<S, undefined>
  })

/** A value in three languages of which any one must exist: what none of them is translated from. */
export const inAnyLanguage = <S extends v.GenericSchema>(value: S) =>
  v.pipe(v.strictObject({ kz: v.optional(value), ru: v.optional(value), en: v.optional(value) }), v.minEntries(1))

/** A localized text as editors save it. */
export type LocalizedText = { kz: string; ru?: string | undefined; en?: string | undefined }
