import type { Locale } from '@narkhoz/contract/locales.ts'
import { skeleton } from '@narkhoz/contract/skeleton.ts'
import { beginningOf, type QueryWords, queryWords } from '../search-index/tokenize.ts'
import type { Word } from '../search-index/word.ts'
import type { Database } from '../storage/storage.ts'
import { lookUpFuzzy, mostSlipped } from './fuzzy.ts'
import { otherLayouts } from './keyboard.ts'
import { lookUp, lookUpBegun, mostBegunEach } from './look-up.ts'
import type { Synonyms } from './synonyms.ts'
import { type Term, unknownTerm } from './term.ts'

/** A query as a language understands it. */
export type Interpretation = { lang: Locale; terms: Term[]; without: Term[] }

const isKnown = ({ certainty }: Term) => certainty !== 'unknown'

/** Whether every word is one that the language surely knows. */
export const isSure = ({ terms }: Interpretation) =>
  terms.length > 0 && terms.every(({ certainty }) => certainty === 'exact' || certainty === 'alike')

/** Whether texts of the language contain every word as typed. */
export const isExact = ({ terms }: Interpretation) => terms.length > 0 && terms.every(({ certainty }) => certainty === 'exact')

/** Whether every word is known somehow. */
export const isWhole = ({ terms }: Interpretation) => terms.length > 0 && terms.every(isKnown)

/** The words that no text contains, in any spelling: a typo is likely. */
export const unknownIn = ({ terms }: Interpretation): string[] =>
  terms.flatMap(({ word, certainty }) => (certainty === 'exact' || certainty === 'alike' ? [] : [word.text]))

/** Stop words are used only if there are no other words. */
const withoutStops = (terms: readonly Term[]) => {
  const telling = terms.filter(({ isStop }) => !isStop)
  return telling.length > 0 ? telling : terms.filter(isKnown)
}

const pairsOf = (words: readonly Word[]): Word[] =>
  words.slice(1).map((word, at) => ({ text: `${words[at]?.text}${word.text}`, isShouted: false }))

/** Words that may be written as one (`start up`) are looked for as one, too. */
const withPairs = (terms: readonly Term[], pairs: readonly Term[]) =>
  terms.map((term, at) => {
    const whole = [pairs[at - 1], pairs[at]].filter(
      (pair) => pair && !pair.isStop && (pair.certainty === 'exact' || pair.certainty === 'alike'),
    )
    const ways = whole.flatMap((pair) => pair?.strong ?? [])
    if (ways.length === 0) return term
    const entries = whole.reduce((sum, pair) => sum + (pair?.entries ?? 0), term.entries)
    return { ...term, certainty: isKnown(term) ? term.certainty : ('alike' as const), strong: [...term.strong, ...ways], entries }
  })

const shortestBegun = 3

/** Minimum length of a word after removing its ending. */
const shortestKept = 5

/** No ending is longer: a Kazakh word with every suffix it can have is a third of these letters and more. */
const longestEnding = 8

/** A shorter word is one slip away from too many of another language. */
const shortestSlipped = 6

/** Minimum length of a known word that may be a prefix, and limit of its completions. */
const shortestOpen = 5
const mostOpen = 12

/** The prefix for completions of a known word: its stem, if it begins with that. */
const openEnd = ({ word, strong, certainty }: Term): Word | undefined => {
  const [stem = ''] = strong.flat().toSorted((one, other) => one.length - other.length)
  const isOwn = certainty === 'exact' && stem.length >= shortestOpen - 1 && word.text.startsWith(stem)
  const text = isOwn ? stem : word.text
  return text.length >= shortestOpen - 1 && !/\d/.test(text) ? { ...word, text } : undefined
}

/** A word without its last letter, its last two and so on, down to the minimum length. */
const withoutEnding = (word: Word): Word[] => {
  const { length } = word.text
  const shortest = Math.max(shortestKept, Math.ceil((length * 2) / 3), length - longestEnding)
  return Array.from({ length: Math.max(0, length - shortest) }, (_, cut) => ({ ...word, text: word.text.slice(0, length - 1 - cut) }))
}

const wordsIn = (terms: readonly Term[]) => terms.map(({ word }) => word)

/** Terms with replacements for the selected ones, in order. */
const replaced = (
  terms: readonly Term[],
  isChosen: (term: Term) => boolean,
  found: readonly Term[],
  together: (term: Term, found: Term) => Term,
): Term[] => {
  let at = 0
  return terms.map((term) => {
    const other = isChosen(term) ? found[at++] : undefined
    return other ? together(term, other) : term
  })
}

/** A term that may be another one as well. */
const widenedBy = (term: Term, other: Term): Term => {
  const more = other.strong.filter((way) => ![...term.strong, ...term.weak].some((own) => own.join() === way.join()))
  if (more.length === 0) return term
  return { ...term, weak: [...term.weak, ...more], entries: term.entries + other.entries, titles: term.titles + other.titles }
}

/** Reads queries by the vocabulary of each language. */
export class QueryInterpreter {
  readonly #db: Database
  readonly #synonyms: Synonyms

  constructor(db: Database, synonyms: Synonyms) {
    this.#db = db
    this.#synonyms = synonyms
  }

