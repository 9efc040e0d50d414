import type { IncomingMessage } from 'node:http'
import type { Me, Session } from '@narkhoz/contract/admin/accounts.ts'
import { adminBase } from '@narkhoz/contract/admin/call.ts'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { FailureDelay } from '../service-tokens/failure-delay.ts'
import { rowsOf } from '../storage/storage.ts'
import { type Browser, browserAt, type Colleague, colleagueAt, firstAdministratorAt, password } from '../testing/staff-client.ts'
import { openService, startService } from '../testing/test-service.ts'

let service: Awaited<ReturnType<typeof startService>>
let administrator: Browser
let editor: Colleague
const log: string[] = []

beforeAll(async () => {
  service = await startService('empty', {}, pino({ level: 'trace' }, { write: (line: string) => log.push(line) }))
  administrator = await firstAdministratorAt(service)
  editor = await colleagueAt(service, administrator, { role: 'editor', email: 'editor@university.example' })
})
afterAll(() => service.stop())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A browser in another network. */
const browserFrom = (remoteAddress: string) => {
  const incoming = { headers: {}, socket: { remoteAddress } } as unknown as IncomingMessage
  return browserAt({ request: async (path, init) => service.fetch(new Request(`http://service.test${path}`, init), { incoming } as never) })
}

const signIn = (email: string, given: string, at: Browser = browserAt(service)) =>
  at.post('auth/sign-in?lang=en', { email, password: given })

test('the right email and password sign in, by a cookie that scripts and other sites cannot use', async () => {
  const browser = browserAt(service)
  const { status, headers, body } = await signIn(' Editor@University.example ', password, browser)
  expect([status, body]).toEqual([200, { data: { next: 'signed in' } }])
  expect(headers.get('cache-control')).toBe('no-store')
  const [cookie, ...more] = headers.getSetCookie()
  // The second one opens nothing: it makes the device known.
  expect(more).toEqual([
    expect.stringMatching(/^admin\.devices=[\w.-]{70,100}; Max-Age=15552000; Path=\/api\/v1\/admin\/auth; HttpOnly; SameSite=Strict$/),
  ])
  expect(cookie).toMatch(/^admin\.session_token=[^;]+; Max-Age=604800; Path=\/api\/v1\/admin; HttpOnly; SameSite=Strict$/)
  expect((await browser.get<Me>('me')).body.data).toEqual(editor.me)
})

test('reached by https, the cookie is for https alone', async () => {
  const secure = await startService('empty', { ADMIN_URL: 'https://content.university.example' })
  try {
    const first = await firstAdministratorAt(secure)
    expect((await first.get('me')).status).toBe(200)
    const { headers } = await browserAt(secure).post('auth/sign-in', { email: 'admin@university.example', password })
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Secure-admin\.session_token=.*; HttpOnly; Secure; SameSite=Strict$/),
      expect.stringMatching(/^__Secure-admin\.devices=.*; HttpOnly; Secure; SameSite=Strict$/),
    ])
  } finally {
    await secure.stop()
  }
})

test.each([
  ['another password', 'editor@university.example', `${password}!`],
  ['a part of it', 'editor@university.example', password.slice(1)],
  ['nothing', 'editor@university.example', ''],
  ['an email nobody has', 'nobody@university.example', password],
  ['no email at all', 'editor', password],
  ['a very long password', 'editor@university.example', 'x'.repeat(900)],
  ['a wildcard', '%', password],
])('%s is refused with the common message', async (_, email, given) => {
  const { status, body, headers } = await signIn(email, given)
  expect([status, body]).toEqual([401, { error: { code: 'wrong_sign_in', message: 'Wrong email or password.' } }])
  expect(headers.getSetCookie()).toEqual([])
})

test.each<[string, unknown]>([
  ['a list', []],
  ['no password', { email: 'editor@university.example' }],
  ['an object for a password', { email: 'editor@university.example', password: { $ne: '' } }],
  ['more than is asked for', { email: 'editor@university.example', password, role: 'administrator' }],
])('%s is no sign-in', async (_, body) => {
  expect((await browserAt(service).post('auth/sign-in', body)).status).toBe(422)
})

test('guesses are throttled by network and by account, and requests from elsewhere are served at once', async () => {
  const gate = Promise.withResolvers<void>()
  vi.spyOn(FailureDelay, 'wait').mockReturnValue(gate.promise)
  const answered: number[] = []
  const guesses = Array.from({ length: 40 }, async (_, at) => {
    const { status, headers } = await signIn('editor@university.example', `guess number ${at}`)
    if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    answered.push(status)
  })
  // The clock is stopped: a throttled request stays throttled until it advances.
  await expect.poll(() => answered.filter((status) => status === 429).length).toBeGreaterThan(20)
  // Under attack the correct password is not compared either: a guesser would recognize it by its answer.
  expect((await signIn('editor@university.example', password)).status).toBe(429)
  expect((await signIn('editor@university.example', password, browserFrom('203.0.113.7'))).status).toBe(200)
  expect(answered.length).toBeLessThan(40)
  gate.resolve()
  await Promise.all(guesses)
  expect(new Set(answered)).toEqual(new Set([401, 429]))
})

