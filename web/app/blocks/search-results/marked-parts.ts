/** A stretch of a text, and whether it is what was looked for. */
export type Part = { text: string; isMatch: boolean }

const word = /[\p{L}\p{M}\p{N}]+/gu

// Capitals and ё are written both ways and mean the same.
const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/** What the forms of a word have in common: endings change, short words do not. */
const stemOf = (text: string) => (text.length > 6 ? text.slice(0, -2) : text.length > 4 ? text.slice(0, -1) : text)

const matches = (found: string, wanted: string) => (wanted.length < 4 ? found === wanted : found.startsWith(stemOf(wanted)))

/** Splits a text at the words that were looked for, in whatever form they stand. Nothing of the query is ever markup or a pattern. */
export const markedParts = (text: string, query: string): Part[] => {
  const wanted = (query.match(word) ?? []).map(plain)
  const parts: Part[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(word)) {
    if (!wanted.some((one) => matches(plain(found), one))) continue
    if (index > end) parts.push({ text: text.slice(end, index), isMatch: false })
    parts.push({ text: found, isMatch: true })
    end = index + found.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false })
  return parts
}
