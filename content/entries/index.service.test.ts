import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rowsOf } from '../storage/storage.ts'
import { eventually } from '../testing/eventually.ts'
import { startService, type TestService } from '../testing/test-service.ts'
import { save } from './save.ts'

let service: TestService

beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

type Card = { id: number; title: string; school: { id: number } | null }

const slug = 'a-change-of-mind'
const draft = (more: Record<string, unknown> = {}, status: 'draft' | 'published' = 'published'): Draft => ({
  kind: 'news',
  id: 5000,
  slug,
  status,
  attributes: {
    ...entities.news.sample,
    title: { kz: 'Аққуқанат', ru: 'Лебедикрыло', en: 'Swanwingery' },
    date: '2031-03-05T10:00:00+05:00',
    school: 66,
    ...more,
  },
})

const total = async (query: string) => ((await service.get(`news?${query}`)).body.meta as { total: number }).total
const countOf = async (facet: string, value: string) => {
  const { body } = await service.get(`news-filters/${facet}`)
  return (body.data as { value: string; count: number }[]).find((one) => one.value === value)?.count ?? 0
}
const found = async (query: string, lang: string) => {
  const { body } = await service.get(`search/index?${new URLSearchParams({ query, lang })}`)
  return (body.data as { kind: string; id: number }[]).filter(({ kind, id }) => kind === 'news' && id === 5000).length
}

/** Everywhere a visitor can meet the entry. */
const seen = async () => ({
  listed: ((await service.get('news?year=2031')).body.data as Card[]).map(({ id }) => id),
  page: (await service.get(`pages/news/${slug}`)).status,
  blocks: (await service.get('pages/news/blocks/5000')).status,
  found: await Promise.all([found('аққуқанат', 'kz'), found('лебедикрыло', 'ru'), found('swanwingery', 'en')]),
  counted: [await countOf('year', '2031'), await total('year=2031'), await total('year=2031&school=66')],
})

const nowhere = { listed: [], page: 404, blocks: 404, found: [0, 0, 0], counted: [0, 0, 0] }
const everywhere = { listed: [5000], page: 200, blocks: 200, found: [1, 1, 1], counted: [1, 1, 1] }

/** Waits until the service has received every change: only then its caches are current. */
const allHeard = () =>
  eventually(async () => {
    const [row] = rowsOf<{ last: number }>(await service.storage.db.execute(sql`select max(seq)::int as last from changes`))
    expect(service.service.changes.last).toBe(row?.last)
  })

describe('an entry', () => {
  let before: number[]
  beforeEach(async () => {
    await save(service.storage, [draft({}, 'draft')])
    await allHeard()
    expect(await seen()).toEqual(nowhere)
    before = [
      await total(''),
      await total('school=66'),
      await total('school=67'),
      await countOf('school', '66'),
      await countOf('school', '67'),
    ]
  })
  const difference = async () => {
    const now = [
      await total(''),
      await total('school=66'),
      await total('school=67'),
      await countOf('school', '66'),
      await countOf('school', '67'),
    ]
    return now.map((count, at) => count - (before[at] ?? 0))
  }

  test('is met everywhere once it is published, and nowhere once it is a draft again', async () => {
    await save(service.storage, [draft()])
    await eventually(async () => expect(await seen()).toEqual(everywhere))
    expect(await difference()).toEqual([1, 1, 0, 1, 0])
    await save(service.storage, [draft({}, 'draft')])
    await eventually(async () => expect(await seen()).toEqual(nowhere))
    expect(await difference()).toEqual([0, 0, 0, 0, 0])
  })

  test('saved twice is counted once', async () => {
    for (let times = 0; times < 3; times++) await save(service.storage, [draft()])
    await eventually(async () => expect(await seen()).toEqual(everywhere))
    expect(await difference()).toEqual([1, 1, 0, 1, 0])
  })

  test('moves with its facets and search words', async () => {
    await save(service.storage, [draft()])
    await save(service.storage, [draft({ school: 67, date: '2032-07-05T10:00:00+05:00', title: { kz: 'Басқаша' } })])
    await eventually(async () => expect((await seen()).listed).toEqual([]))
    expect([await countOf('year', '2031'), await countOf('year', '2032'), await total('year=2032&school=67&month=07')]).toEqual([0, 1, 1])
    expect(await difference()).toEqual([1, 0, 1, 0, 1])
    expect([await found('аққуқанат', 'kz'), await found('басқаша', 'kz'), await found('басқаша', 'en')]).toEqual([0, 1, 1])
  })

  test('without a school is in no school’s list', async () => {
    await save(service.storage, [draft({ school: null })])
    await eventually(async () => expect(await difference()).toEqual([1, 0, 0, 0, 0]))
  })

  test('near New Year belongs to the year it is in Almaty', async () => {
    await save(service.storage, [draft({ date: '2030-12-31T20:30:00Z' })])
    await eventually(async () => expect((await seen()).counted).toEqual([1, 1, 1]))
    expect(await total('year=2031&month=01')).toBe(1)
  })

  test('is found by the words of its blocks, but of none that is hidden', async () => {
    const block = (hidden: boolean) => ({
      id: 1,
      type: 'text',
      group: 1,
      position: 1,
      hidden,
      desc: { kz: '<p>жасырынсөз <strong>бар</strong></p>' },
    })
    await save(service.storage, [draft({ blocks: [block(true)] })])
    await eventually(async () => expect((await seen()).page).toBe(200))
    expect([await found('жасырынсөз', 'kz'), (await service.get('pages/news/blocks/5000')).body.data]).toEqual([0, {}])
    await save(service.storage, [draft({ blocks: [block(false)] })])
    await eventually(async () => expect(await found('жасырынсөз', 'kz')).toBe(1))
  })

  test('is shown by search in the words of its title, signs included', async () => {
    await save(service.storage, [draft({ title: { kz: 'Аққуқанат: 5 < 7 & &lt;b&gt; > 3' } })])
    await eventually(async () => {
      const { body } = await service.get('search/index?query=аққуқанат')
      expect(body.data).toMatchObject([{ kind: 'news', id: 5000, title: 'Аққуқанат: 5 < 7 & &lt;b&gt; > 3', path: `/news/${slug}` }])
    })
  })
})

