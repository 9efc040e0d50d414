import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import { bestBetSchema, foundSchema, searchMetaSchema, suggestionSchema } from '@narkhoz/contract/search.ts'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { save } from '../entries/save.ts'
import { rowsOf } from '../storage/storage.ts'
import { eventually } from '../testing/eventually.ts'
import { statementsDuring } from '../testing/statements.ts'
import { startService, type TestService } from '../testing/test-service.ts'

let service: TestService

beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const search = async (query: string, lang = 'ru', more: Record<string, string> = {}) => {
  const { status, body } = await service.get(`search/index?${new URLSearchParams({ query, lang, ...more })}`)
  expect(status, query).toBe(200)
  return v.parse(v.object({ data: v.array(foundSchema), meta: searchMetaSchema }), body)
}

const suggest = async (query: string, lang = 'ru') => {
  const { body } = await service.get(`search/suggest?${new URLSearchParams({ query, lang })}`)
  return v.parse(v.object({ data: v.array(suggestionSchema) }), body).data
}

const keysOf = async (query: string, lang = 'ru') => (await search(query, lang)).data.map(({ kind, id }) => `${kind} ${id}`)

const bet = (queries: string, targets: readonly Record<string, unknown>[], more: Partial<Draft> = {}): Draft => ({
  kind: 'best-bet',
  id: 900,
  status: 'published',
  attributes: { queries: { kz: queries, ru: queries, en: queries }, targets },
  ...more,
})

describe('what editors put first', () => {
  test.each([
    ['ru', 'психолог', 'page 117'],
    ['ru', 'психологу', 'page 117'],
    ['ru', 'психолог Нархоз', 'page 117'],
    ['ru', 'псехолог', 'page 117'],
    ['ru', 'gcb[jkju', 'page 117'],
    ['ru', 'psiholog', 'page 117'],
    ['en', 'a psychologist', 'page 117'],
    ['en', 'psycologist', 'page 117'],
    ['kz', 'психологқа', 'page 117'],
    ['ru', 'телефон доверия', 'page 102'],
    ['ru', 'ntktajy ljdthbz', 'page 102'],
    ['kz', 'senim telefony', 'page 102'],
    ['en', 'WhatsApp', 'page 102'],
    ['ru', 'вотсап', 'page 102'],
    ['ru', 'виза', 'page 112'],
    ['kz', 'visa', 'page 112'],
    ['kz', 'kazaksha til kursy', 'page 119'],
    ['ru', 'для прессы', 'page 206'],
    ['ru', 'журналисту', 'page 206'],
    ['kz', 'баспасөз', 'page 206'],
    ['en', 'press', 'page 206'],
    ['en', 'press kit', 'page 206'],
    ['kz', 'баспасөз қызметі', 'page 102'],
    ['ru', 'пресс-служба', 'page 102'],
    ['ru', 'логотип', 'page 206'],
    ['kz', 'logo', 'page 206'],
    ['kz', 'қорқытып жатыр', 'page 102'],
    ['ru', 'мне угрожают', 'page 102'],
    ['ru', 'каспи рассрочка', 'page 164'],
    ['en', 'cost of living', 'page 112'],
    ['kz', 'қабылдау комиссиясы', 'page 102'],
    ['ru', 'вакансии преподавателей', 'page 126'],
    ['kz', 'жұмысқа орналасу', 'page 101'],
  ])('is first in %s for %j', async (lang, query, wanted) => {
    const [first] = (await search(query, lang)).data
    expect([first?.kind, first?.id, first?.bet].join(' ')).toBe(`${wanted} true`)
  })

  test.each([
    ['ru', 'психология'],
    ['kz', 'психология'],
    ['en', 'psychology'],
    ['ru', 'журналистика'],
    ['en', 'journalism'],
    ['ru', 'кризис-менеджмент в банках'],
    ['ru', 'хочу учиться'],
    ['ru', 'умереть за родину'],
    ['en', 'i want to study'],
  ])('is not there in %s for %j, which means something else', async (lang, query) => {
    expect((await search(query, lang)).data.filter((one) => one.bet)).toEqual([])
  })

  test('is no slip: what editors know is not corrected into something else', async () => {
    for (const [lang, query] of [
      ['ru', 'хочу покончить с собой'],
      ['ru', 'домогательства'],
      ['kz', 'көңіл күйім нашар'],
    ] as const)
      expect((await search(query, lang)).meta, query).not.toHaveProperty('corrected')
    expect((await search('псехолог')).meta).toHaveProperty('corrected', 'психолог')
  })

  test('is suggested first, from three letters on, on any keyboard and with a slip', async () => {
    for (const query of ['псих', 'психолог', 'gcb[jk', 'псехолог'])
      expect((await suggest(query))[0], query).toMatchObject({ path: '/center/psychological-support' })
    expect((await suggest('телефон дов'))[0]).toMatchObject({ path: '/contacts', anchor: 'office-77273771109', title: 'Телефон доверия' })
  })

  test('has the editors’ words, and those of the entry where they wrote none', async () => {
    const [helpline, center] = (await search('телефон доверия')).data
    expect(helpline).toMatchObject({
      title: 'Телефон доверия',
      lead: expect.stringContaining('377-11-09'),
      path: '/contacts',
      anchor: 'office-77273771109',
    })
    expect(center).toMatchObject({ title: 'Центр психологической поддержки', lead: expect.stringContaining('150') })
    expect((await search('общежитие')).data.slice(0, 2)).toMatchObject([
      { kind: 'page', title: 'Общежитие', path: '/hostel' },
      { kind: 'student-life', title: 'Общежития', path: '/student-life/organization', anchor: 'student-life-1' },
    ])
  })

  test('is counted and shown once, page by page', async () => {
    const { meta } = await search('виза', 'ru', { limit: '5' })
    const pages = await Promise.all(
      Array.from({ length: meta.last_page }, async (_, at) => (await search('виза', 'ru', { limit: '5', page: String(at + 1) })).data),
    )
    const keys = pages.flat().map(({ kind, id }) => `${kind} ${id}`)
    expect([keys.length, new Set(keys).size]).toEqual([meta.total, meta.total])
    expect(meta.kinds?.reduce((sum, { count }) => sum + count, 0)).toBe(meta.total)
    for (const { value, count } of meta.kinds ?? []) {
      const narrowed = await search('виза', 'ru', { kind: value, limit: '100' })
      expect([narrowed.meta.total, narrowed.data.length], value).toEqual([count, count])
      expect(narrowed.meta.kinds).toEqual(meta.kinds)
    }
  })

  test('follows the editors’ entry, and is found although nothing else is', async () => {
    expect(await keysOf('зырзыбақхана')).toEqual([])
    await save(service.storage, [bet('зырзыбақхана', [{ url: '/library' }])])
    await eventually(async () => expect(await keysOf('зырзыбақхана')).toEqual(['page 43']))
    await save(service.storage, [bet('зырзыбақхана', [{ url: '/library' }], { status: 'draft' })])
    await eventually(async () => expect(await keysOf('зырзыбақхана')).toEqual([]))
  })

  test('does not lead to a missing page, and leads to other sites', async () => {
    const title = { kz: 'Басқа сайт', ru: 'Другой сайт', en: 'Another site' }
    const targets = [
      { url: '/no-such-page' },
      { url: '/news/no-such-news' },
      { url: '/education/bachelor#question-9999' },
      { url: 'https://www.example.org/help', title },
    ]
    await save(service.storage, [bet('зырзыбақтар', targets.slice(1)), bet('зырзыбақтар', targets.slice(0, 1), { id: 901 })])
    await eventually(async () =>
      expect((await search('зырзыбақтар', 'ru')).data).toMatchObject([
        { kind: 'best-bet', title: 'Другой сайт', path: 'https://www.example.org/help', bet: true },
      ]),
    )
    expect(await suggest('зырзыбақтар', 'ru')).toMatchObject([{ title: 'Другой сайт', path: 'https://www.example.org/help' }])
  })

  test('follows a page to its new address', async () => {
    await service.storage.db.execute(sql`insert into redirects ("from", "to", origin) values ('/old-library', '/library', 'editor')`)
    await save(service.storage, [bet('зырзыбақжай', [{ url: '/old-library' }], { id: 902 })])
    await eventually(async () => expect((await search('зырзыбақжай', 'ru')).data[0]).toMatchObject({ path: '/library', kind: 'page' }))
  })

  test('makes no query for unrelated words', async () => {
    await search('экономика')
    const sent = await statementsDuring(service.storage, () => search('экономика', 'ru', { page: '2' }))
    expect(sent.filter(({ text, values }) => `${text} ${values}`.includes('best-bet'))).toEqual([])
  })
})

