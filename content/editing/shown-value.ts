import type { Attribute } from '@narkhoz/contract/attributes/attribute.ts'
import { type Labels, type Locale, textIn } from '@narkhoz/contract/locales.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'

/** The name of an entry that is referred to, in one language. */
export type NameOf = (kind: string, id: number) => string

const yesNo = { true: { kz: 'Иә', ru: 'Да', en: 'Yes' }, false: { kz: 'Жоқ', ru: 'Нет', en: 'No' } } as const satisfies Record<
  string,
  Labels
>

const picture = { kz: 'Сурет', ru: 'Изображение', en: 'Picture' } as const satisfies Labels

/** Rich text as plain text, paragraphs and items on separate lines. */
export const plainText = (html: string) =>
  html
    .replace(/<(?:br|hr)\s*\/?>|<\/(?:p|li|h\d|tr|blockquote|caption)>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/&amp;/g, '&')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()

/** A value that is the same in all languages, as an editor reads it. */
export const shownValue = (attribute: Attribute, value: unknown, lang: Locale, nameOf: NameOf): string | null => {
  if (value === undefined || value === null) return null
  const { type, options = [], to = '' } = attribute
  const optionOf = (one: unknown) => options.find((option) => option.value === one)?.label[lang] ?? String(one)
  if (type === 'flag') return yesNo[value === true ? 'true' : 'false'][lang]
  if (type === 'choice') return optionOf(value)
  if (type === 'choices') return (value as unknown[]).map(optionOf).join(', ')
  if (type === 'reference') return nameOf(to, value as number)
  if (type === 'references') return (value as number[]).map((id) => nameOf(to, id)).join(', ')
  if (type === 'file') return String((value as UnknownRecord).name)
  if (type === 'picture') return textIn((value as { alt?: Partial<Labels> }).alt, lang) || picture[lang]
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
