import type { ServerResponse } from 'node:http'
import { heardHeader } from '@narkhoz/contract/api.ts'
import { news } from '@narkhoz/contract/entities/news.ts'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createApiResponseCache } from '../../server/cache/api-response-cache.ts'
import { startFakeContent } from '../../server/testing/fake-content.ts'
import { emptyCacheTags } from './cache-tags.ts'
import { createContent } from './content.ts'
import { NotFound, Unreachable } from './content-error.ts'

const log = pino({ level: 'silent' })

type Answer = (call: number, response: ServerResponse) => unknown

const withService = async (answer: Answer, timeout?: number) => {
  const requestIds: unknown[] = []
  const heard: unknown[] = []
  let calls = 0
  const service = await startFakeContent((_path, _query, response, request) => {
    requestIds.push(request.headers['x-request-id'])
    heard.push(request.headers[heardHeader.toLowerCase()])
    return answer(++calls, response)
  })
  onTestFinished(service.stop)
  const tags = emptyCacheTags()
  const content = createContent({
    contentUrl: service.url,
    lang: 'ru',
    log,
    requestId: 'request-1',
    tags,
    // Without a cache, at the seventh change.
    responseCache: { get: (_address, _kinds, make) => make(), lastEventId: () => '7' },
    ...(timeout && { timeout }),
  })
  return { asked: service.asked, requestIds, heard, content, tags }
}

const status =
  (code: number, body = '{}'): Answer =>
  (_call, response) =>
    void response.writeHead(code, { 'content-type': 'application/json' }).end(body)

const page = {
  id: 1,
  slug: 'main',
  title: 'Главная',
  seo: { title: 'Главная', description: 'Университет' },
  banner: null,
  page_type: 'static',
  path: '/',
  fallback: [],
}

const school = { id: 67, slug: 'business-school', title: 'Бизнес-школа', lead: 'Для руководителей', fallback: [], email: null, phone: null }
const card = { ...school, picture: null, address: null }
const meta = { current_page: 2, last_page: 3, per_page: 20, total: 41 }

test('a list is requested in the visitor’s language, with the request’s id and the last change, once per request', async () => {
  const { asked, requestIds, heard, content } = await withService(() => ({ data: [card] }))
  const [first, second] = await Promise.all([content.list('schools', { limit: 5 }), content.list('schools', { limit: 5 })])
  expect(first).toEqual([card])
  expect(second).toBe(first)
  expect(asked).toEqual(['/api/v1/schools?limit=5&lang=ru'])
  expect(requestIds).toEqual(['request-1'])
  expect(heard).toEqual(['7'])
})

test('values go where the contract’s path has them, and the rest into the query; blank ones are left out', async () => {
  const { asked, content } = await withService(() => ({ data: [] }))
  await content.list('employees/{group}', { group: 'teaching-staff', school: 66, page: '2', order: 'id', limit: '' })
  await content.facets('school-programs-filters/{facet}', { facet: 'form', education: 'master' })
  await content.list('faqs/{group}', { group: 'documents', year: null })
  expect(asked).toEqual([
    '/api/v1/employees/teaching-staff?school=66&page=2&order=id&lang=ru',
    '/api/v1/school-programs-filters/form?education=master&lang=ru',
    '/api/v1/faqs/documents?lang=ru',
  ])
})

test('a page of a list has its number, the first by default', async () => {
  const { asked, content } = await withService(() => ({ data: [], meta }))
  expect(await content.paged('news', { page: '2', search: 'грант' })).toEqual({ data: [], meta })
  expect((await content.paged('ratings', { page: '' })).meta).toEqual(meta)
  expect((await content.search({ query: 'грант', page: undefined })).meta).toEqual(meta)
  expect(asked.map((address) => decodeURI(address))).toEqual([
    '/api/v1/news?page=2&search=грант&lang=ru',
    '/api/v1/ratings?page=1&lang=ru',
    '/api/v1/search/index?query=грант&lang=ru',
  ])
  const numberless = await withService(() => ({ data: [] }))
  await expect(numberless.content.paged('news')).rejects.toThrow(Unreachable)
})

test('an entry with its own page is answered as both', async () => {
  const entry = { date: '2026-09-01T10:00:00+05:00', school: null, lead: 'Коротко', picture: null, body: '<p>1</p>' }
  const { asked, content } = await withService(() => ({ data: { ...page, ...entry } }))
  const answer = await content.pageOf(news, 'open-day')
  expect([answer.lead, answer.seo.title]).toEqual(['Коротко', 'Главная'])
  expect(asked).toEqual(['/api/v1/pages/news/open-day?lang=ru'])
  const bare = await withService(() => ({ data: page }))
  await expect(bare.content.pageOf(news, 'open-day')).rejects.toThrow(Unreachable)
})

test.each(['0', '-1', 'abc', '1e3', '99999999'])('page %s of a list is nothing that exists, and no call leaves', async (number) => {
  const { asked, content } = await withService(() => ({ data: [], meta }))
  await expect(content.paged('news', { page: number })).rejects.toThrow(NotFound)
  expect(asked).toEqual([])
})

