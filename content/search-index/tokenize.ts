import { longestQuery } from '@narkhoz/contract/search.ts'
import { withPlainPhones } from './phone-words.ts'
import type { Word } from './word.ts'

const longest = 40

// Characters inside a word that do not split it: soft hyphens, apostrophes, joiners.
const silent = /[\u00ad\u200b-\u200d\u2060]|(?<=\p{L})['’ʼ‘`](?=\p{L})/gu
const possessive = /(?<=[a-z])['’]s(?!\p{L})/giu
const compound = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-‐‑][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu

// Letters of two halves, which no word of our languages has: a word that is taken apart would leave half a letter behind, and
// the database refuses that.
const beyond = /[\u{10000}-\u{10ffff}]/gu

const legible = (text: string) => text.normalize('NFKC').replace(beyond, ' ')

const wordOf = (text: string): Word => ({
  text: text.toLowerCase().replaceAll('ё', 'е'),
  isShouted: text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase(),
})

/** The words of a text, those that hyphens join together. */
const compounds = (text: string): Word[][] =>
  [...legible(text).replace(possessive, '').replace(silent, '').matchAll(compound)].map(([found]) =>
    found
      .split(/[-‐‑]/)
      .filter((part) => part.length <= longest)
      .map(wordOf),
  )

/** Tokenizes a text; compounds also become one word: `start-up` is also found as `startup`. */
export const tokenize = (text: string): Word[] =>
  compounds(text).flatMap((parts) => {
    const joined = parts.map((part) => part.text).join('-')
    return parts.length > 1 && joined.length <= longest ? [...parts, { text: joined, isShouted: false }] : parts
  })

/** Words of a query, and excluded words: those with a leading hyphen. */
export type QueryWords = { wanted: Word[]; unwanted: Word[] }

const most = 12

/** The beginning of a query, which is all of it that is read. A word that was cut in two would be searched for and never found. */
export const beginningOf = (query: string): string =>
  query.length > longestQuery ? query.slice(0, longestQuery).replace(/\S*$/, '') : query

/** Reads a query. Only its beginning, and only its words: every other sign is taken for a space. */
export const queryWords = (query: string): QueryWords => {
  const unwanted: Word[] = []
  const rest = legible(beginningOf(query)).replace(/(?<=^|\s)-([\p{L}\p{N}][\p{L}\p{M}\p{N}]*)/gu, (_, word: string) => {
    if (word.length <= longest) unwanted.push(wordOf(word))
    return ' '
  })
  const seen = new Set<string>()
  const words = compounds(withPlainPhones(rest)).flat()
  // A query of exclusions only has its hyphen by mistake.
  if (words.length === 0) return { wanted: unwanted.slice(0, most), unwanted: [] }
  const wanted = words.filter(({ text }) => !seen.has(text) && seen.add(text) && !unwanted.some((word) => word.text === text))
  return { wanted: wanted.slice(0, most), unwanted: unwanted.slice(0, most) }
}
