import { richTextAllowed } from '@narkhoz/contract/attributes/text.ts'
import { type Block, blockAnswer, storedBlock } from '@narkhoz/contract/blocks/block.ts'
import { blockRegistry } from '@narkhoz/contract/blocks/blocks.ts'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { builtInPages } from '@narkhoz/contract/pages/built-in-pages.ts'
import { builtInTexts } from '@narkhoz/contract/pages/built-in-texts.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { builtInAt, written } from './built-in.ts'

type Text = { where: string; lang: Locale; text: string }

/** Every text of a page in every language, with the way to it. */
const textsIn = (value: unknown, where: string): Text[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('kz' in value) return locales.map((lang) => ({ where, lang, text: (value as Record<Locale, string>)[lang] }))
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, `${where}.${name}`))
}

const texts = [...Object.entries(written), ...Object.entries(builtInTexts)].flatMap(([name, page]) => textsIn(page, name))
const linesOf = (text: string) =>
  text
    .replace(/<\/(?:p|li)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .filter((line) => line !== '')
// The number of the medical form is the same in every language, and its letter would pass for a Russian word.
const inLanguage = (lang: Locale) =>
  texts.filter((text) => text.lang === lang).map(({ where, text }) => ({ where, words: linesOf(text).join(' ').replaceAll('075/у', '') }))
const among = (list: string) => (words: string) =>
  (words.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => list.split(' ').includes(word))
const blamed = (lang: Locale, isWrong: (words: string) => boolean) =>
  inLanguage(lang)
    .filter(({ words }) => isWrong(words))
    .map(({ where, words }) => `${where}: ${words}`)

describe.each(builtInPages.map(({ name, address }) => ({ name, address })))('$address', ({ name, address }) => {
  const { blocks } = written[name]
  const { seo } = builtInTexts[name]

  test('consists of five to eight blocks that an editor could have saved', () => {
    expect(blocks.length).toBeGreaterThanOrEqual(5)
    expect(blocks.length).toBeLessThanOrEqual(8)
    expect(blocks.filter(({ type }) => type === 'numbers').length).toBeLessThan(2)
    const wrong = blocks.flatMap((block, at) => {
      const declared: Block = blockRegistry[block.type]
      return v.safeParse(storedBlock(declared), { id: at + 1, group: at + 1, position: at + 1, ...block }).issues ?? []
    })
    expect(wrong.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([])
    expect(blocks.filter(({ title }) => !title).map(({ type }) => type)).toEqual([])
  })

  test.each(locales)('is complete in %s', (lang) => {
    const page = builtInAt(address, lang)
    expect(page.blocks.flatMap(({ fallback }) => fallback)).toEqual([])
    const wrong = page.blocks.flatMap((block) => v.safeParse(blockAnswer(blockRegistry[block.type]), block).issues ?? [])
    expect(wrong.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([])
    // Search engines truncate longer ones.
    expect(seo.title[lang].length).toBeLessThanOrEqual(70)
    expect(seo.title[lang]).toMatch(/Нархоз|Narxoz/)
    expect(seo.description[lang].length).toBeLessThanOrEqual(160)
  })
})

test('a result is dated: nobody can edit these pages, and the latest is soon another', () => {
  const perishable =
    /\blatest (?:result|ranking|survey|spring|year)|\bthis year\b|\bnext year['’]s\b|последн\p{L}+ (?:рейтинг|опрос|весенн)|в этом году|Соңғы (?:рейтинг|сауалнама|көктем)|Биыл/iu
  expect(texts.filter(({ text }) => perishable.test(text))).toEqual([])
})

test('no other address has a page in the software', () => {
  expect(() => builtInAt('/news', 'kz')).toThrow('/news')
})

describe('languages', () => {
  // From this many characters on a text is a sentence, not a name.
  const long = (words: string) => words.length >= 60
  const kazakhLetters = /[әғқңөұүһі]/i
  const russian = among(
    'и в на с для что это как из к или который которая которые у о об же за при под над также чтобы если уже только ещё после перед между через его её их этот эта эти был была были быть есть нет мы вы они но а до где когда каждый все всех год года лет студентов университета',
  )
  const kazakh = among(
    'және үшін бойынша мен пен бен арқылы туралы кейін дейін болады бар жоқ бұл сол осы олар біз сіз емес немесе бір екі',
  )
  const english = among(
    'the a an and of to in for is are with on by at from or that this it as be was were has have can will not no your our their we you they who which what when where how',
  )

  test('Kazakh sentences have letters of Kazakh and no Russian words', () => {
    expect(blamed('kz', (words) => long(words) && (!kazakhLetters.test(words) || russian(words).length > 0))).toEqual([])
  })

  test('Russian has no letters of Kazakh and no Kazakh words', () => {
    expect(blamed('ru', (words) => kazakhLetters.test(words) || (long(words) && kazakh(words).length > 0))).toEqual([])
    expect(blamed('ru', (words) => long(words) && !/[а-яё]/i.test(words))).toEqual([])
  })

  test('English has no Cyrillic, and its sentences have English words', () => {
    expect(blamed('en', (words) => /\p{Script=Cyrillic}/u.test(words))).toEqual([])
    expect(blamed('en', (words) => long(words) && english(words).length === 0)).toEqual([])
  })

  test.each(locales)('no longer line or sentence of %s is said twice', (lang) => {
    const said = new Map<string, Set<string>>()
    for (const { where, text } of texts.filter((one) => one.lang === lang))
      for (const line of linesOf(text))
        for (const words of new Set([line, ...line.split(/(?<=[.!?])\s+/)]))
          if (words.length >= 40) said.set(words, (said.get(words) ?? new Set()).add(where))
    expect([...said].filter(([, places]) => places.size > 1).map(([words, places]) => `${words} (${[...places].join(', ')})`)).toEqual([])
  })
})

describe('markup', () => {
  const blame = (isWrong: (text: string) => boolean) =>
    texts.filter(({ text }) => isWrong(text)).map(({ where, lang, text }) => `${where} ${lang}: ${text}`)

  test('holds allowed tags only, each closed', () => {
    const allowed: readonly string[] = richTextAllowed.tags
    const isWrong = (html: string) => {
      const open: string[] = []
      for (const [, slash, tag = '', rest = ''] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
        if (!allowed.includes(tag) || !/^(?: href="[^"]+")?$/.test(rest)) return true
        if (!slash) open.push(tag)
        else if (open.pop() !== tag) return true
      }
      return open.length > 0
    }
    expect(blame(isWrong)).toEqual([])
  })

  test('holds no double space, no space before a stop and no straight quotation mark', () => {
    const bare = (text: string) => text.replace(/<[^>]*>/g, '')
    expect(blame((text) => / {2}|\S [,.;:!?](?:\s|$)/.test(bare(text)) || bare(text).includes('"') || text !== text.trim())).toEqual([])
  })
})

describe('links', () => {
  const inTexts = texts.flatMap(({ where, lang, text }) =>
    [...text.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => ({ where: `${where} ${lang}`, url })),
  )
  const ofBlocks = Object.entries(written).flatMap(([name, { blocks }]) =>
    [...JSON.stringify(blocks).matchAll(/"url":"([^"]*)"/g)].map(([, url = '']) => ({ where: name, url })),
  )
  const links = [...inTexts, ...ofBlocks]

  test('internal links lead to declared pages and use only their query keys', () => {
    const wrong = links.filter(({ url }) => {
      if (!url.startsWith('/')) return false
      const { pathname, searchParams } = new URL(url, 'https://site.example')
      const match = matchPage(pathname)
      const modals: readonly string[] = match?.page.modals ?? []
      return !match || match.page.address === '/*' || [...searchParams].some(([key, value]) => key !== 'modal' || !modals.includes(value))
    })
    expect(links.length).toBeGreaterThan(50)
    expect(wrong).toEqual([])
  })

  test('outside it are mail', () => {
    expect(links.filter(({ url }) => !url.startsWith('/') && !/^mailto:[^@]+@[^@]+\.example$/.test(url))).toEqual([])
  })

  test('say the same in every language', () => {
    const of = (lang: Locale) => texts.filter((one) => one.lang === lang).map(({ text }) => text.match(/href="[^"]*"/g) ?? [])
    expect(of('ru')).toEqual(of('kz'))
    expect(of('en')).toEqual(of('kz'))
  })
})