test('a cookie that was tampered with, and one signed with another key, open nothing', async () => {
  const [[name, value]] = [...editor.cookies] as [[string, string]]
  const [token = ''] = value.split('.')
  const wrong = [`${token}.${'A'.repeat(43)}%3D`, token, `${value.slice(0, -6)}AAA%3D`, '', '%00', `${token}.`]
  for (const cookie of wrong) {
    const browser = browserAt(service)
    browser.cookies.set(name, cookie)
    expect((await browser.get('me')).status, cookie).toBe(401)
  }
  const rows = rowsOf<{ token: string }>(await service.storage.db.execute(sql`select token from sessions`))
  // A copy of the database has the tokens, but not the key that signs them.
  expect(rows.some((row) => row.token === token)).toBe(true)
})

test('sessions are listed with where they are, and ended one by one or all but one', async () => {
  const [here, there, elsewhere] = [browserAt(service), browserAt(service), browserAt(service)]
  for (const browser of [here, there, elsewhere]) await signIn('editor@university.example', password, browser)
  const { body } = await here.get<Session[]>('sessions')
  expect(body.data.length).toBeGreaterThanOrEqual(4)
  expect(body.data.filter(({ current }) => current)).toHaveLength(1)
  expect(body.data[0]).toEqual({
    id: expect.any(String),
    current: expect.any(Boolean),
    created_at: expect.any(String),
    last_seen_at: expect.any(String),
    expires_at: expect.any(String),
    address: expect.toBeOneOf([null, expect.any(String)]),
    browser: 'Test browser',
  })
  const current = (await there.get<Session[]>('sessions')).body.data.find((one) => one.current)
  expect((await administrator.delete(`sessions/${current?.id}`)).status).toBe(404)
  expect((await there.get('me')).status).toBe(200)
  expect((await here.delete(`sessions/${current?.id}`)).status).toBe(200)
  expect((await there.get('me')).status).toBe(401)
  expect((await here.delete('sessions')).status).toBe(200)
  expect((await elsewhere.get('me')).status).toBe(401)
  expect((await editor.get('me')).status).toBe(401)
  expect((await here.get<Session[]>('sessions')).body.data).toHaveLength(1)
  await signIn('editor@university.example', password, editor)
})

test('a sign-out invalidates the cookie', async () => {
  const browser = browserAt(service)
  await signIn('editor@university.example', password, browser)
  const kept = new Map(browser.cookies)
  expect((await browser.post('auth/sign-out')).status).toBe(200)
  expect([...browser.cookies.keys()]).toEqual(['admin.devices'])
  for (const [name, value] of kept) browser.cookies.set(name, value)
  expect((await browser.get('me')).status).toBe(401)
})

test('a session that is used goes on, one that is not ends after a week', async () => {
  const browser = browserAt(service)
  await signIn('editor@university.example', password, browser)
  const start = Date.now()
  const day = 24 * 3600 * 1000
  for (const days of [3, 6, 9, 12]) {
    vi.useFakeTimers({ toFake: ['Date'], now: start + days * day })
    const { status, headers } = await browser.get('me')
    expect(status).toBe(200)
    expect(headers.getSetCookie()).toEqual([expect.stringContaining('Max-Age=604800')])
  }
  vi.useFakeTimers({ toFake: ['Date'], now: start + (12 + 7) * day + 1000 })
  expect((await browser.get('me')).status).toBe(401)
})

test('however often it is used, a session ends after a month', async () => {
  const browser = browserAt(service)
  await signIn('editor@university.example', password, browser)
  const kept = [...browser.cookies]
  const start = Date.now()
  const day = 24 * 3600 * 1000
  for (const days of [6, 12, 18, 24, 29]) {
    vi.useFakeTimers({ toFake: ['Date'], now: start + days * day })
    expect((await browser.get('me')).status).toBe(200)
  }
  vi.useFakeTimers({ toFake: ['Date'], now: start + 30 * day + 1000 })
  expect((await browser.get('me')).status).toBe(401)
  // It is gone, and not only refused.
  vi.useFakeTimers({ toFake: ['Date'], now: start + 29 * day })
  for (const [name, value] of kept) browser.cookies.set(name, value)
  expect((await browser.get('me')).status).toBe(401)
})

