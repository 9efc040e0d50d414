import type { Ranges } from './found-group.ts'

/** A part of a text, and whether it is a match. */
export type Part = { text: string; isMatch: boolean }

/** Splits a text at its highlighted ranges. Invalid and overlapping ranges are dropped. */
export const markedParts = (text: string, ranges: Ranges): Part[] => {
  const parts: Part[] = []
  let end = 0
  const add = (to: number, isMatch: boolean) => {
    if (to > end) parts.push({ text: text.slice(end, to), isMatch })
    end = Math.max(end, to)
  }
  for (const [from, to] of ranges) {
    if (from < end || to > text.length) continue
    add(from, false)
    add(to, true)
  }
  add(text.length, false)
  return parts
}
