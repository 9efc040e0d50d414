import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startService, type TestService } from '../testing/test-service.ts'
import type { Query } from './queries/query.ts'
import { queriesWithoutResults, reviewedQueries } from './queries/reviewed.ts'

let service: TestService

beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const find = async (query: string, lang: Locale, limit = '20') => {
  const { status, body } = await service.get(`search/index?${new URLSearchParams({ query, lang, limit })}`)
  expect(status, query).toBe(200)
  return body as { data: { kind: string; id: number }[]; meta: { total: number } }
}

/** Those queries that have no wanted entry among as many first results. */
const missed = async (queries: readonly Query[], lang: Locale, most: number) => {
  const misses: string[] = []
  for (const [typed, ...wanted] of queries) {
    const keys = (await find(typed, lang)).data.slice(0, most).map(({ kind, id }) => `${kind} ${id}`)
    if (!keys.some((key) => wanted.includes(key))) misses.push(`${typed}: ${keys.join(', ')}`)
  }
  return misses
}

describe.each(locales)('what visitors of a review typed in %s', (lang) => {
  test('finds the right thing first', async () => {
    expect(await missed(reviewedQueries[lang].first, lang, 1)).toEqual([])
  })

  test('finds it among the first three where several things are right', async () => {
    expect(await missed(reviewedQueries[lang].amongThree, lang, 3)).toEqual([])
  })
})

test('a query without matching content finds nothing', async () => {
  for (const query of queriesWithoutResults) expect((await find(query, 'en')).data, query).toEqual([])
})

test('how many are found does not depend on how many are shown', async () => {
  for (const [query, lang] of [
    ['оқу ақысы', 'kz'],
    ['стоимость обучения', 'ru'],
    ['lost my diploma', 'en'],
  ] as const)
    expect((await find(query, lang, '2')).meta.total, query).toBe((await find(query, lang, '50')).meta.total)
})
