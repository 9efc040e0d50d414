import type { Locale } from '@narkhoz/contract/locales.ts'
import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../storage/storage.ts'
import { distance } from './distance.ts'
import { type Known, termOf } from './look-up.ts'
import { skeleton } from './skeleton.ts'
import { type Term, unknownTerm } from './term.ts'
import type { Word } from './words-of.ts'

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

type Row = Known & { skeleton: string }

const alikeRows = async (db: Database, word: string, lang: Locale): Promise<Row[]> => {
  const [words, lexemes] = [sql.identifier(`search_words_${lang}`), sql.identifier(`search_lexemes_${lang}`)]
  const near =
    word.length <= longestShort
      ? sql`w.skeleton in (select jsonb_array_elements_text(${JSON.stringify(oneSlip(word))}::text::jsonb))`
      : sql`w.skeleton % ${word}::text`
  return rowsOf<Row>(
    await db.execute(sql`
      select 0 as at, w.word, w.skeleton, l.lexeme, l.entries, l.titles
      from ${words} w join ${lexemes} l on l.lexeme = w.lexeme
      where ${near} and l.entries > 0
      order by similarity(w.skeleton, ${word}::text) desc, l.entries desc, w.word
      limit ${mostAlike}`),
  )
}

/** The words of the vocabulary that a word was probably meant to be: those with the fewest slips, the commonest first. */
export const lookUpNear = async (db: Database, word: Word, lang: Locale, limit = Number.POSITIVE_INFINITY): Promise<Term> => {
  const wanted = skeleton(word.text)
  const most = Math.min(limit, slips(wanted.length))
  if (most === 0 || /\d/.test(wanted)) return unknownTerm(word)
  const rows = (await alikeRows(db, wanted, lang))
    .map((row) => ({ ...row, off: distance(wanted, row.skeleton, most) }))
    // A short word with another first letter is another word.
    .filter((row) => wanted.length >= shortestOther || row.skeleton[0] === wanted[0])
  const least = Math.min(...rows.map(({ off }) => off))
  if (least > most) return unknownTerm(word)
  // People seldom miss the first letter, and more often a vowel than a consonant.
  const likely = (row: Row) =>
    (row.skeleton[0] === wanted[0] ? 4 : 0) +
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
