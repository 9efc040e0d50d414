import { isDeepStrictEqual } from 'node:util'
import { metaSchema } from '@narkhoz/contract/answers.ts'
import { apiBase, endpoints } from '@narkhoz/contract/api.ts'
import { defaultLocale, locales } from '@narkhoz/contract/locales.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ConcreteCalls, everyCall } from '../testing/every-call.ts'
import { startService, type TestService } from '../testing/test-service.ts'

let service: TestService
let calls: Map<string, ConcreteCalls>

beforeAll(async () => {
  service = await startService()
  calls = new Map((await everyCall(service.storage)).map((call) => [call.endpoint.path, call]))
})
afterAll(() => service.stop())

const gets = endpoints.filter(({ method, path }) => method === 'GET' && path !== 'changes')

const callsAt = (path: string) => {
  const found = calls.get(path)
  if (!found) throw new Error(`No call at ${path}`)
  return found
}

/** Problems of an answer, with their path. */
const wrongWith = async ({ endpoint, call }: ConcreteCalls, path: string): Promise<string[]> => {
  const response = await service.request(`${apiBase}/${path}`)
  if (response.status !== 200) return [`${path}: ${response.status}`]
  const body = (await response.json()) as { data: unknown; meta?: unknown }
  const problems: string[] = []
  if (!/^application\/json\b/.test(response.headers.get('content-type') ?? '')) problems.push('content type')
  const judged = v.safeParse(endpoint.answer, body.data)
  problems.push(...(judged.issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`))
  if (judged.success && !isDeepStrictEqual(judged.output, body.data)) problems.push('holds more than it declares')
  if (v.is(metaSchema, body.meta) !== (endpoint.paged === 'always')) problems.push('meta')
  if (Object.keys(body).some((key) => key !== 'data' && key !== 'meta')) problems.push(Object.keys(body).join())
  if (Array.isArray(body.data) && body.data.length === 0 && call) problems.push('is empty')
  return problems.map((problem) => `${path}: ${problem}`)
}

describe.each(gets.map(({ path }) => path))('%s', (template) => {
  test.each(locales)('has the declared shape in %s, for every value of its path', async (lang) => {
    const call = callsAt(template)
    expect(call.paths).not.toEqual([])
    const wrong: string[] = []
    for (const path of call.paths) wrong.push(...(await wrongWith(call, `${path}?lang=${lang}`)))
    expect(wrong).toEqual([])
  })

  test('answers in Kazakh by default', async () => {
    const [path] = callsAt(template).paths
    expect(await service.get(`${path}`)).toEqual(await service.get(`${path}?lang=${defaultLocale}`))
  })

  test.each(['de', 'KZ', 'kk', ''])('says that there is no language %j', async (lang) => {
    const { status, body } = await service.get(`${callsAt(template).paths[0]}?lang=${lang}`)
    expect([status, body]).toEqual([400, { error: { code: 'unknown_lang', message: 'lang мәні kz, ru немесе en болуы керек.' } }])
  })

  test('takes no query key that it does not declare', async () => {
    const { status, body } = await service.get(`${callsAt(template).paths[0]}?lang=en&utm_source=mail`)
    expect([status, body]).toEqual([400, { error: { code: 'bad_query', message: 'A query parameter is wrong: utm_source.' } }])
  })
})

test.each(gets.filter(({ path }) => path.includes('{')))('$path has nothing where its path names nothing', async ({ path }) => {
  const { status, body } = await service.get(`${path.replaceAll(/\{\w+\}/g, 'no-such-thing')}?lang=ru`)
  expect([status, body]).toEqual([404, { error: { code: 'not_found', message: 'Такого содержимого нет.' } }])
})
