import * as v from 'valibot'
import { defaultLocale } from '../locales.ts'

/** A value in three languages of which Kazakh must exist; the others are answered from it when missing. */
export const localized = <S extends v.GenericSchema>(value: S) =>
  v.strictObject({ [defaultLocale]: value, ru: v.optional(value), en: v.optional(value) } as {
    kz: S
    ru: v.OptionalSchema<S, undefined>
    en: v.OptionalSchema<S, undefined>
  })

/** A localized text as editors save it. */
export type LocalizedText = { kz: string; ru?: string | undefined; en?: string | undefined }