  /** Interprets every word literally, in any spelling, by its stem, or as a prefix. */
  async read(parsed: QueryWords, lang: Locale): Promise<Interpretation> {
    const reading = await this.readWhole(parsed, lang)
    return { ...reading, terms: await this.#begun(reading.terms, lang) }
  }

  /** Interprets every word literally, in any spelling, or by its stem. */
  async readWhole({ wanted, unwanted }: QueryWords, lang: Locale): Promise<Interpretation> {
    const pairs = pairsOf(wanted)
    const found = await lookUp(this.#db, [...wanted, ...pairs, ...unwanted], lang)
    const own = withPairs(found.slice(0, wanted.length), found.slice(wanted.length, wanted.length + pairs.length))
    const terms = withoutStops(await this.#synonyms.widen(own, lang))
    return { lang, terms: await this.#reconsidered(terms, lang), without: found.slice(wanted.length + pairs.length) }
  }

  /** Words that are known by their stem alone may as well be others with a slip in them. */
  async #reconsidered(terms: readonly Term[], lang: Locale): Promise<Term[]> {
    const isDoubtful = ({ certainty }: Term) => certainty === 'stem'
    const near = await lookUpFuzzy(this.#db, wordsIn(terms.filter(isDoubtful)), lang, 1)
    return replaced(terms, isDoubtful, near, (term, other) => (isKnown(other) ? widenedBy(other, term) : term))
  }

  /** Interprets unknown words as prefixes; also the last word of a query, which may be incomplete. */
  async #begun(terms: readonly Term[], lang: Locale): Promise<Term[]> {
    const lengthOf = (term: Term) => skeleton(term.word.text).length
    const isBegun = (term: Term) => !isKnown(term) && lengthOf(term) >= shortestBegun
    const last = terms.at(-1)
    const open = last && isKnown(last) && openEnd(last)
    const unknown = wordsIn(terms.filter(isBegun))
    const [begun, more] = await Promise.all([
      lookUpBegun(this.#db, unknown, lang, { most: mostBegunEach(unknown.length) }),
      open ? lookUpBegun(this.#db, [open], lang, { inTitles: true, most: mostOpen }) : [],
    ])
    return replaced(terms, isBegun, begun, (_, other) => other).map((term) => (term === last && more[0] ? widenedBy(term, more[0]) : term))
  }

  /** The same query typed on another keyboard, if that makes words of it. */
  async retyped(
    query: string,
    lang: Locale,
    isEnough: (reading: Interpretation) => boolean,
  ): Promise<(Interpretation & { query: string }) | undefined> {
    for (const text of otherLayouts(beginningOf(query))) {
      const reading = await this.read(queryWords(text), lang)
      // If letters became punctuation, the rest is not reliable.
      const isLess = /[^\p{L}\p{N}\s-]/u.test(text)
      if (isLess ? isSure(reading) : isEnough(reading)) return { ...reading, query: text.trim() }
    }
    return undefined
  }

  /** Replaces unknown words by those at distance one; none of them if there are too many. */
  async slipped(reading: Interpretation): Promise<Interpretation> {
    const isMendable = (term: Term) => !isKnown(term) && skeleton(term.word.text).length >= shortestSlipped
    const unknown = reading.terms.filter((term) => !isKnown(term))
    if (unknown.length > mostSlipped || !unknown.every(isMendable)) return reading
    const near = await lookUpFuzzy(this.#db, wordsIn(unknown), reading.lang, 1)
    return { ...reading, terms: replaced(reading.terms, isMendable, near, (_, other) => other) }
  }

  /** Replaces unknown words by probable corrections, or by words with the same beginning; of very many only the first. */
  async mended(reading: Interpretation): Promise<Interpretation> {
    const { lang } = reading
    const unknown = reading.terms.filter((term) => !isKnown(term)).slice(0, mostSlipped)
    const near = await lookUpFuzzy(this.#db, wordsIn(unknown), lang)
    const meant = await Promise.all(near.map((term) => (isKnown(term) ? term : this.#synonyms.near(term, lang))))
    const isLost = (term: Term) => !isKnown(term)
    const begun = replaced(meant, isLost, await this.#shortened(wordsIn(meant.filter(isLost)), lang), (_, other) => other)
    const terms = replaced(
      reading.terms,
      (term) => unknown.includes(term),
      begun,
      (_, other) => other,
    )
    return { ...reading, terms: await this.#synonyms.widen(terms, lang) }
  }

  /** A query whose last word is still being typed, with what editors say it may become. */
  async unfinished(reading: Interpretation): Promise<Interpretation> {
    return { ...reading, terms: await this.#synonyms.widenBegun(reading.terms, reading.lang) }
  }

  /** Words that are a prefix of a known spelling, or have an unknown ending: программалау begins like программа. */
  async #shortened(words: readonly Word[], lang: Locale): Promise<Term[]> {
    const shorter = words.map((word) => [word, ...withoutEnding(word)])
    const begun = await lookUpBegun(this.#db, shorter.flat(), lang, { most: mostBegunEach(words.length), inEverySpelling: true })
    return words.map((word, at) => {
      const found = begun.splice(0, shorter[at]?.length).find(isKnown)
      return found ? { ...found, word } : unknownTerm(word)
    })
  }
}

/** The query as interpreted, in words; undefined if unchanged. */
export const correctedQuery = (reading: Interpretation): string | undefined => {
  if (!reading.terms.some(({ taken }) => taken)) return undefined
  return reading.terms.map(({ word, taken, spelt }) => taken ?? spelt ?? word.text).join(' ')
}