describe('settings', () => {
  test.each(['+7 (700) 377-11-12', '8 700 377 11 12', '377-11-12', 'info@narxoz.example', 'tender@narxoz.example'])(
    'are found at the contacts: %s',
    async (query) => {
      expect((await keysOf(query)).slice(0, 5)).toContain('page 102')
    },
  )

  test('are found as they are from the moment they are saved', async () => {
    const [general] = rowsOf<{ attributes: Record<string, unknown> }>(
      await service.storage.db.execute(sql`select attributes from entries where kind = 'general-settings'`),
    )
    expect(await keysOf('durlymbek')).not.toContain('page 102')
    const attributes = { ...general?.attributes, email: 'durlymbek@narxoz.example' }
    await save(service.storage, [{ kind: 'general-settings', id: 1, status: 'published', attributes }])
    await eventually(async () => expect((await keysOf('durlymbek'))[0]).toBe('page 102'))
  })
})

describe('all of them, for guessing a wrong address', () => {
  const all = async (lang: string) => {
    const { status, body } = await service.get(`search/best-bets?lang=${lang}`)
    expect(status).toBe(200)
    return v.parse(v.object({ data: v.array(bestBetSchema) }), body).data
  }

  test('each has its queries in every language, and leads to pages that are there, under their titles in one', async () => {
    const support = (await all('ru')).find(({ queries }) => queries.includes('психолог'))
    expect(support?.queries).toEqual(expect.arrayContaining(['психологиялық көмек', 'psychologist']))
    expect(support?.targets.map(({ url }) => url)).toEqual(['/center/psychological-support'])
    const titles = await Promise.all(
      ['kz', 'ru', 'en'].map(async (lang) => (await all(lang)).find(({ queries }) => queries.includes('психолог'))?.targets[0]?.title),
    )
    expect(new Set(titles).size).toBe(3)
    expect((await all('en')).some(({ targets }) => targets.some(({ url }) => url === '/contacts#office-77273771109'))).toBe(true)
  })

  test('what leads elsewhere or to nothing is left out, and what editors publish is in it', async () => {
    await save(service.storage, [
      bet('далеко', [{ url: 'https://elsewhere.example/' }, { url: '/no-such-page' }]),
      bet('близко', [{ url: '/contacts' }], { id: 901 }),
    ])
    await eventually(async () => expect((await all('ru')).flatMap(({ queries }) => queries)).toContain('близко'))
    expect((await all('ru')).flatMap(({ queries }) => queries)).not.toContain('далеко')
  })
})
