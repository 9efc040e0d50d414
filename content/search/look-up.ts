import type { Locale } from '@narkhoz/contract/locales.ts'
import { skeleton, skeletons } from '@narkhoz/contract/skeleton.ts'
import { type SQL, sql } from 'drizzle-orm'
import { looseStems } from '../search-index/kazakh-stem.ts'
import { type Lexeme, lexemesOf } from '../search-index/lexemes.ts'
import type { Word } from '../search-index/word.ts'
import { type Database, rowsOf } from '../storage/storage.ts'
import { type Term, unknownTerm } from './term.ts'

/** A lexeme that some word may be, with the word of the vocabulary that says so. */
export type LexemeMatch = { at: number; lexeme: string; entries: number; titles: number; word: string | null }

const table = (name: string, lang: Locale) => sql.identifier(`${name}_${lang}`)

/**
 * The row of a lexeme, by its key: PostgreSQL estimates a hundred rows for the few words of a query, and would scan the table for a
 * join. `offset 0` prevents that join.
 */
const lexemeAt = (lang: Locale, lexeme: SQL) =>
  sql`lateral (select * from ${table('search_lexemes', lang)} where lexeme = ${lexeme} offset 0)`

/** Stems that a word may have of which no form is written anywhere as it was typed. */
const stemsOf = (word: string, lexeme: Lexeme, lang: Locale): string[] => {
  const own = lexeme === undefined ? [] : [skeleton(lexeme)]
  if (lang !== 'kz') return own
  const given = skeletons(word)
  return [...new Set([...own, ...given, ...given.flatMap(looseStems)])]
}

const byEntries = (one: LexemeMatch, other: LexemeMatch) => other.entries - one.entries

const unique = (found: readonly LexemeMatch[]) => [...new Map(found.toSorted(byEntries).map((one) => [one.lexeme, one])).values()]

const sum = (found: readonly LexemeMatch[], what: 'entries' | 'titles') => found.reduce((total, one) => total + one[what], 0)

/** A term that was found under these lexemes. */
export const termOf = (
  word: Word,
  certainty: Term['certainty'],
  strong: readonly LexemeMatch[],
  weak: readonly LexemeMatch[] = [],
): Term => {
  const sure = unique(strong)
  const others = unique(weak.filter(({ lexeme }) => !sure.some((one) => one.lexeme === lexeme)))
  return {
    word,
    certainty,
    isStop: false,
    strong: sure.map(({ lexeme }) => [lexeme]),
    weak: others.map(({ lexeme }) => [lexeme]),
    entries: sum(sure, 'entries') + sum(others, 'entries'),
    titles: sum(sure, 'titles') + sum(others, 'titles'),
  }
}

// A number that is no year may be of any kind: it is matched literally.
const numberTerm = (word: Word): Term => ({ ...unknownTerm(word), certainty: 'exact', strong: [[word.text]], entries: 100, titles: 100 })

const longestOf = (found: readonly (LexemeMatch & { stem: string })[]) => {
  const longest = Math.max(0, ...found.map(({ stem }) => stem.length))
  return found.filter(({ stem }) => stem.length === longest)
}

const speltAs = (found: readonly LexemeMatch[]) => {
  const word = found.toSorted(byEntries)[0]?.word
  return word ? { spelt: word } : {}
}

type Row = LexemeMatch & { tier: 0 | 1 | 2; stem: string }

/** Of one letter too many words are left: ИИ is not и. */
const isTelling = (skeleton: string) => skeleton.length > 1

