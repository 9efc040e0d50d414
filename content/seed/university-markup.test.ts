import { texts } from '@narkhoz/starter/testing/walk.ts'
import { expect, test } from 'vitest'
import { sanitizeRichText, sanitizeText } from '../entries/sanitize.ts'

const rich = texts.filter(({ attribute }) => attribute.type === 'richText')
const plain = texts.filter(({ attribute }) => attribute.type !== 'richText')
const wrong = (list: typeof texts, isWrong: (text: string) => boolean) =>
  list.filter(({ text }) => isWrong(text)).map(({ where, lang, text }) => `${where} ${lang}: ${text.slice(0, 120)}`)

test('formatted texts hold nothing that cleaning would change', () => {
  expect(wrong(rich, (text) => sanitizeRichText(text) !== text)).toEqual([])
})

test('plain texts hold no markup and no entities', () => {
  expect(wrong(plain, (text) => sanitizeText(text) !== text || /&(?:[a-z]+|#\d+);/i.test(text))).toEqual([])
})

test('every tag is closed, in order', () => {
  const unbalanced = (html: string) => {
    const open: string[] = []
    for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
      if (tag === 'br' || tag === 'hr') continue
      if (!slash) open.push(tag)
      else if (open.pop() !== tag) return true
    }
    return open.length > 0
  }
  expect(wrong(rich, unbalanced)).toEqual([])
})

test('headings of a formatted text follow in order', () => {
  const outOfOrder = (html: string) => {
    const levels = [...html.matchAll(/<h([2-4])>/g)].map(([, level]) => Number(level))
    return levels.some((level, at) => level > (levels[at - 1] ?? 2) + 1)
  }
  expect(wrong(rich, outOfOrder)).toEqual([])
})

test('no paragraph, item, heading or link is empty', () => {
  expect(wrong(rich, (html) => /<(p|li|h[2-4]|a|strong|em|ul|ol|blockquote)(?: [^>]*)?>(?:\s|&nbsp;|<br \/>)*<\/\1>/.test(html))).toEqual(
    [],
  )
})

test('paragraphs are marked up as paragraphs', () => {
  const bare = (html: string) => /<(?:p|ul|ol|h[2-4]|table|blockquote)>/.test(html) && !/^<(?:p|ul|ol|h[2-4]|table|blockquote)>/.test(html)
  expect(wrong(rich, bare)).toEqual([])
})

test('texts have no double spaces, no space before a stop and no straight quotation marks', () => {
  const untidy = (text: string) => {
    const words = text.replace(/<[^>]*>/g, '')
    return / {2}|\S [,.;:!?](?:\s|$)/.test(words) || words.includes('"') || words !== words.trim()
  }
  expect(wrong(texts, untidy)).toEqual([])
})
