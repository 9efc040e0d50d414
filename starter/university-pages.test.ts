import { constants } from '@narkhoz/contract/constants.ts'
import { pagePath } from '@narkhoz/contract/pages/page.ts'
import { addressesOf, pages, type RegisteredPage } from '@narkhoz/contract/pages/registry.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { describe, expect, test } from 'vitest'
import { addresses } from './testing/addresses.ts'
import { blocksOf, drafts, entityOf, nameOf, ofKind, texts, values } from './testing/walk.ts'

const registered: readonly RegisteredPage[] = pages
const asked = registered.filter(({ builtIn, pageless, address }) => !builtIn && !pageless && address !== '/*')
const entries = new Map(ofKind('page').map((draft) => [draft.attributes.path as string, draft]))
const owned = new Set(
  drafts.flatMap((draft) => (entityOf(draft).page?.address ? [`/${entityOf(draft).page?.address?.split('/')[1]}`] : [])),
)

describe('every page of the registry', () => {
  const fixed = asked.flatMap((page) => addressesOf(page).map((address) => ({ page, address })))

  test.each(fixed.map(({ address }) => address))('%s has its content', (address) => {
    expect(addresses).toContain(address)
  })

  test.each(asked.filter((page) => addressesOf(page).length === 0).map(({ address }) => address))('%s has at least one', (address) => {
    expect([...addresses].filter((known) => known.startsWith(address.replace('{slug}', ''))).length).toBeGreaterThan(0)
  })

  test.each(fixed.filter(({ address }) => !owned.has(`/${address.split('/')[1]}`)))(
    '$address has a page entry of the right type',
    ({ page, address }) => {
      const entry = entries.get(pagePath(page, address) ?? '')
      expect(entry?.attributes.type).toBe(page.type)
    },
  )
})

describe('every title for search engines', () => {
  const full = { kz: 'Нархоз университеті', ru: 'Университет Нархоз', en: 'Narxoz University' } as const
  const short = { kz: 'Нархоз', ru: 'Нархоз', en: 'Narxoz' } as const
  // Longer ones are truncated in search results.
  const longest = 70
  const titles = drafts.flatMap((draft) => {
    const { title = {} } = (draft.attributes.seo ?? {}) as { title?: Partial<Record<keyof typeof full, string>> }
    return (Object.keys(full) as (keyof typeof full)[]).flatMap((lang) => (title[lang] ? [{ lang, text: title[lang] }] : []))
  })

  test('names the university, in full where there is room', () => {
    expect(titles.length).toBeGreaterThan(600)
    const wrong = titles.filter(({ lang, text }) => {
      const dash = lang === 'ru' ? '\u00a0— ' : lang === 'kz' ? '\u00a0– ' : ' – '
      const isShortened = text.endsWith(dash + short[lang])
      const hasRoom = text.length - short[lang].length + full[lang].length <= longest
      return !text.includes(short[lang]) || text.length > longest || (isShortened && hasRoom)
    })
    expect(wrong).toEqual([])
  })
})

describe('every page entry', () => {
  test.each(ofKind('page').map((draft) => [nameOf(draft), draft] as const))(
    '%s has search texts, a banner and three to eight blocks',
    (_, draft) => {
      expect(draft.attributes.seo).toMatchObject({ title: { kz: expect.any(String) }, description: { kz: expect.any(String) } })
      expect(draft.attributes.banner).toMatchObject({ title: { kz: expect.any(String) } })
      expect(blocksOf(draft).length).toBeGreaterThanOrEqual(3)
      expect(blocksOf(draft).length).toBeLessThanOrEqual(8)
    },
  )
})

test('the history page has its numbered blocks in their places, the timeline among them', () => {
  const history = entries.get('history-of-narkhoz-university')
  const found = history ? blocksOf(history).toSorted((one, other) => one.position - other.position) : []
  expect(found.map(({ group, position }) => [group, position])).toEqual([1, 2, 3, 4, 5, 6].map((group) => [group, group + 1]))
  expect(found.filter(({ type }) => type === 'timeline').map(({ position }) => position)).toEqual([constants.historyTimelinePosition])
})

test('every entry with its own page has blocks', () => {
  const bare = drafts.filter((draft) => entityOf(draft).page && blocksOf(draft).length === 0)
  expect(bare.map(nameOf)).toEqual([])
})

test('search titles have at most 70 characters and descriptions at most 200', () => {
  const long = values.flatMap(({ where, name, attribute, value }) => {
    if (attribute.type !== 'text' || !/ seo (?:title|description)$/.test(where)) return []
    const most = name === 'title' ? 70 : 200
    return Object.entries(value as Record<string, string>).flatMap(([lang, text]) =>
      text.length > most ? [`${where} ${lang} ${text.length}: ${text}`] : [],
    )
  })
  expect(long).toEqual([])
})

test.each(['publication', 'project', 'dual-program'])('every page of a %s has three blocks at least', (kind) => {
  expect(ofKind(kind).flatMap((draft) => (blocksOf(draft).length < 3 ? [nameOf(draft)] : []))).toEqual([])
})

test.each([
  ['kz', /^<p>Дереккөзі: |есебі бойынша/],
  ['ru', /^<p>Источник: |по отчёту/],
  ['en', /^<p>Source: |report\.<\/p>$/],
] as const)('the figures of a page say where they come from: %s', (lang, source) => {
  const figures = ofKind('page').flatMap((draft) =>
    blocksOf(draft).flatMap((block) => (block.type === 'numbers' ? [{ draft, block }] : [])),
  )
  expect(figures.length).toBeGreaterThan(8)
  const said = ({ desc }: UnknownRecord) => (desc as Partial<Record<string, string>> | undefined)?.[lang] ?? ''
  expect(figures.filter(({ block }) => !source.test(said(block))).map(({ draft, block }) => `${nameOf(draft)} ${block.id}`)).toEqual([])
})

test('search titles name the university', () => {
  const titles = texts.filter(({ where }) => where.endsWith(' seo title'))
  expect(titles.length).toBeGreaterThan(500)
  expect(titles.filter(({ text }) => !/Нархоз|Narxoz/.test(text)).map(({ where, lang, text }) => `${where} ${lang}: ${text}`)).toEqual([])
})