/** Looks words up in the vocabulary of a language: as they are, in any spelling, and by their stem. */
export const lookUp = async (db: Database, words: readonly Word[], lang: Locale): Promise<Term[]> => {
  const lexemes = await lexemesOf(
    db,
    words.map(({ text }) => text),
    lang,
  )
  const given = words.map(({ text }, at) => ({
    at,
    word: text,
    lexeme: lexemes.get(text) ?? text,
    skeletons: skeletons(text).filter(isTelling),
    stems: stemsOf(text, lexemes.get(text), lang).filter(isTelling),
  }))
  const rows = rowsOf<Row>(
    await db.execute(sql`
      with given as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(given)}::text::jsonb)
          as row(at int, word text, lexeme text, skeletons text[], stems text[])
      )
      select g.at, 0 as tier, l.lexeme, l.entries, l.titles, null as word, l.skeleton as stem
      from given g, ${lexemeAt(lang, sql`g.lexeme`)} l where l.entries > 0
      union all
      select g.at, case when w.word = g.word then 0 else 1 end, l.lexeme, l.entries, l.titles, w.word, l.skeleton
      from given g cross join unnest(g.skeletons) as s join ${table('search_words', lang)} w on w.skeleton = s,
        ${lexemeAt(lang, sql`w.lexeme`)} l where l.entries > 0
      union all
      select g.at, 2, l.lexeme, l.entries, l.titles, null, l.skeleton
      from given g cross join unnest(g.stems) as s join ${table('search_lexemes', lang)} l on l.skeleton = s where l.entries > 0`),
  )
  return words.map((word, at) => {
    const own = rows.filter((row) => row.at === at)
    const [exact, alike, stem] = [0, 1, 2].map((tier) => own.filter((row) => row.tier === tier)) as [Row[], Row[], Row[]]
    const isStop = (lexemes.get(word.text) === undefined && !word.isShouted) || (word.text.length === 1 && !/\d/.test(word.text))
    if (exact.length > 0) return { ...termOf(word, 'exact', exact, alike), isStop }
    if (/^\d+$/.test(word.text)) return numberTerm(word)
    if (isStop) return { ...unknownTerm(word), isStop }
    if (alike.length > 0) return { ...termOf(word, 'alike', alike), ...speltAs(alike) }
    if (stem.length > 0) return termOf(word, 'stem', longestOf(stem))
    return unknownTerm(word)
  })
}

/** How many words one may be the beginning of, in one spelling and in all. */
const [mostBegun, mostInAll] = [30, 60]

/**
 * How many, where several words of a query are looked up: together they are never very many. From some hundreds on PostgreSQL finds
 * it cheaper to read every entry than to look each of them up in the index, and takes twenty times as long.
 */
export const mostBegunEach = (words: number) => Math.min(mostBegun, Math.max(6, Math.floor(mostInAll / words)))

type PrefixMatch = LexemeMatch & { is_literal: boolean }

// A final letter may be the first half of a digraph with its own letter: жатақ is a prefix of жатақхана.
const halves: Readonly<Record<string, string>> = { k: 'h', s: 'w', z: 'j', c: 'x', t: 'c', p: 'f' }

const startsOf = (start: string) => {
  const whole = halves[start.at(-1) ?? '']
  return whole && start.length > 2 ? [start, start.slice(0, -1) + whole] : [start]
}

/** What begins with words, in the likeliest of their spellings or in every one: the commonest words of the vocabulary, or of its titles. */
export const lookUpBegun = async (
  db: Database,
  words: readonly Word[],
  lang: Locale,
  { inTitles = false, most = mostBegun, inEverySpelling = false } = {},
): Promise<Term[]> => {
  if (words.length === 0) return []
  const given = words.flatMap(({ text }, at) =>
    (inEverySpelling ? skeletons(text) : [skeleton(text)])
      .flatMap(startsOf)
      .filter(isTelling)
      .map((start) => ({ at, start, text })),
  )
  const byLikelihood = (one: PrefixMatch, other: PrefixMatch) =>
    Number(other.is_literal) - Number(one.is_literal) || (inTitles ? other.titles - one.titles : byEntries(one, other))
  const rows = rowsOf<PrefixMatch>(
    await db.execute(sql`
      select g.at, f.lexeme, f.entries, f.titles, f.word, f.is_literal
      from jsonb_to_recordset(${JSON.stringify(given)}::text::jsonb) as g(at int, start text, text text),
        lateral (
          select l.lexeme, l.entries, l.titles, min(w.word) as word, bool_or(starts_with(w.word, g.text)) as is_literal
          from ${table('search_words', lang)} w, ${lexemeAt(lang, sql`w.lexeme`)} l
          where w.skeleton ~>=~ g.start and w.skeleton ~<~ (g.start || '~') and ${inTitles ? sql`l.titles` : sql`l.entries`} > 0
          group by l.lexeme, l.entries, l.titles
          order by is_literal desc, ${inTitles ? sql`l.titles` : sql`l.entries`} desc, l.lexeme
          limit ${most}
        ) f`),
  )
  return words.map((word, at) => {
    const own = rows
      .filter((row) => row.at === at)
      .toSorted(byLikelihood)
      .slice(0, most * 2)
    if (own.length === 0) return unknownTerm(word)
    // What begins with these very letters comes before what only sounds like it: schol is not school.
    const literal = own.filter((row) => row.is_literal)
    return literal.length > 0 ? termOf(word, 'begun', literal, own) : termOf(word, 'begun', own)
  })
}
