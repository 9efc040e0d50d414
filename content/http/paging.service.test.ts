import { endpoints } from '@narkhoz/contract/api.ts'
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

const lists = endpoints.filter(({ paged, path }) => paged && path !== 'search/index').map(({ path }) => path)
const firstPath = (template: string) => paths.get(template)?.[0] ?? ''

type Answer = { data: { id: number }[]; meta: { current_page: number; last_page: number; per_page: number; total: number } }
const ask = async (path: string) => (await service.get(path)).body as Answer
const ids = ({ data }: Pick<Answer, 'data'>) => data.map(({ id }) => id)

const outOfBounds: [string, string][] = [
  ...['0', '-1', 'abc', '1.5', '+1', '1e3', '01', '12345678', '1 ', '１', 'NaN', '0x1'].map((value): [string, string] => ['page', value]),
  ...['0', '101', '-1', 'abc', '1.5', '+1', '1e1', '01', '1000', '5;', 'all'].map((value): [string, string] => ['limit', value]),
  ...['title', 'ID', '-id', 'id desc', 'id,title', '1'].map((value): [string, string] => ['order', value]),
]

describe.each(lists)('%s', (template) => {
  test('is the same list page by page, without gap or overlap, whatever the size of a page', async () => {
    for (const path of paths.get(template) ?? []) {
      const { data, meta } = await ask(`${path}?page=1&limit=100`)
      expect(meta).toEqual({ current_page: 1, last_page: Math.max(1, Math.ceil(meta.total / 100)), per_page: 100, total: meta.total })
      const [all, total] = [ids({ data }), meta.total]
      expect(all.length).toBe(Math.min(100, total))
      for (const limit of [1, 3, 7].filter((size) => total / size <= 40)) {
        const last = Math.ceil(total / limit)
        const pages: number[] = []
        for (let page = 1; page <= last; page++) {
          const answer = await ask(`${path}?page=${page}&limit=${limit}`)
          expect(answer.meta).toEqual({ current_page: page, last_page: last, per_page: limit, total })
          pages.push(...ids(answer))
        }
        expect(pages.slice(0, 100), `${path} by ${limit}`).toEqual(all)
        expect(new Set(pages).size).toBe(total)
      }
    }
  })

  test('is empty behind its last page, and says how long it is', async () => {
    const path = firstPath(template)
    const { meta } = await ask(`${path}?page=1&limit=5`)
    for (const page of [meta.last_page + 1, 9_999_999])
      expect(await ask(`${path}?page=${page}&limit=5`)).toEqual({ data: [], meta: { ...meta, current_page: page } })
  })

  test('is ordered by id on request', async () => {
    for (const path of paths.get(template) ?? []) {
      const usual = await ask(`${path}?page=1&limit=100`)
      if (usual.meta.total > 100) continue
      const sorted = ids(usual).toSorted((one, other) => one - other)
      expect(ids(await ask(`${path}?page=1&limit=100&order=id`)), path).toEqual(sorted)
      expect(ids(await ask(`${path}?page=2&limit=2&order=id`)), path).toEqual(sorted.slice(2, 4))
    }
  })

  test('refuses a size, number or order out of bounds, and names it', async () => {
    const accepted: string[] = []
    for (const [name, value] of outOfBounds) {
      const { status, body } = await service.get(`${firstPath(template)}?${new URLSearchParams({ lang: 'en', [name]: value })}`)
      const { code, message } = (body.error ?? {}) as Record<string, string>
      if (status !== 400 || code !== 'bad_query' || message !== `A query parameter is wrong: ${name}.`) accepted.push(`${name}=${value}`)
    }
    expect(accepted).toEqual([])
  })

  test.each(['1', '100'])('takes limit=%s', async (limit) => {
    const { status, body } = await service.get(`${firstPath(template)}?limit=${limit}`)
    expect(status).toBe(200)
    expect((body.data as unknown[]).length).toBeLessThanOrEqual(Number(limit))
  })
})

test.each(['page=0', 'limit=101', 'limit=0', 'page=x'])('search refuses %s too', async (query) => {
  expect((await service.get(`search/index?query=2026&${query}`)).status).toBe(400)
})
