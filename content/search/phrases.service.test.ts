import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { save } from '../entries/save.ts'
import { rowsOf } from '../storage/storage.ts'
import { eventually } from '../testing/eventually.ts'
import { startService, type TestService } from '../testing/test-service.ts'

let service: TestService

const inEach = (text: string) => ({ kz: text, ru: text, en: text })

const news = (id: number, body: string, title = 'Something else'): Draft => ({
  kind: 'news',
  id,
  slug: `phrase-${id}`,
  attributes: { ...entities.news.sample, title: inEach(title), lead: inEach('A lead'), body: inEach(`<p>${body}</p>`) },
})

const synonym = (words: string): Draft => ({ kind: 'synonym', id: 900, status: 'published', attributes: { words: inEach(words) } })

beforeAll(async () => {
  service = await startService()
  await save(service.storage, [
    synonym('quibbling, vexatious blorfing, gormless trundle whifflers'),
    news(7301, 'They say quibbling and nothing more.'),
    news(7302, 'There was vexatious blorfing all day.'),
    news(7303, 'The blorfing, vexatious as ever, went on.'),
    news(7304, 'Their vexatious new blorfings were many.'),
    news(7305, 'Vexatious letters came in May. Nobody in the office of the dean thinks that blorfing was meant.'),
    news(7306, 'Whifflers trundle, and gormless they are.'),
    news(7307, 'Gormless trundles of the whifflers.'),
    news(7308, 'Blorfing alone.'),
  ])
})
afterAll(() => service.stop())

const ask = async (call: string, values: Record<string, string>) => {
  const { status, body } = await service.get(`${call}?${new URLSearchParams({ lang: 'en', limit: '50', ...values })}`)
  expect(status, values.query).toBe(200)
  return body.data as { kind: string; id: number; title: string; lead: string }[]
}

const idsOf = async (query: string) => (await ask('search/index', { query })).map(({ id }) => id).toSorted((one, other) => one - other)

describe('a synonym of several words', () => {
  test('is found where its words are adjacent, in either order or with one word between', async () => {
    await eventually(async () => expect(await idsOf('quibbling')).toEqual([7301, 7302, 7303, 7304, 7307]))
  })

  test('narrows lists in the same way', async () => {
    const found = await ask('news', { search: 'quibbling' })
    expect(found.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual([7301, 7302, 7303, 7304, 7307])
  })

  test('is not looked for as a phrase where the visitor typed its words', async () => {
    expect(await idsOf('blorfing vexatious')).toEqual(expect.arrayContaining([7302, 7303, 7304, 7305]))
  })
})

test('a place to live is not found in every text about students', async () => {
  const found = await ask('search/index', { query: 'dormitory' })
  const isMeant = `'dormitori' | 'dorm' | 'hostel' | 'accommod' | 'hall' & 'resid' | 'student' & 'hous'`
  const anywhere = rowsOf(await service.storage.db.execute(sql`select entry_id from search_en where words @@ ${isMeant}::tsquery`))
  expect(found.length).toBeLessThan(anywhere.length * 0.7)
  expect(found.slice(0, 3).map(({ title }) => title.toLowerCase())).toEqual(Array(3).fill(expect.stringMatching(/halls? of residence/)))
})

test('instalments and installed software are distinct', async () => {
  await save(service.storage, [news(7311, 'New meters were installed in May, and the installation went well.', 'Meters installed')])
  await eventually(async () => expect(await idsOf('installed')).toContain(7311))
  for (const query of ['instalments', 'installments', 'pay in instalments', 'installment'])
    expect(await idsOf(query), query).not.toContain(7311)
})
