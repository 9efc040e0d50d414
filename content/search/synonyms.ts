import { synonym } from '@narkhoz/contract/entities/synonym.ts'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { skeleton } from '@narkhoz/contract/skeleton.ts'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { type Lexeme, lexemesOf } from '../search-index/lexemes.ts'
import { tokenize } from '../search-index/tokenize.ts'
import { entries, searchTables } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import { distance } from './distance.ts'
import { slips } from './fuzzy.ts'
import type { Term, Way } from './term.ts'

/** One way to say it: its words as they are compared with a query, and as each language knows them. */
type Member = { text: string; skeletons: readonly string[]; ways: Readonly<Record<Locale, Way>> }

/** Things that mean the same. */
type Group = readonly Member[]

type Lexemes = Readonly<Record<Locale, ReadonlyMap<string, Lexeme>>>

const plainWords = (text: string) => tokenize(text).filter((word) => !word.text.includes('-'))

const memberOf = (text: string, lexemes: Lexemes): Member[] => {
  const words = plainWords(text)
  if (words.length === 0) return []
  const wayIn = (lang: Locale) =>
    words.flatMap((word) => lexemes[lang].get(word.text) ?? (words.length === 1 || word.isShouted ? word.text : []))
  const ways = Object.fromEntries(locales.map((lang): [Locale, Way] => [lang, wayIn(lang)])) as Member['ways']
  return [{ text, skeletons: words.map((word) => skeleton(word.text)), ways }]
}

/** What editors have divided by commas. */
export const phrasesIn = (text: string): string[] =>
  text
    .split(/[,;=\n]/)
    .map((one) => one.trim())
    .filter(Boolean)

/** The words and names that mean the same, whatever language each was written in. */
export const synonymsIn = (words: Partial<Record<Locale, string>>) => [...new Set(Object.values(words).flatMap(phrasesIn))]

/** A word of a query, its skeleton and its lexeme, if any. */
type Spelt = { term: Term; spelt: string; lexeme: string | undefined }

const says = ({ term, spelt, lexeme: own }: Spelt, word: string, lexeme: string | undefined) =>
  spelt === word || (lexeme !== undefined && (own === lexeme || term.strong.some((way) => way.length === 1 && way[0] === lexeme)))

/** The words of a query that spell a member, if any. */
const wordsSaying = (words: readonly Spelt[], { skeletons, ways }: Member, lang: Locale): readonly Spelt[] => {
  const way = ways[lang].length === skeletons.length ? ways[lang] : []
  const from = words.findIndex(
    (_, at) => at + skeletons.length <= words.length && skeletons.every((word, next) => says(words[at + next] as Spelt, word, way[next])),
  )
  return from < 0 ? [] : words.slice(from, from + skeletons.length)
}

const shortestBegun = 3

/** Where at the end of a query a member begins whose last word is still being typed, if anywhere. */
const beginningOf = (words: readonly Spelt[], { skeletons }: Member): number =>
  words.findIndex((_, from) => {
    const typed = words.slice(from)
    const last = typed.at(-1)?.spelt ?? ''
    if (typed.length > skeletons.length || last.length < shortestBegun) return false
    return typed.every(({ spelt }, at) => (at === typed.length - 1 ? skeletons[at]?.startsWith(spelt) : skeletons[at] === spelt))
  })

/** Words of a query with synonyms; `isTold` means that they match without stop words. */
type Meaning = { said: readonly Term[]; isTold: boolean; ways: readonly Way[] }

// Of "where to live" one word is left: that leads to it, and it leads nowhere.
const waysOf = (members: Group, lang: Locale) =>
  members.filter(({ skeletons, ways }) => ways[lang].length > (skeletons.length > 1 ? 1 : 0)).map(({ ways }) => ways[lang])

/** A way to say it that some entries use, and how many at the most. */
type WayUse = { way: Way; entries: number; titles: number }

const isSame = (one: Way, other: Way) => one.join() === other.join()

const widened = (term: Term, used: readonly WayUse[], isPhrase: boolean): Term => {
  const added = used.filter(({ way }) => ![...term.strong, ...term.weak].some((own) => isSame(own, way)))
  if (added.length === 0) return term
  const { entries, titles, strong, weak } = term
  const ways = added.map(({ way }) => way)
  return {
    ...term,
    certainty: term.certainty === 'unknown' ? 'exact' : term.certainty,
    isStop: false,
    // Literal matches precede synonyms; the words of a phrase mean little alone.
    ...(strong.length > 0 && !isPhrase ? { weak: [...weak, ...ways] } : { strong: [...strong, ...ways] }),
    entries: added.reduce((sum, one) => sum + one.entries, entries),
    titles: added.reduce((sum, one) => sum + one.titles, titles),
  }
}

/** Caches the editors' synonyms, until they change. */
export class Synonyms {
  readonly #db: Database
  #groups: Promise<readonly Group[]> | undefined

  constructor(db: Database) {
    this.#db = db
  }

  /** Forgets them. */
  drop() {
    this.#groups = undefined
  }

