import { bestBet } from '@narkhoz/contract/entities/best-bet.ts'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { skeleton, skeletons } from '@narkhoz/contract/skeleton.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { lexemesOf } from '../search-index/lexemes.ts'
import { beginningOf, queryWords, tokenize } from '../search-index/tokenize.ts'
import { entries } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import { distance } from './distance.ts'
import { slips } from './fuzzy.ts'
import { otherLayouts } from './keyboard.ts'
import { phrasesIn } from './synonyms.ts'

/** Where a best bet leads, as editors wrote it. */
export type BetTarget = { url: string; title?: Texts | null; text?: Texts | null }

/** A best bet: its targets. */
export type Bet = { id: number; targets: readonly BetTarget[] }

type Texts = Partial<Record<Locale, string>>
type Word = { text: string; skeleton: string; skeletons: readonly string[] }

/** One of the queries that a bet is for, in the language that it is written in. */
type Phrase = { bet: Bet; lang: Locale; text: string; words: readonly Word[] }

/** A query: all its words, and those that no text contains as typed, where a typo is likely. */
type TypedQuery = { words: readonly Word[]; slipped: ReadonlySet<string> }

const wordFrom = (text: string): Word => ({ text, skeleton: skeleton(text), skeletons: skeletons(text) })

const isPart = (text: string) => !text.includes('-')

// Every query here means this university, with or without its name.
const namesUs = ({ skeleton: spelt }: Word) => spelt.startsWith('narhoz') || spelt.startsWith('universit')

/** A longer query is a question of its own, and no phrase is as long. */
const mostWords = 8

const wordsIn = (query: string): readonly Word[] => {
  const words = queryWords(query).wanted.map(({ text }) => wordFrom(text))
  const telling = words.filter((word) => !namesUs(word))
  return telling.length > 0 ? telling : words
}

const isSpelt = (typed: Word, word: Word) => typed.skeletons.includes(word.skeleton)

const isSlip = (typed: Word, word: Word, slipped: TypedQuery['slipped']) => {
  const most = slipped.has(typed.text) ? slips(word.skeleton.length) : 0
  return most > 0 && typed.skeleton[0] === word.skeleton[0] && distance(typed.skeleton, word.skeleton, most) <= most
}

const sharedStart = 3

/** Maximum length of function words. */
const longestMinor = 3

const mayBe = (typed: Word, word: Word, slipped: TypedQuery['slipped']) =>
  isSpelt(typed, word) || typed.skeleton.slice(0, sharedStart) === word.skeleton.slice(0, sharedStart) || isSlip(typed, word, slipped)

/** In how many letters two forms of a Russian or English word may differ in length: психология is no form of психолог, though of its stem. */
const mostEnding = 1

type Lexemes = ReadonlyMap<string, string | undefined>

const isForm = (typed: Word, word: Word, lang: Locale, lexemes: Lexemes) => {
  const lexeme = lexemes.get(word.text)
  if (lexeme === undefined || lexemes.get(typed.text) !== lexeme) return false
  return lang === 'kz' || Math.abs(typed.text.length - word.text.length) <= mostEnding
}

const shortestBegun = 3

/** A prefix is understood as the beginning of a phrase from this length. */
const shortestSent = 4

/** Whether a phrase begins with the input so far, whose last word may be incomplete. */
const isBegunBy = (typed: readonly Word[], words: readonly Word[]) => {
  const last = typed.at(-1)
  if (!last || typed.length > words.length || last.skeleton.length < shortestBegun) return false
  // One word begins too much: «магистратура» is typed by more than those who want to study abroad.
  if (typed.length === 1 && words.length > 1) return false
  const start = words[typed.length - 1]?.skeleton ?? ''
  return (
    typed.slice(0, -1).every((word, at) => words[at] && isSpelt(word, words[at])) && last.skeletons.some((one) => start.startsWith(one))
  )
}

/** Knows what editors have put first for certain queries, until they change it. */
export class BestBets {
  readonly #db: Database
  #phrases: Promise<readonly Phrase[]> | undefined

  constructor(db: Database) {
    this.#db = db
  }

  /** Forgets them. */
  drop() {
    this.#phrases = undefined
  }