test('dependencies are recorded: kinds, referenced kinds, and the maximum age', async () => {
  const { content, tags } = await withService((call) => ({ data: call === 1 ? page : [] }))
  await content.page('main')
  expect(tags).toMatchObject({ seconds: undefined, isComplete: true })
  await content.list('events/past')
  await content.list('latest-news', { limit: 5 })
  expect([...tags.kinds].sort()).toEqual(expect.arrayContaining(['event', 'news', 'page', 'school']))
  expect(tags).toMatchObject({ seconds: 30, isComplete: true })
})

test('a 404 is recorded like any answer; an unreachable call makes the response incomplete', async () => {
  const missing = await withService(() => undefined)
  await expect(missing.content.page('nowhere')).rejects.toThrow(NotFound)
  expect(missing.tags.isComplete).toBe(true)
  expect(missing.tags.kinds).toContain('page')
  const broken = await withService(status(500))
  await expect(broken.content.page('main')).rejects.toThrow(Unreachable)
  expect(broken.tags.isComplete).toBe(false)
})

test('"not found" is distinguished from "unreachable"', async () => {
  const missing = await withService(() => undefined)
  await expect(missing.content.page('nowhere')).rejects.toThrow(NotFound)
  expect(missing.asked).toHaveLength(1)
  const broken = await withService(status(500))
  await expect(broken.content.page('main')).rejects.toThrow(Unreachable)
  const refusing = createContent({ contentUrl: 'http://127.0.0.1:1', lang: 'kz', log })
  await expect(refusing.page('main')).rejects.toThrow(Unreachable)
})

test('a call is repeated once after a 5xx and after a lost connection', async () => {
  const failing = await withService((call, response) => (call === 1 ? status(503)(call, response) : { data: page }))
  expect((await failing.content.page('main')).title).toBe('Главная')
  expect(failing.asked).toHaveLength(2)
  const dropping = await withService((call, response) => (call === 1 ? response.destroy() : { data: page }))
  expect((await dropping.content.page('main')).id).toBe(1)
})

test('a call that times out is unreachable, and is not retried', async () => {
  const { asked, content } = await withService(() => new Promise(() => {}), 100)
  await expect(content.page('main')).rejects.toThrow(Unreachable)
  expect(asked).toHaveLength(1)
})

test('all calls of a request have one time together: when it is over, no further one is waited for', async () => {
  const { asked, content } = await withService((call) => (call === 1 ? { data: page } : new Promise(() => {})), 300)
  await content.page('main')
  await expect(content.page('about')).rejects.toThrow(Unreachable)
  await expect(content.page('library')).rejects.toThrow(Unreachable)
  expect(asked).toHaveLength(2)
})

test('requests that share a call have their own timeouts: one times out, the other is answered', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const service = await startFakeContent(() => promise)
  onTestFinished(service.stop)
  const responseCache = createApiResponseCache()
  responseCache.setFeedState('live')
  const visitor = (timeout?: number) => createContent({ contentUrl: service.url, lang: 'ru', log, responseCache, timeout })
  const hasty = expect(visitor(100).page('main')).rejects.toThrow(Unreachable)
  const patient = visitor().page('main')
  await hasty
  await expect(visitor(100).page('main')).rejects.toThrow(Unreachable)
  resolve({ data: page })
  expect((await patient).id).toBe(1)
  expect(service.asked).toHaveLength(1)
})

test.each<[string, Answer]>([
  ['another shape', () => ({ data: { id: 1 } })],
  ['no JSON', status(200, '<html>')],
  ['a redirect', (_call, response) => void response.writeHead(302, { Location: 'http://evil.example/' }).end()],
  ['an answer without an end', (_call, response) => void response.writeHead(200).write(' '.repeat(20 * 1024 * 1024))],
])('%s is no answer', async (_name, answer) => {
  await expect((await withService(answer)).content.page('main')).rejects.toThrow(Unreachable)
})

test.each(['..', 'a/../b', 'a//b', 'a?lang=en', 'a#b', 'a;b', 'a%2fb', '', 'a\\b', 'static/blocks/1'])(
  'no call leaves for the page path "%s"',
  async (path) => {
    const { asked, content } = await withService(() => ({ data: page }))
    await expect(content.page(path)).rejects.toThrow(NotFound)
    expect(asked).toEqual([])
  },
)

test('no call leaves for a value that would be another path', async () => {
  const { asked, content } = await withService(() => ({ data: [] }))
  await expect(content.list('employees/{group}', { group: '../schools' })).rejects.toThrow(NotFound)
  await expect(content.item('projects/{project}/activities/{slug}', { project: '', slug: 'x' })).rejects.toThrow(NotFound)
  await expect(content.item('projects/{project}/activities/{slug}', { project: 'a\ufffd', slug: 'x' })).rejects.toThrow(NotFound)
  expect(asked).toEqual([])
})