test('an unpublished school is not named anywhere and its entries stay', async () => {
  const [row] = rowsOf<Draft>(
    await service.storage.db.execute(sql`select kind, id, slug, position, attributes from entries where kind = 'school' and id = 70`),
  )
  const school = row as Draft
  const news = async () => ((await service.get('news?limit=100')).body.data as Card[]).filter(({ school: own }) => own?.id === 70)
  const [before, all] = [(await news()).length, await total('')]
  expect(before).toBeGreaterThan(0)
  await save(service.storage, [{ ...school, status: 'draft' }])
  await eventually(async () => expect(await news()).toEqual([]))
  expect([await total(''), await total('school=70'), await countOf('school', '70')]).toEqual([all, 0, 0])
  expect((await service.get(`pages/school/${school.slug}`)).status).toBe(404)
  await save(service.storage, [{ ...school, status: 'published' }])
  await eventually(async () => expect(await news()).toHaveLength(before))
})

test('an entry whose slug is a number is found by that number', async () => {
  const year = { kind: 'handbook', id: 6000, slug: '2027', attributes: { title: { kz: '2027 жыл' }, list: 'year-procedure' } }
  await save(service.storage, [year, { kind: 'faq', id: 6000, attributes: { ...entities.faq.sample, year: 6000 } }])
  for (const given of ['2027', '6000'])
    await eventually(async () => expect((await service.get(`faqs/certificates?year=${given}`)).body.data).toMatchObject([{ id: 6000 }]))
})

test('words are found as each language inflects them', async () => {
  const results = async (query: string, lang: string) =>
    ((await service.get(`search/index?${new URLSearchParams({ query, lang })}`)).body.meta as { total: number }).total
  expect(await results('школы', 'ru')).toBe(await results('школа', 'ru'))
  expect(await results('programs', 'en')).toBe(await results('program', 'en'))
  for (const lang of locales) expect(await results('2026', lang)).toBeGreaterThan(0)
  expect(await results('школа -школа', 'ru')).toBe(0)
})

test('after all of the above the stored counts equal the actual ones', async () => {
  const kept = rowsOf(
    await service.storage.db.execute(
      sql`select kind, name, value, sum(count)::int as count from facet_counts group by 1, 2, 3 having sum(count) <> 0 order by 1, 2, 3`,
    ),
  )
  const counted = rowsOf(
    await service.storage.db.execute(sql`select kind, name, value, count(*)::int as count from facets group by 1, 2, 3 order by 1, 2, 3`),
  )
  expect(counted.length).toBeGreaterThan(100)
  expect(kept).toEqual(counted)
})
