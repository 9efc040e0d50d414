import { inLead, isFew, nothing, quoted } from '../search-index/tsquery.ts'
import type { Word } from '../search-index/word.ts'

/** A conjunction of lexemes that expresses a term. */
export type Way = readonly string[]

/** How a word was understood, the surest first. */
const certainties = ['exact', 'alike', 'stem', 'begun', 'near', 'unknown'] as const

/** One of them. */
type Certainty = (typeof certainties)[number]

/** A word of a query, as the vocabulary knows it. */
export type Term = {
  word: Word
  certainty: Certainty
  /** A stop word; used only if there are no other words. */
  isStop: boolean
  /** Its correction, if it is unknown. */
  taken?: string
  /** How it is spelt here, where it was typed in another way. */
  spelt?: string
  /** Certain readings. */
  strong: readonly Way[]
  /** Possible readings. */
  weak: readonly Way[]
  /** How many entries have it at the most, and how many in their title. */
  entries: number
  titles: number
}

/** A term without readings. */
export const unknownTerm = (word: Word): Term => ({
  word,
  certainty: 'unknown',
  isStop: false,
  strong: [],
  weak: [],
  entries: 0,
  titles: 0,
})

const together = (way: Way, mark: string) => `(${way.map((lexeme) => quoted(mark + lexeme)).join(' & ')})`

/**
 * A phrase in a text: adjacent words, two also in reverse or with one word between. A long text contains "student" and "housing"
 * somewhere, and is not about student housing.
 */
const besideEachOther = (way: Way) => {
  const words = way.map(quoted)
  const [one, other, ...more] = words
  if (one === undefined || other === undefined || more.length > 0) return `(${words.join(' <-> ')})`
  return `(${one} <-> ${other} | ${one} <2> ${other} | ${other} <-> ${one})`
}

const anyWay = (ways: readonly Way[], queryOf: (way: Way) => string) => [...new Set(ways.map(queryOf))].join(' | ') || nothing

/** The query for any of these ways in a title. */
export const anyOf = (ways: readonly Way[]): string => anyWay(ways, (way) => together(way, ''))

/** The query for any of these ways in a lead. */
export const anyInLead = (ways: readonly Way[]): string => anyWay(ways, (way) => together(way, inLead))

/** The field of a query: the entire text with positions, or the short title. */
export type Where = 'words' | 'head'

const anyIn = (ways: readonly Way[], where: Where) => (where === 'head' ? anyOf(ways) : anyWay(ways, besideEachOther))

const waysOf = ({ strong, weak }: Term) => [...strong, ...weak]

/** The query for all of these terms and none of those. */
export const allOf = (terms: readonly Term[], without: readonly Term[] = [], where: Where = 'words'): string =>
  [
    ...terms.map((term) => `(${anyIn(waysOf(term), where)})`),
    ...without.filter((term) => term.strong.length > 0).map(({ strong }) => `!(${anyIn(strong, where)})`),
  ].join(' & ') || nothing

/** The query for at least this many of the terms. */
export const someOf = (terms: readonly Term[], many: number, without: readonly Term[] = [], where: Where = 'words'): string => {
  const chosen = (from: number, left: number): Term[][] => {
    if (left === 0) return [[]]
    return terms.slice(from, terms.length - left + 1).flatMap((term, at) => chosen(from + at + 1, left - 1).map((rest) => [term, ...rest]))
  }
  return chosen(0, many)
    .map((some) => `(${allOf(some, without, where)})`)
    .join(' | ')
}

/** The same query for entries of those kinds alone that are few. */
export const amongFew = (query: string) => `(${query}) & ${quoted(isFew)}`