  /**
   * The bets for a query, in the editors' order, in any spelling; `unknown` are its words that no text contains. Also whether
   * editors know the query as typed, so that nothing in it is a typo.
   */
  async for(query: string, unknown: readonly string[]): Promise<{ bets: Bet[]; areAsTyped: boolean }> {
    const phrases = await this.#all()
    const words = wordsIn(query)
    // Exact matches precede those with a typo.
    for (const slipped of unknown.length > 0 ? [[], unknown] : [[]]) {
      const bets = await this.#matching(phrases, { words, slipped: new Set(slipped) })
      if (bets.length > 0) return { bets, areAsTyped: slipped.length === 0 }
    }
    for (const text of otherLayouts(beginningOf(query))) {
      const bets = await this.#matching(phrases, { words: wordsIn(text), slipped: new Set() })
      if (bets.length > 0) return { bets, areAsTyped: false }
    }
    const last = words.at(-1)
    const isCutShort = last && unknown.includes(last.text) && last.skeleton.length >= shortestSent
    const begun = isCutShort ? await this.begun(query) : []
    return { bets: begun, areAsTyped: begun.length > 0 }
  }

  /** The bets for an incomplete query. */
  async begun(query: string): Promise<Bet[]> {
    const phrases = await this.#all()
    for (const text of [query, ...otherLayouts(beginningOf(query))]) {
      const words = wordsIn(text)
      const found = phrases.filter((phrase) => isBegunBy(words, phrase.words))
      if (found.length > 0) return betsOf(found)
      const whole = await this.#matching(phrases, { words, slipped: new Set() })
      if (whole.length > 0) return whole
    }
    return []
  }

  /** Every bet with its queries in all languages, in the editors' order. */
  async all(): Promise<{ bet: Bet; queries: string[] }[]> {
    const byBet = Map.groupBy(await this.#all(), ({ bet }) => bet)
    return [...byBet].map(([bet, phrases]) => ({ bet, queries: [...new Set(phrases.map(({ text }) => text))] }))
  }

  async #matching(phrases: readonly Phrase[], typed: TypedQuery): Promise<Bet[]> {
    const { words, slipped } = typed
    if (words.length === 0 || words.length > mostWords) return []
    // What shares not even its beginning with a query needs no dictionary, and that is nearly all. Words that say nothing are short, and
    // who types "report bribe" may have left them out.
    const isThere = (word: Word) => words.some((one) => mayBe(one, word, slipped))
    const near = phrases.filter(
      (phrase) => phrase.words.some(isThere) && phrase.words.every((word) => word.text.length <= longestMinor || isThere(word)),
    )
    const matched: Phrase[] = []
    for (const lang of locales) {
      const own = near.filter((phrase) => phrase.lang === lang)
      if (own.length === 0) continue
      const texts = new Set([...words, ...own.flatMap((phrase) => phrase.words)].map(({ text }) => text))
      const lexemes = await lexemesOf(this.#db, texts, lang)
      // "How to apply" and "apply" are one query.
      const telling = (all: readonly Word[]) => {
        const some = all.filter(({ text }) => lexemes.get(text) !== undefined)
        return some.length > 0 ? some : all
      }
      const queryTerms = telling(words)
      matched.push(
        ...own.filter((phrase) => {
          const wanted = telling(phrase.words)
          const is = (one: Word, word: Word) => isSpelt(one, word) || isForm(one, word, lang, lexemes) || isSlip(one, word, slipped)
          return (
            wanted.length === queryTerms.length &&
            wanted.every((word) => queryTerms.some((one) => is(one, word))) &&
            queryTerms.every((one) => wanted.some((word) => is(one, word)))
          )
        }),
      )
    }
    return betsOf(phrases.filter((phrase) => matched.includes(phrase)))
  }

  #all() {
    const phrases = this.#phrases ?? this.#read()
    this.#phrases = phrases
    phrases.catch(() => {
      if (this.#phrases === phrases) this.#phrases = undefined
    })
    return phrases
  }

  async #read(): Promise<readonly Phrase[]> {
    type Attributes = { queries: Texts; targets: BetTarget[] }
    const rows = await this.#db
      .select({ id: entries.id, attributes: sql<Attributes>`${entries.attributes}` })
      .from(entries)
      .where(and(eq(entries.kind, bestBet.kind), eq(entries.status, 'published')))
      .orderBy(asc(entries.position), asc(entries.id))
    return rows.flatMap(({ id, attributes: { queries, targets } }) => {
      const bet = { id, targets }
      return locales.flatMap((lang) =>
        phrasesIn(queries[lang] ?? '').flatMap((text): Phrase[] => {
          const words = tokenize(text).flatMap((word) => (isPart(word.text) ? [wordFrom(word.text)] : []))
          return words.length > 0 ? [{ bet, lang, text, words }] : []
        }),
      )
    })
  }
}

const betsOf = (phrases: readonly Phrase[]) => [...new Set(phrases.map(({ bet }) => bet))]