  /** Expands a query by synonyms. */
  async widen(terms: readonly Term[], lang: Locale): Promise<Term[]> {
    const words = await this.#spelt(terms, lang)
    // Who has lost "my" diploma has lost a diploma.
    const telling = words.filter(({ term }) => !term.isStop)
    const found = (await this.#all()).flatMap((group) =>
      group.flatMap((member): Meaning[] => {
        const whole = wordsSaying(words, member, lang)
        const said = (whole.length > 0 ? whole : wordsSaying(telling, member, lang)).map(({ term }) => term)
        if (said.length === 0) return []
        const isTold = said.some(({ isStop }) => !isStop)
        // A word such as "it" is a name only where little else is said.
        if (terms.length > 2 && !isTold) return []
        const others = group.filter((other) => other !== member)
        return [{ said, isTold, ways: waysOf(others, lang) }]
      }),
    )
    return this.#widenedBy(terms, found, lang)
  }

  /** A query whose last word is still being typed, with everything that it may become means. */
  async widenBegun(terms: readonly Term[], lang: Locale): Promise<Term[]> {
    const words = await this.#spelt(terms, lang)
    const found = (await this.#all()).flatMap((group) =>
      group.flatMap((member) => {
        const from = beginningOf(words, member)
        return from < 0 ? [] : [{ said: terms.slice(from), isTold: true, ways: waysOf(group, lang) }]
      }),
    )
    return this.#widenedBy(terms, found, lang)
  }

  /** An unknown word that is a typo of an editors' one, with its meaning. */
  async near(term: Term, lang: Locale): Promise<Term> {
    const spelt = skeleton(term.word.text)
    const most = slips(spelt.length)
    if (most === 0) return term
    const [best] = (await this.#all())
      .flatMap((group) => group.map((member) => ({ group, member })))
      .filter(({ member }) => member.skeletons.length === 1)
      .map((one) => ({ ...one, off: distance(spelt, one.member.skeletons[0] ?? '', most) }))
      .filter(({ off }) => off <= most)
      .toSorted((one, other) => one.off - other.off)
    if (!best) return term
    const [wide = term] = await this.#widenedBy([term], [{ said: [term], isTold: true, ways: waysOf(best.group, lang) }], lang)
    return wide === term ? term : { ...wide, certainty: 'near', taken: best.member.text.toLowerCase() }
  }

  async #spelt(terms: readonly Term[], lang: Locale): Promise<Spelt[]> {
    const lexemes = await lexemesOf(
      this.#db,
      terms.map(({ word }) => word.text),
      lang,
    )
    return terms.map((term) => ({ term, spelt: skeleton(term.word.text), lexeme: lexemes.get(term.word.text) }))
  }

  async #widenedBy(terms: readonly Term[], found: readonly Meaning[], lang: Locale): Promise<Term[]> {
    if (found.length === 0) return [...terms]
    const used = await this.#used(
      found.flatMap(({ ways }) => ways),
      lang,
    )
    return terms.map((term) =>
      found
        .filter(({ said, isTold }) => said.includes(term) && !(isTold && term.isStop))
        .reduce((wide, { said, ways }) => {
          const own = used.filter(({ way }) => ways.includes(way))
          return widened(wide, own, said.length > 1)
        }, term),
    )
  }

  /** Ways whose every word occurs in some entry. */
  async #used(ways: readonly Way[], lang: Locale): Promise<WayUse[]> {
    const { lexemes } = searchTables[lang]
    const rows = await this.#db
      .select({ lexeme: lexemes.lexeme, entries: lexemes.entries, titles: lexemes.titles })
      .from(lexemes)
      .where(and(inArray(lexemes.lexeme, [...new Set(ways.flat())]), gt(lexemes.entries, 0)))
    const known = new Map(rows.map((row) => [row.lexeme, row]))
    return ways.flatMap((way) => {
      const own = way.map((lexeme) => known.get(lexeme))
      if (own.includes(undefined)) return []
      const fewest = (what: 'entries' | 'titles') => Math.min(...own.map((one) => one?.[what] ?? 0))
      return [{ way, entries: fewest('entries'), titles: fewest('titles') }]
    })
  }

  #all() {
    const groups = this.#groups ?? this.#read()
    this.#groups = groups
    groups.catch(() => {
      if (this.#groups === groups) this.#groups = undefined
    })
    return groups
  }

  async #read(): Promise<readonly Group[]> {
    const rows = await this.#db
      .select({ words: sql<Partial<Record<Locale, string>>>`${entries.attributes} -> 'words'` })
      .from(entries)
      .where(and(eq(entries.kind, synonym.kind), eq(entries.status, 'published')))
    const groups = rows.map(({ words }) => synonymsIn(words))
    // One question a language, however many words there are.
    const words = new Set(groups.flat().flatMap((text) => plainWords(text).map((word) => word.text)))
    const known = locales.map(async (lang) => [lang, await lexemesOf(this.#db, words, lang)] as const)
    const lexemes = Object.fromEntries(await Promise.all(known)) as Lexemes
    return groups.map((texts) => texts.flatMap((text) => memberOf(text, lexemes)))
  }
}
