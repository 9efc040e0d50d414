import { entities } from '@narkhoz/contract/entities/registry.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { save } from '../entries/save.ts'
import { rowsOf } from '../storage/storage.ts'
import { eventually } from '../testing/eventually.ts'
import { startService, type TestService } from '../testing/test-service.ts'

let service: TestService

beforeEach(async () => {
  service = await startService()
})
afterEach(() => service.stop())

type Card = UnknownRecord & { id: number; title: string; school: { id: number; title: string } | null }

const dataOf = async <T = Card[]>(path: string) => (await service.get(path)).body.data as T

/** An entry as it is stored, to be saved again with something changed. */
const stored = async (kind: string, id: number) => {
  const result = await service.storage.db.execute(sql`select slug, position, attributes from entries where kind = ${kind} and id = ${id}`)
  const [row] = rowsOf<{ slug: string | null; position: number; attributes: UnknownRecord }>(result)
  if (!row) throw new Error(`No ${kind} ${id}`)
  return { kind, id, ...row }
}

const rename = async (kind: string, id: number, title: string) => {
  const entry = await stored(kind, id)
  await save(service.storage, [{ ...entry, attributes: { ...entry.attributes, title: { kz: title, ru: title, en: title } } }])
}

/** Changes an entry without a notification: a cached answer does not change. */
const renameSecretly = (kind: string, id: number, title: string) =>
  service.storage.db.execute(
    sql`update entries set attributes = jsonb_set(attributes, '{title,kz}', to_jsonb(${title}::text)) where kind = ${kind} and id = ${id}`,
  )

test('an answer is cached until its kind changes, and no longer', async () => {
  const [partner] = await dataOf('partners')
  const id = partner?.id ?? 0
  const title = async () => (await dataOf('partners')).find((card) => card.id === id)?.title
  await renameSecretly('partner', id, 'Құпия')
  expect(await title()).toBe(partner?.title)
  const [rating] = await dataOf('ratings')
  await rename('rating', rating?.id ?? 0, 'Жаңа рейтинг')
  await eventually(async () => expect((await dataOf('ratings')).map((card) => card.title)).toContain('Жаңа рейтинг'))
  expect(await title()).toBe(partner?.title)
  await save(service.storage, [{ kind: 'partner', id: 9000, attributes: entities.partner.sample }])
  await eventually(async () => expect(await title()).toBe('Құпия'))
})

test('a renamed school is renamed everywhere it is named', async () => {
  const before = await dataOf('news?school=66&limit=5')
  expect(before[0]?.school?.title).not.toBe('Жаңа атау')
  const [, item] = [await dataOf('schools'), await dataOf<Card>(`pages/news/${before[0]?.slug}`)]
  expect(item.school?.id).toBe(66)
  await rename('school', 66, 'Жаңа атау')
  await eventually(async () => {
    expect((await dataOf('schools')).find(({ id }) => id === 66)?.title).toBe('Жаңа атау')
    expect((await dataOf('news?school=66&limit=5')).map(({ school }) => school?.title)).toEqual(before.map(() => 'Жаңа атау'))
    expect((await dataOf<Card>(`pages/news/${before[0]?.slug}`)).school?.title).toBe('Жаңа атау')
    const named = await dataOf<{ value: string; title: string }[]>('news-filters/school')
    expect(named.find(({ value }) => value === '66')?.title).toBe('Жаңа атау')
    expect((await dataOf<Card>('pages/school/school-of-economics-and-management')).title).toBe('Жаңа атау')
  })
})

test('a new entry is listed, counted, found and shown at once', async () => {
  const total = async (query: string) => ((await service.get(`news?${query}`)).body.meta as { total: number }).total
  const [all, ofSchool] = [await total(''), await total('school=67')]
  expect(await dataOf('search/index?query=зырзыбақсөз')).toEqual([])
  expect((await service.get('pages/news/brand-new')).status).toBe(404)
  const attributes = { ...entities.news.sample, title: { kz: 'Зырзыбақсөз' }, school: 67 }
  await save(service.storage, [{ kind: 'news', slug: 'brand-new', attributes }])
  await eventually(async () => {
    expect([await total(''), await total('school=67')]).toEqual([all + 1, ofSchool + 1])
    expect(await dataOf('search/index?query=зырзыбақсөз')).toHaveLength(1)
    expect((await dataOf<Card>('pages/news/brand-new')).title).toBe('Зырзыбақсөз')
  })
})

test('an answer that was computed while its kind changed is not cached', async () => {
  const { answers } = service.service
  const since = answers.moment(['news', 'school'])
  answers.drop('school')
  answers.keep('/late', new Uint8Array(1), ['news', 'school'], since)
  expect(answers.get('/late')).toBeUndefined()
  const whole = answers.moment(['news'])
  answers.drop()
  answers.keep('/late', new Uint8Array(1), ['news'], whole)
  expect(answers.get('/late')).toBeUndefined()
  answers.keep('/in-time', new Uint8Array(1), ['news'], answers.moment(['news']))
  expect(answers.get('/in-time')).toBeDefined()
})

test('an error is never cached', async () => {
  expect((await service.get('pages/not-yet')).status).toBe(404)
  const attributes = { ...entities.page.sample, path: 'not-yet' }
  await save(service.storage, [{ kind: 'page', slug: 'not-yet', attributes }])
  expect((await service.get('pages/not-yet')).status).toBe(200)
})

test('a cached answer has a new request id, and each spelling of a query is a separate key', async () => {
  const ask = async (path: string) => service.request(`/api/v1/${path}`, { headers: { 'x-request-id': 'request-12345' } })
  const [first, second] = [await ask('schools?lang=ru'), await ask('schools?lang=ru')]
  expect(await second.text()).toBe(await first.text())
  for (const answer of [first, second]) {
    expect(answer.headers.get('x-request-id')).toBe('request-12345')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  }
  expect((await service.get('schools?lang=en')).body).not.toEqual((await service.get('schools?lang=ru')).body)
})
