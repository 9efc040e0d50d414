import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { school } from '@narkhoz/contract/entities/school.ts'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createContent } from './content.ts'
import { NotFound, Unreachable } from './content-error.ts'

type Answer = (call: number, response: ServerResponse) => void

const json =
  (status: number, body: unknown): Answer =>
  (_call, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

const withService = async (answer: Answer, timeout?: number) => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(asked.length, response)
  }).listen(0, '127.0.0.1')
  await new Promise((resume) => server.once('listening', resume))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const log = pino({ level: 'silent' })
  return { asked, content: createContent({ contentUrl: `http://127.0.0.1:${port}`, lang: 'ru', log, ...(timeout && { timeout }) }) }
}

const page = {
  id: 1,
  slug: 'main',
  title: 'Главная',
  seo: { title: 'Главная', description: 'Университет' },
  banner: null,
  page_type: 'static',
  path: 'main',
  fallback: [],
}

const one = { id: 67, slug: 'business-school', title: 'Бизнес-школа', lead: 'Для руководителей', fallback: [], email: null, phone: null }

test('a list is asked for in the visitor’s language, and once a request', async () => {
  const card = { ...one, picture: null, address: null }
  const { asked, content } = await withService(json(200, { data: [card] }))
  const [first, second] = await Promise.all([content.list(school, { limit: 5 }), content.list(school, { limit: 5 })])
  expect(first).toEqual([card])
  expect(second).toEqual(first)
  expect(asked).toEqual(['/api/v1/schools?limit=5&lang=ru'])
})

test('"not found" is told from "unreachable"', async () => {
  const missing = await withService(json(404, { error: { code: 'not_found', message: '' } }))
  await expect(missing.content.page('nowhere')).rejects.toThrow(NotFound)
  expect(missing.asked).toHaveLength(1)
  const broken = await withService(json(500, {}))
  await expect(broken.content.page('main')).rejects.toThrow(Unreachable)
  const refusing = createContent({ contentUrl: 'http://127.0.0.1:1', lang: 'kz', log: pino({ level: 'silent' }) })
  await expect(refusing.page('main')).rejects.toThrow(Unreachable)
})

test('a call is repeated once after a 5xx and after a lost connection', async () => {
  const failing = await withService((call, response) => json(call === 1 ? 503 : 200, { data: page })(call, response))
  expect((await failing.content.page('main')).title).toBe('Главная')
  expect(failing.asked).toHaveLength(2)
  const dropping = await withService((call, response) => (call === 1 ? response.destroy() : json(200, { data: page })(call, response)))
  expect((await dropping.content.page('main')).id).toBe(1)
})

test('a service that does not answer in time is unreachable, and is not asked again', async () => {
  const { asked, content } = await withService(() => {}, 100)
  await expect(content.page('main')).rejects.toThrow(Unreachable)
  expect(asked).toHaveLength(1)
})

test.each([
  ['another shape', json(200, { data: { id: 1 } })],
  ['no JSON', json(200, '<html>')],
  ['a redirect', ((_call, response) => response.writeHead(302, { Location: 'http://evil.example/' }).end()) satisfies Answer],
])('%s is no answer', async (_name, answer) => {
  await expect((await withService(answer)).content.page('main')).rejects.toThrow(Unreachable)
})

test.each(['..', 'a/../b', 'a//b', 'a?lang=en', 'a#b', 'a;b', 'a%2fb', '', 'a\\b', 'static/blocks/1'])(
  'no call leaves for the page path "%s"',
  async (path) => {
    const { asked, content } = await withService(json(200, { data: page }))
    await expect(content.page(path)).rejects.toThrow(NotFound)
    expect(asked).toEqual([])
  },
)
