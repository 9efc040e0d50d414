import type { Attribute } from '@narkhoz/contract/attributes/attribute.ts'
import type { Block } from '@narkhoz/contract/blocks/block.ts'
import { blockRegistry } from '@narkhoz/contract/blocks/blocks.ts'
import { type Locale, locales, textIn } from '@narkhoz/contract/locales.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'

/** Attributes by name, as stored or in a form. */
export type Values = UnknownRecord

/** A text in three languages in a form: empty if missing. */
export type Texts = Record<Locale, string>

/** A block in a form. */
export type BlockValues = Values & { id: number; group: number; position: number; hidden?: boolean; type: string }

/** Whether something holds attributes by name. */
export const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The texts of all languages, whatever of them there is. */
export const textsOf = (value: unknown): Texts => {
  const given = isValues(value) ? value : {}
  const text = (lang: Locale) => (typeof given[lang] === 'string' ? given[lang] : '')
  return { kz: text('kz'), ru: text('ru'), en: text('en') }
}

/** What of the texts is written, or nothing where none is. */
export const writtenTexts = (value: unknown): Partial<Texts> | undefined => {
  const written = Object.entries(textsOf(value)).filter(([, text]) => text.trim() !== '')
  return written.length > 0 ? (Object.fromEntries(written) as Partial<Texts>) : undefined
}

/** The text in a language, or in the first one that has it. */
export const readable = (value: unknown, lang: Locale): string => {
  const texts = textsOf(value)
  return textIn(texts, lang) || locales.map((one) => texts[one]).find(Boolean) || ''
}

/** The declaration of a block's type, or nothing where there is no such type. */
export const blockOf = (type: string): Block | undefined => (blockRegistry as Readonly<Record<string, Block>>)[type]

/** Types whose value is one text, number or answer, the same in all languages. */
export const isSingle = ({ type }: Attribute) =>
  ['plain', 'url', 'number', 'flag', 'day', 'moment', 'choice', 'country', 'reference'].includes(type)
