import { apiBase, endpoints } from '@narkhoz/contract/api.ts'
import { type ErrorCode, errors } from '@narkhoz/contract/errors.ts'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { everyCall } from '../testing/every-call.ts'
import { startService, type TestService } from '../testing/test-service.ts'

let service: TestService
let examples: Map<string, string>

beforeAll(async () => {
  service = await startService()
  examples = new Map((await everyCall(service.storage)).map(({ endpoint, paths }) => [endpoint.path, paths[0] ?? '']))
})
afterAll(() => service.stop())

// The service survives every request above.
afterEach(async () => expect((await service.get('schools')).status).toBe(200))

const gets = endpoints.filter(({ method, path }) => method === 'GET' && path !== 'changes').map(({ path }) => path)
const exampleOf = (template: string) => examples.get(template) ?? ''

/** Validates a refusal: it must be a declared error with its own status, with the message of one language. */
const wrongWith = async (response: Response, lang: Locale, codes: readonly ErrorCode[]): Promise<string | undefined> => {
  const body = (await response.json().catch(() => undefined)) as { error?: { code?: ErrorCode; message?: string } } | undefined
  const { code, message = '' } = body?.error ?? {}
  if (!code || !codes.includes(code)) return `${response.status} ${JSON.stringify(body)?.slice(0, 100)}`
  if (response.status !== errors[code].status) return `${code} with ${response.status}`
  if (Object.keys(body?.error ?? {}).join() !== 'code,message') return `holds ${Object.keys(body?.error ?? {})}`
  // A message starts with the declared sentence and names the parameter.
  return message.startsWith(errors[code].message[lang].slice(0, -1)) ? undefined : message
}

const parts = [
  '%',
  '%2',
  '%zz',
  '%00',
  '%ff',
  '%c0%ae',
  '..%2f..%2fetc',
  '..%5c',
  '%2e%2e%2f',
  'a%2fb',
  '.',
  "'",
  '"',
  '%3Cscript%3E',
  '__proto__',
]
const moreParts = [
  'constructor',
  ';',
  '*',
  '%20',
  '%0d%0aset-cookie:x',
  '0',
  '-1',
  '1.5',
  '99999999999999999999',
  'NaN',
  '%F0%9F%98%80',
  'x'.repeat(10_240),
]

describe.each(gets.filter((path) => path.includes('{')))('%s', (template) => {
  test('refuses every part that is no name of anything, in one language', async () => {
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([whole]) => whole)
    const wrong: string[] = []
    for (const name of names)
      for (const part of [...parts, ...moreParts])
        for (const lang of locales) {
          const filled = template.replace(name, () => part).replaceAll(/\{\w+\}/g, '1')
          const response = await service.request(`${apiBase}/${filled}?lang=${lang}`)
          const problem = await wrongWith(response, lang, ['not_found', 'bad_address'])
          if (problem) wrong.push(`${filled.slice(0, 80)}: ${problem}`)
        }
    expect(wrong).toEqual([])
  })
})

const keys = [
  ...['lang=kz&lang=kz', 'lang[]=kz', 'lang[a]=kz', 'lang[$ne]=kz', 'LANG=kz', 'lang=kz&__proto__=1', 'lang=kz&__proto__[page]=1'],
  ...['lang=kz&constructor=1', 'lang=kz&constructor[prototype][x]=1', 'lang=kz&toString=1', 'lang=kz&hasOwnProperty=1', 'lang=kz&%00=1'],
  ...[
    'lang=kz&page[]=1',
    'lang=kz&page=1&page=2',
    'lang=kz&limit[0]=1',
    'lang=kz&where=1',
    'lang=kz&sort=id',
    'lang=kz&=1',
    `lang=kz&${'k'.repeat(9000)}=1`,
  ],
]

test.each(gets)('%s refuses repeated, bracketed and undeclared query keys', async (template) => {
  const wrong: string[] = []
  for (const query of keys) {
    const problem = await wrongWith(await service.request(`${apiBase}/${exampleOf(template)}?${query}`), 'kz', [
      'bad_query',
      'unknown_lang',
    ])
    if (problem) wrong.push(`${query.slice(0, 60)}: ${problem}`)
  }
  expect(wrong).toEqual([])
})

