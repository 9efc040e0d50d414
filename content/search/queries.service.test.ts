import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startService, type TestService } from '../testing/test-service.ts'
import { queries } from './queries/queries.ts'
import type { Query } from './queries/query.ts'

let service: TestService

beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

type QueryRank = { query: string; place: number }

/** The rank of the first expected entry; beyond all results if it is missing. */
const placed = async ([typed, ...wanted]: Query, lang: Locale): Promise<QueryRank> => {
  const { status, body } = await service.get(`search/index?${new URLSearchParams({ query: typed, lang })}`)
  expect(status, typed).toBe(200)
  const keys = (body.data as { kind: string; id: number }[]).map(({ kind, id }) => `${kind} ${id}`)
  const at = keys.findIndex((key) => wanted.includes(key))
  return { query: `${lang}: ${typed}`, place: at < 0 ? Number.POSITIVE_INFINITY : at + 1 }
}

const share = (places: readonly QueryRank[], most: number) => places.filter(({ place }) => place <= most).length / places.length

const farOff = (places: readonly QueryRank[]) => places.filter(({ place }) => place > 3).map(({ query, place }) => `${query} at ${place}`)

test('the queries are as many as they should be, a third of them typed badly', () => {
  for (const lang of locales) {
    const { well, badly } = queries[lang]
    expect(well.length + badly.length, lang).toBeGreaterThanOrEqual(50)
    expect(badly.length / (well.length + badly.length), lang).toBeGreaterThanOrEqual(1 / 3)
    const all = [...well, ...badly].map(([typed]) => typed)
    expect(new Set(all).size, lang).toBe(all.length)
  }
})

describe('what visitors look for', () => {
  let places: QueryRank[]
  beforeAll(async () => {
    places = []
    for (const lang of locales) for (const query of [...queries[lang].well, ...queries[lang].badly]) places.push(await placed(query, lang))
  })

  test('is among the first three results for 95 of 100 queries', () => {
    expect(share(places, 3), farOff(places).join('; ')).toBeGreaterThanOrEqual(0.95)
  })

  test('is the first result for 80 of 100', () => {
    expect(share(places, 1)).toBeGreaterThanOrEqual(0.8)
  })

  test.each(locales)('in %s is found as well as in the others', (lang) => {
    const own = places.filter(({ query }) => query.startsWith(`${lang}:`))
    expect(share(own, 3), farOff(own).join('; ')).toBeGreaterThanOrEqual(0.93)
  })
})