test('a new password needs the old one, and ends every other session', async () => {
  const person = await colleagueAt(service, administrator, { role: 'editor' })
  const other = browserAt(service)
  await signIn(person.me.email, password, other)
  const renewed = 'Жаңа құпиясөз мәтіні 7'
  const change = (current: string, given: string) => person.post('auth/change-password?lang=en', { current, password: given })
  expect(await change('not the old one', renewed)).toMatchObject({ status: 401, body: { error: { code: 'wrong_password' } } })
  expect(await change(password, 'short')).toMatchObject({ status: 422, body: { error: { fields: { password: expect.any(String) } } } })
  expect(await change(password, 'aaaaaaaaaaaaaaaa')).toMatchObject({ status: 422 })
  expect(await change(password, person.me.email)).toMatchObject({ status: 422 })
  expect((await other.get('me')).status).toBe(200)
  expect((await change(password, renewed)).status).toBe(200)
  expect((await person.get('me')).status).toBe(200)
  expect((await other.get('me')).status).toBe(401)
  expect((await signIn(person.me.email, password)).status).toBe(401)
  expect((await signIn(person.me.email, renewed)).status).toBe(200)
})

test('users change their own name and language, and nothing else of themselves', async () => {
  const person = await colleagueAt(service, administrator, { role: 'staff', forms: ['vacancy'] })
  expect((await person.put<Me>('me', { name: 'Жаңа аты', lang: 'en' })).body.data).toEqual({ ...person.me, name: 'Жаңа аты', lang: 'en' })
  for (const more of [{ role: 'administrator' }, { forms: ['book'] }, { email: 'x@y.kz' }, { disabled: false }, { id: 'x' }])
    expect((await person.put('me', { name: 'x', ...more })).status).toBe(422)
  expect((await person.get<Me>('me')).body.data).toMatchObject({ role: 'staff', forms: ['vacancy'] })
})

test('a disabled user is out at once and stays out, without an explanation', async () => {
  const person = await colleagueAt(service, administrator, { role: 'editor' })
  expect((await administrator.put(`users/${person.me.id}`, { disabled: true })).status).toBe(200)
  expect((await person.get('me')).status).toBe(401)
  expect(await signIn(person.me.email, password)).toMatchObject({ status: 401, body: { error: { code: 'wrong_sign_in' } } })
  expect((await administrator.put(`users/${person.me.id}`, { disabled: false })).status).toBe(200)
  expect((await signIn(person.me.email, password)).status).toBe(200)
})

test.runIf(process.env.STORAGE === 'postgres')('nodes with one secret share sessions, a node with another knows none of them', async () => {
  const secret = 'a secret that both of the nodes know'
  const nodes = await Promise.all([secret, secret, `${secret}?`].map((one) => openService({ ...service.variables, ADMIN_SECRET: one })))
  try {
    const [one, other, stranger] = nodes
    const browser = browserAt(one as typeof service)
    await signIn('editor@university.example', password, browser)
    const at = (node: (typeof nodes)[number] | undefined) => {
      const copy = browserAt(node as typeof service)
      for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
      return copy.get('me')
    }
    expect([(await at(one)).status, (await at(other)).status, (await at(stranger)).status]).toEqual([200, 200, 401])
  } finally {
    await Promise.all(nodes.map((node) => node.stop()))
  }
})

test('only declared calls are exposed, none of the library’s own', async () => {
  const paths = [
    'auth/get-session',
    'auth/sign-up/email',
    'auth/sign-in/email',
    'auth/list-sessions',
    'auth/update-user',
    'auth/ok',
    'auth/error',
  ]
  for (const path of paths)
    for (const browser of [administrator, browserAt(service)])
      for (const method of ['GET', 'POST'])
        expect((await browser.send(method, path, method === 'POST' ? {} : undefined)).status, `${method} ${path}`).toBe(404)
  expect((await service.request(adminBase)).status).toBe(404)
})

test('a lost database is reported as such, and not as a wrong password', async () => {
  const own = await startService('empty', {}, pino({ level: 'error' }, { write: (line: string) => log.push(line) }))
  try {
    const browser = await firstAdministratorAt(own)
    await own.storage.db.execute(sql`alter table sessions rename to away`)
    const before = log.length
    expect((await browser.get('me')).status).toBe(503)
    expect((await browserAt(own).post('auth/sign-in', { email: 'admin@university.example', password })).status).toBe(500)
    // Why is written down, once for each.
    expect(log.slice(before).filter((line) => line.includes('away') || line.includes('sessions')).length).toBeGreaterThanOrEqual(2)
  } finally {
    await own.stop()
  }
})

test('no password, token or address is logged', () => {
  const written = log.join('')
  expect(log.length).toBeGreaterThan(20)
  for (const text of [password, 'editor@university.example', 'guess number', ...editor.cookies.values()])
    expect(written).not.toContain(text)
})