test.each([
  'lang=ru%00',
  'lang=ru&school=%00',
  'lang=ru&search=a%00b',
  `lang=ru&search=${'a'.repeat(201)}`,
  `lang=ru&school=${'a'.repeat(101)}`,
])('news refuses ?%s', async (query) => {
  const lang = query.startsWith('lang=ru%00') ? 'kz' : 'ru'
  expect(await wrongWith(await service.request(`${apiBase}/news?${query}`), lang, ['bad_query', 'unknown_lang'])).toBeUndefined()
})

const hostileWords = [
  ...[
    "'",
    "''",
    '"',
    '"a',
    '\\',
    '%',
    '_',
    '*',
    ':',
    ':*',
    '&',
    '|',
    '!',
    '(',
    ')',
    '<->',
    'a & | b',
    '- -',
    '-',
    'or',
    'OR OR',
    '"" ""',
    '$1',
  ],
  ...["'; drop table entries; --", '<script>alert(1)</script>', '{"a":1}', '../../etc/passwd', 'a\tb\nc', '\u202e', '😀', 'й'.repeat(200)],
  ...['𐮐𑉀𝃖𔓇', '𒊩𒊩𒊩𒊩𒊩𒊩𒊩𒊩', '-𐮐𑉀𝃖𔓇 нархоз', '𝐍𝐚𝐫𝐤𝐡𝐨𝐳', 'нарх𐮐оз'],
  ...[
    '"'.repeat(200),
    '('.repeat(200),
    '-'.repeat(200),
    '- '.repeat(100),
    '-!'.repeat(100),
    '-"'.repeat(100),
    '-a'.repeat(100),
    'a or '.repeat(40),
    `${'б'.repeat(5000)}`,
    '__proto__',
  ],
]

test.each(locales)('search takes any words in %s as words', async (lang) => {
  for (const words of hostileWords) {
    const query = new URLSearchParams({ lang, query: words })
    const { status, body } = await service.get(`search/index?${query}`)
    expect([status, Array.isArray(body.data)], words.slice(0, 50)).toEqual([200, true])
    const listed = await service.get(`news?${new URLSearchParams({ lang, search: words.slice(0, 200) })}`)
    expect(listed.status, words.slice(0, 50)).toBe(200)
    expect((await service.get(`search/suggest?${query}`)).status, words.slice(0, 50)).toBe(200)
  }
})

test('search for nothing finds nothing, and for too much finds by its beginning', async () => {
  for (const query of ['', 'query=', 'query=%20%20'])
    expect((await service.get(`search/index?${query}`)).body).toEqual({
      data: [],
      meta: { current_page: 1, last_page: 1, per_page: 20, total: 0 },
    })
  const words = 'нархоз '.repeat(2000)
  expect(((await service.get(`search/index?${new URLSearchParams({ query: words })}`)).body.data as unknown[]).length).toBeGreaterThan(0)
  expect((await service.get('search/index?query=a%00b')).status).toBe(400)
})

describe.each(locales)('in %s', (lang) => {
  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST'])('%s is no method of content', async (method) => {
    for (const template of gets) {
      const response = await service.request(`${apiBase}/${exampleOf(template)}?lang=${lang}`, { method })
      expect(await wrongWith(response, lang, ['wrong_method']), template).toBeUndefined()
      expect(response.headers.get('allow'), template).toMatch(/^GET, HEAD$|^POST$/)
    }
  })

  test.each(['', '/', '/no-such-call', '/schools/x/y', '//schools', '/schools/', '/Schools', '/pages/', '/pages//x', '/..%2fhealthz'])(
    '%j is no call',
    async (path) => {
      const response = await service.request(`${apiBase}${path}?lang=${lang}`)
      expect(await wrongWith(response, lang, ['not_found', 'bad_address'])).toBeUndefined()
    },
  )
})

test('HEAD is answered like GET, without the body', async () => {
  for (const template of gets) {
    const response = await service.request(`${apiBase}/${exampleOf(template)}?lang=en`, { method: 'HEAD' })
    expect([response.status, await response.text(), response.headers.get('content-type')], template).toEqual([
      200,
      '',
      'application/json; charset=utf-8',
    ])
  }
})
