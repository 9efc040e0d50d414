import type { Locale } from '@narkhoz/contract/locales.ts'
import type { SearchResult } from '@narkhoz/contract/search.ts'
import { lexemesOf } from '../search-index/lexemes.ts'
import type { Database } from '../storage/storage.ts'
import type { Term } from './term.ts'

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е')

const wordsIn = (text: string) =>
  [...text.matchAll(word)].map(({ 0: found, index }) => ({ found: plain(found), from: index, to: index + found.length }))

/** Highlights matches in the titles and leads of results, in any form. */
export const highlight = async (
  db: Database,
  results: readonly SearchResult[],
  terms: readonly Term[],
  lang: Locale,
): Promise<SearchResult[]> => {
  const ways = terms.flatMap(({ strong, weak }) => [...strong, ...weak])
  const texts = results.flatMap(({ title, lead }) => [title, lead])
  const lexemes = await lexemesOf(db, new Set(texts.flatMap((text) => wordsIn(text).map(({ found }) => found))), lang)
  const rangesIn = (text: string): [number, number][] => {
    const words = wordsIn(text).map((one) => ({ ...one, lexeme: lexemes.get(one.found) ?? one.found }))
    const said = new Set(words.map(({ lexeme }) => lexeme))
    // The words of a phrase mean little without each other.
    const wanted = new Set(ways.filter((way) => way.every((lexeme) => said.has(lexeme))).flat())
    return words.filter(({ lexeme }) => wanted.has(lexeme)).map(({ from, to }) => [from, to])
  }
  return results.map((result) => ({ ...result, marks: { title: rangesIn(result.title), lead: rangesIn(result.lead) } }))
}
