import type { Locale } from '@narkhoz/contract/locales.ts'
import type { Found } from '@narkhoz/contract/search.ts'
import type { Database } from '../storage/storage.ts'
import { lexemesOf } from './lexemes.ts'
import type { Term } from './term.ts'

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е')

const wordsIn = (text: string) =>
  [...text.matchAll(word)].map(({ 0: found, index }) => ({ found: plain(found), from: index, to: index + found.length }))

/** Marks what was looked for in the titles and leads of results, in whichever form it stands there. */
export const marked = async (db: Database, results: readonly Found[], terms: readonly Term[], lang: Locale): Promise<Found[]> => {
  const wanted = new Set(terms.flatMap(({ strong, weak }) => [...strong, ...weak]).flat())
  const texts = results.flatMap(({ title, lead }) => [title, lead])
  const lexemes = await lexemesOf(db, new Set(texts.flatMap((text) => wordsIn(text).map(({ found }) => found))), lang)
  const rangesIn = (text: string): [number, number][] =>
    wordsIn(text)
      .filter(({ found }) => wanted.has(lexemes.get(found) ?? found))
      .map(({ from, to }) => [from, to])
  return results.map((result) => ({ ...result, marks: { title: rangesIn(result.title), lead: rangesIn(result.lead) } }))
}
