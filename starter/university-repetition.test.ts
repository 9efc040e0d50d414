import { locales } from '@narkhoz/contract/locales.ts'
import { expect, test } from 'vitest'
import { linesOf, nameOf, texts } from './testing/walk.ts'

/** A text of at least this length may occur in two entries at most. */
const long = 40

const sentenceEnd = /(?<=[.!?…])\s+/

test.each(locales)('no longer text or sentence of %s occurs in more than two entries', (lang) => {
  const entries = new Map<string, Set<string>>()
  for (const { entry, attribute, text } of texts.filter((text) => text.lang === lang))
    for (const line of attribute.type === 'richText' ? linesOf(text) : [text])
      for (const words of new Set([line, ...line.split(sentenceEnd)]))
        if (words.length >= long) entries.set(words, (entries.get(words) ?? new Set()).add(nameOf(entry)))
  const repeated = [...entries].filter(([, names]) => names.size > 2).map(([line, names]) => `${line} (${[...names].join(', ')})`)
  expect(repeated).toEqual([])
})
