import type { Locale } from '@narkhoz/contract/locales.ts'
import { skeleton } from '@narkhoz/contract/skeleton.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Word } from '../search-index/word.ts'
import { type Database, rowsOf } from '../storage/storage.ts'
import { distance } from './distance.ts'
import { type LexemeMatch, termOf } from './look-up.ts'
import { type Term, unknownTerm } from './term.ts'

/** How many letters of a word may be wrong. */
export const slips = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : length < 12 ? 2 : 3)

const letters = 'abcdefghijklmnoprstuvwxz'

/** Every skeleton that is one slip away: short words have too few trigrams to be found by them. */
const oneSlip = (word: string): string[] => {
  const found = new Set<string>()
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    if (after) found.add(before + after.slice(1))
    if (after.length > 1) found.add(before + after[1] + after[0] + after.slice(2))
    for (const letter of letters) {
      found.add(before + letter + after)
      if (after) found.add(before + letter + after.slice(1))
    }
  }
  found.delete(word)
  return [...found]
}

const consonants = (word: string) => word.replace(/[aeiou]/g, '')

const longestShort = 7
const shortestOther = 6

const isLatin = (word: string) => /[a-z]/.test(word)
const mostAlike = 60

type Row = LexemeMatch & { skeleton: string }

/** A word as its skeleton, and how many of its letters may be wrong. */
type FuzzyWord = { at: number; skeleton: string; most: number }

/** Limit of words with typos: with more of them the rest rarely helps, and each costs a look-up. */
export const mostSlipped = 4

// A separate subquery per word: next to a constant, a long word made the planner scan the entire vocabulary, a hundred times slower.
const alikeBy = async (db: Database, wanted: readonly FuzzyWord[], lang: Locale, isNear: SQL): Promise<Row[]> => {
  if (wanted.length === 0) return []
  const [words, lexemes] = [sql.identifier(`search_words_${lang}`), sql.identifier(`search_lexemes_${lang}`)]
  const given = wanted.map(({ at, skeleton }) => ({ at, wanted: skeleton, near: skeleton.length <= longestShort ? oneSlip(skeleton) : [] }))
  return rowsOf<Row>(
    await db.execute(sql`
      select g.at, f.word, f.skeleton, f.lexeme, f.entries, f.titles
      from jsonb_to_recordset(${JSON.stringify(given)}::text::jsonb) as g(at int, wanted text, near text[]),
        lateral (
          select w.word, w.skeleton, l.lexeme, l.entries, l.titles
          from ${words} w join ${lexemes} l on l.lexeme = w.lexeme
          where ${isNear} and l.entries > 0
          order by similarity(w.skeleton, g.wanted) desc, l.entries desc, w.word
          limit ${mostAlike}
        ) f`),
  )
}

const isShort = ({ skeleton }: FuzzyWord) => skeleton.length <= longestShort

const alikeRows = async (db: Database, wanted: readonly FuzzyWord[], lang: Locale): Promise<Row[]> => [
  ...(await alikeBy(db, wanted.filter(isShort), lang, sql`w.skeleton = any(g.near)`)),
  ...(await alikeBy(
    db,
    wanted.filter((one) => !isShort(one)),
    lang,
    sql`w.skeleton % g.wanted`,
  )),
]

/** The word of the vocabulary that a word was probably meant to be: with the fewest slips, the commonest first. */
const nearest = (word: Word, { skeleton: wanted, most }: FuzzyWord, alike: readonly Row[]): Term => {
  const rows = alike
    .map((row) => ({ ...row, off: distance(wanted, row.skeleton, most) }))
    // A short word with another first letter is another word.
    .filter((row) => wanted.length >= shortestOther || row.skeleton[0] === wanted[0])
  const least = Math.min(...rows.map(({ off }) => off))
  if (least > most) return unknownTerm(word)
  // People seldom miss the first letter, and more often a vowel than a consonant. What something is called is looked for before any other
  // word: "sience" is science, and not since.
  const likely = (row: Row) =>
    (row.skeleton[0] === wanted[0] ? 4 : 0) +
    (row.titles > 0 ? 3 : 0) +
    (consonants(row.skeleton) === consonants(wanted) ? 2 : 0) +
    (isLatin(row.word ?? '') === isLatin(word.text) ? 1 : 0)
  const best = rows
    .filter(({ off }) => off === least)
    .toSorted(
      (one, other) => likely(other) - likely(one) || other.entries - one.entries || (one.word ?? '').localeCompare(other.word ?? ''),
    )
  const kept = best.slice(0, 3)
  const taken = kept[0]?.word
  return { ...termOf(word, 'near', kept.slice(0, 1), kept.slice(1)), ...(taken && { taken }) }
}

/** The words of the vocabulary that words were probably meant to be; only the first few are looked up, the others stay unknown. */
export const lookUpFuzzy = async (
  db: Database,
  words: readonly Word[],
  lang: Locale,
  limit = Number.POSITIVE_INFINITY,
): Promise<Term[]> => {
  const wanted = words
    .map(({ text }, at) => ({ at, skeleton: skeleton(text) }))
    .map((one): FuzzyWord => ({ ...one, most: Math.min(limit, slips(one.skeleton.length)) }))
    .filter(({ skeleton, most }) => most > 0 && !/\d/.test(skeleton))
    .slice(0, mostSlipped)
  const rows = await alikeRows(db, wanted, lang)
  return words.map((word, at) => {
    const own = wanted.find((one) => one.at === at)
    const alike = rows.filter((row) => row.at === at)
    return own && alike.length > 0 ? nearest(word, own, alike) : unknownTerm(word)
  })
}
