import { type ContentCall, contentCalls } from '@narkhoz/contract/api.ts'
import type { Facet } from '@narkhoz/contract/entities/entity.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyCall } from '../testing/every-call.ts'
import { startService, type TestService } from '../testing/test-service.ts'

let service: TestService
let paths: Map<string, string[]>

beforeAll(async () => {
  service = await startService()
  paths = new Map((await everyCall(service.storage)).map((call) => [call.endpoint.path, call.paths]))
})
afterAll(() => service.stop())

type Card = { id: number } & Record<string, unknown>
type Answer = { data: Card[]; meta?: { last_page: number; total: number } }

const ask = async (path: string) => {
  const { status, body } = await service.get(path)
  expect(status, path).toBe(200)
  return body as Answer
}

const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`

/** A list from its first page to its last. */
const whole = async (path: string, query: Record<string, string> = {}): Promise<Card[]> => {
  const first = await ask(withQuery(path, { ...query, page: '1', limit: '100' }))
  const pages = [first.data]
  for (let page = 2; page <= (first.meta?.last_page ?? 1); page++)
    pages.push((await ask(withQuery(path, { ...query, page: String(page), limit: '100' }))).data)
  return pages.flat()
}

const ids = (cards: readonly Card[]) => cards.map(({ id }) => id)
const almaty = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Almaty', year: 'numeric', month: '2-digit' })

type FilterValue = { id?: number; slug?: string | null; value?: string }

/** Everything by which a visitor may call the value of a facet, as the card itself shows it: one list a value. */
const valuesOf = ({ attribute, part }: Facet, card: Card): string[][] => {
  const shown = card[attribute]
  if (shown === null || shown === undefined) return []
  if (part) return [[almaty.format(new Date(String(shown))).split('-')[part === 'year' ? 0 : 1] ?? '']]
  return [shown].flat().map((one: FilterValue | string) => {
    if (typeof one === 'string') return [one]
    return one.value === undefined ? [String(one.id), ...(one.slug ? [one.slug] : [])] : [one.value]
  })
}

const facetOf = ({ entity }: ContentCall, name: string): Facet => entity.facets?.[name] ?? { attribute: '' }
const has = (facet: Facet, card: Card, value: string) => valuesOf(facet, card).some((names) => names.includes(value))
const allValues = (facet: Facet, cards: readonly Card[]) => [...new Set(cards.flatMap((card) => valuesOf(facet, card).flat()))]

const filtered = contentCalls.flatMap((call) =>
  call.call.shape === 'list' ? (call.call.filters ?? []).map((filter) => ({ ...call, filter })) : [],
)

describe.each(filtered)('$path?$filter=', ({ filter, ...call }) => {
  const facet = facetOf(call, filter)

  test('leaves exactly the entries with that value, in the order of the list', async () => {
    let asked = 0
    for (const path of paths.get(call.path) ?? []) {
      const all = await whole(path)
      for (const value of allValues(facet, all)) {
        const wanted = ids(all.filter((card) => has(facet, card, value)))
        expect(ids(await whole(path, { [filter]: value })), `${path}?${filter}=${value}`).toEqual(wanted)
        asked++
      }
    }
    expect(asked).toBeGreaterThan(0)
  })

  test.each(['no-such-value', '0', '999999999', '-1', "' or 1=1 --", '%', '*', '<b>', '__proto__', 'Ж'])(
    'leaves nothing for %j, which no entry has',
    async (value) => {
      const [path = ''] = paths.get(call.path) ?? []
      expect(await ask(withQuery(path, { [filter]: value, page: '1' }))).toEqual({
        data: [],
        meta: { current_page: 1, last_page: 1, per_page: 20, total: 0 },
      })
    },
  )

  test('counts as absent when it is empty', async () => {
    const [path = ''] = paths.get(call.path) ?? []
    expect(await ask(`${path}?${filter}=`)).toEqual(await ask(path))
  })
})

const pairs = contentCalls.flatMap((call) => {
  const filters = call.call.shape === 'list' && !call.path.includes('{') ? (call.call.filters ?? []) : []
  return filters.flatMap((one, at) => filters.slice(at + 1).map((other) => ({ ...call, one, other })))
})

test.each(pairs)('$path?$one=&$other= matches both', async ({ one, other, ...call }) => {
  const all = await whole(call.path)
  const [first, second] = [facetOf(call, one), facetOf(call, other)]
  for (const value of allValues(first, all))
    for (const more of allValues(second, all)) {
      const wanted = ids(all.filter((card) => has(first, card, value) && has(second, card, more)))
      expect(ids(await whole(call.path, { [one]: value, [other]: more })), `${value} ${more}`).toEqual(wanted)
    }
})

test('all filters of the programs together match all of them', async () => {
  const all = await whole('school-programs')
  const call = filtered.find(({ path }) => path === 'school-programs') as ContentCall
  const names = ['school', 'education', 'language', 'period', 'form']
  for (const program of all.slice(0, 10)) {
    const query = Object.fromEntries(
      names.flatMap((name) =>
        valuesOf(facetOf(call, name), program)[0]?.[0] ? [[name, valuesOf(facetOf(call, name), program)[0]?.[0] ?? '']] : [],
      ),
    )
    const wanted = all.filter((card) => Object.entries(query).every(([name, value]) => has(facetOf(call, name), card, value)))
    expect(ids(await whole('school-programs', query))).toEqual(ids(wanted))
  }
})

const facetCalls = contentCalls.flatMap(({ path, entity, call }) =>
  call.shape === 'facets'
    ? call.facets.map((facet) => ({ path: path.replace('{facet}', facet), entity, facet, filters: call.filters ?? [] }))
    : [],
)

describe.each(facetCalls)('$path', ({ path, entity, facet, filters }) => {
  const list = contentCalls.find((call) => call.entity === entity && call.call.shape === 'list') as ContentCall
  type Value = { value: string; title: string; count: number }

  test('counts what the list shows, and names each value once', async () => {
    const narrowings: Record<string, string>[] = [{}]
    const all = await whole(list.path)
    for (const filter of filters) for (const value of allValues(facetOf(list, filter), all)) narrowings.push({ [filter]: value })
    for (const narrowing of narrowings) {
      const values = (await ask(withQuery(path, narrowing))).data as unknown as Value[]
      for (const { value, count, title } of values) {
        expect(title).not.toBe('')
        expect(await whole(list.path, { ...narrowing, [facet]: value }), `${facet}=${value}`).toHaveLength(count)
      }
      const shown = await whole(list.path, narrowing)
      const wanted = shown.flatMap((card) => valuesOf(facetOf(list, facet), card).map(([first]) => first ?? ''))
      expect(values.map(({ value }) => value).toSorted()).toEqual([...new Set(wanted)].toSorted())
    }
  })
})

test('past and upcoming events are all events, the latest past one first', async () => {
  const [all, past, upcoming] = await Promise.all([whole('events'), whole('events/past'), whole('events/upcoming')])
  expect([past.length, upcoming.length].every((length) => length > 0)).toBe(true)
  expect([...ids(past).toReversed(), ...ids(upcoming)]).toEqual(ids(all))
  const moments = (cards: readonly Card[]) => cards.map(({ date }) => Date.parse(String(date)))
  expect(Math.max(...moments(past))).toBeLessThan(Date.now())
  expect(moments(upcoming)).toEqual(moments(upcoming).toSorted((one, other) => one - other))
})
