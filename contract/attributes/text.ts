import * as v from 'valibot'
import type { AttributeOptions } from './attribute.ts'
import { build } from './build.ts'
import { inAnyLanguage, localized } from './localized.ts'

type TextOptions = AttributeOptions & { max?: number }

const words = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max))

/** A plain text in three languages: titles, names of things, one or two sentences. */
export const text = <const O extends TextOptions>(options: O = {} as O) => {
  const max = options.max ?? 300
  return { ...build('text', options, localized(words(max)), v.string()), max }
}

/** A plain text in any of three languages, such as words that are no translations of each other. */
export const textInAny = <const O extends TextOptions>(options: O = {} as O) => {
  const max = options.max ?? 300
  return { ...build('text', options, inAnyLanguage(words(max)), v.string()), max, anyLanguage: true as const }
}

/** A formatted text in three languages; its markup is cleaned by `richTextAllowed`. */
export const richText = <const O extends TextOptions>(options: O = {} as O) => {
  const max = options.max ?? 50_000
  return { ...build('richText', options, localized(words(max)), v.string()), max }
}

/** One value for all languages: a code, a number with letters, an email, a phone. */
export const plain = <const O extends TextOptions & { pattern?: RegExp }>(options: O = {} as O) => {
  const max = options.max ?? 300
  const { pattern } = options
  return { ...build('plain', options, pattern ? v.pipe(words(max), v.regex(pattern)) : words(max), v.string()), max }
}

/** Markup that formatted texts may hold; everything else is removed on save and on answer. */
export const richTextAllowed = {
  tags: [
    'p',
    'br',
    'strong',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'caption',
    'hr',
    'code',
    'abbr',
    'span',
  ],
  attributes: {
    a: ['href', 'title', 'hreflang'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
    span: ['lang'],
    ol: ['start'],
  },
} as const
