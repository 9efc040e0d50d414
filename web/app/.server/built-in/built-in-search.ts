import type { Locale } from '@narkhoz/contract/locales.ts'
import { builtInPages } from '@narkhoz/contract/pages/built-in-pages.ts'
import type { FoundResult } from '../../blocks/search-results/found-group.ts'
import { written } from './built-in.ts'

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Endings change; the first five letters of a longer word do not. */
const stem = (word: string) => (word.length > 5 ? word.slice(0, 5) : word)

const isIn = (words: readonly string[], wanted: string) =>
  wanted.length < 4 ? words.includes(wanted) : words.some((word) => word.startsWith(stem(wanted)))

/** Pages whose content is part of the software, so that the service cannot find them: those whose title every word is in. */
export const builtInFound = (query: string, lang: Locale): FoundResult[] => {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return []
  return builtInPages.flatMap(({ name, address }) => {
    const { title, seo } = written[name]
    const words = wordsOf(`${title[lang]} ${seo.title[lang]}`)
    const isFound = wanted.every((word) => isIn(words, word)) && wanted.some((word) => isIn(wordsOf(title[lang]), word))
    const marks = { title: [], lead: [] }
    return isFound ? [{ key: name, title: title[lang], lead: seo.description[lang], to: address, fallback: [], marks }] : []
  })
}
