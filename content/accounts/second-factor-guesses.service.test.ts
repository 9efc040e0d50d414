import type { IncomingMessage } from 'node:http'
import type { secondFactorSchema } from '@narkhoz/contract/admin/accounts.ts'
import type { LogLine } from '@narkhoz/contract/admin/log.ts'
import { sql } from 'drizzle-orm'
import type * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { rowsOf } from '../storage/storage.ts'
import { sixDigits } from '../testing/authenticator.ts'
import { type Browser, browserAt, type Colleague, colleagueAt, firstAdministratorAt, password } from '../testing/staff-client.ts'
import { openService, startService } from '../testing/test-service.ts'
import { passwordHashing } from './auth.ts'

type SecondFactor = v.InferOutput<typeof secondFactorSchema>

const secret = 'a secret that both of the nodes know'
let service: Awaited<ReturnType<typeof startService>>
let nodes: Awaited<ReturnType<typeof openService>>[]
let administrator: Browser
let person: Colleague
let made: SecondFactor

beforeAll(async () => {
  service = await startService('empty', { ADMIN_SECRET: secret })
  // The embedded database belongs to one process: there the second node is the first.
  const other = process.env.STORAGE === 'postgres' ? await openService(service.variables) : service
  nodes = [service, other]
  administrator = await firstAdministratorAt(service)
})
afterAll(async () => {
  for (const node of nodes) if (node !== service) await node.stop()
  await service.stop()
})
afterEach(() => void vi.restoreAllMocks())
beforeEach(async () => {
  // Sign-ins are frequent here and not under test: hashing for all of them would take minutes.
  const { verify } = passwordHashing
  vi.spyOn(passwordHashing, 'verify').mockImplementation(async (given) => given.password === password || verify(given))
  person = await colleagueAt(service, administrator, { role: 'editor' })
  made = (await person.post<SecondFactor>('auth/second-factor/enable', { password })).body.data
  expect((await person.post('auth/second-factor/confirm', { code: sixDigits(made.secret) })).status).toBe(200)
  await service.storage.db.execute(sql`update second_factors set last_code = null`)
})

/** A browser at one of the nodes, each in its own network. */
const browserOf = (at: number): Browser => {
  const incoming = { headers: {}, socket: { remoteAddress: `10.${at >> 8}.${at & 255}.1` } } as unknown as IncomingMessage
  const node = nodes[at % nodes.length] ?? service
  return browserAt({ request: async (path, init) => node.fetch(new Request(`http://service.test${path}`, init), { incoming } as never) })
}
const begin = async (at: number) => {
  const browser = browserOf(at)
  expect((await browser.post('auth/sign-in', { email: person.me.email, password })).body.data).toEqual({ next: 'second factor' })
  return browser
}
/** Codes that are none now, nor in the next minutes. */
const wrongCodes = (count: number) => {
  const good = new Set(Array.from({ length: 21 }, (_, at) => sixDigits(made.secret, (at - 10) * 30)))
  return Array.from({ length: count + good.size }, (_, at) => String(at * 37).padStart(6, '0'))
    .filter((code) => !good.has(code))
    .slice(0, count)
}
const codesOf = (answers: { status: number; body: { error?: { code: string } } }[], code: string) =>
  answers.filter(({ body }) => body.error?.code === code)

test('of a thousand guesses at once over many challenges, cookies, addresses and nodes, five are compared', async () => {
  const challenges = await Promise.all(Array.from({ length: 50 }, (_, at) => begin(at)))
  const answers = await Promise.all(
    wrongCodes(1000).map((code, at) =>
      browserOf(at).post(
        'auth/second-factor',
        { code },
        {
          cookie: `x${at}=${at}; ${[...(challenges[at % 50]?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')}`,
        },
      ),
    ),
  )
  const compared = codesOf(answers, 'wrong_code')
  expect(compared.length).toBeGreaterThan(0)
  expect(compared.length).toBeLessThanOrEqual(5)
  // The rest: locked, or a challenge that a later sign-in has ended.
  expect(codesOf(answers, 'too_many').length + codesOf(answers, 'sign_in_again').length).toBe(1000 - compared.length)
  for (const { headers } of codesOf(answers, 'too_many') as typeof answers) expect(Number(headers.get('retry-after'))).toBeGreaterThan(600)

  const right = await (await begin(60)).post('auth/second-factor', { code: sixDigits(made.secret) })
  expect(right.status).toBe(429)
})

test('guesses that each begin with a new sign-in get no further', async () => {
  const answers = await Promise.all(wrongCodes(50).map(async (code, at) => (await begin(100 + at)).post('auth/second-factor', { code })))
  expect(codesOf(answers, 'wrong_code').length).toBeLessThanOrEqual(5)
  expect((await (await begin(160)).post('auth/second-factor', { code: made.backup_codes[0] ?? '' })).status).toBe(429)
})

test('written-down codes are counted with the others, in whichever order they come', async () => {
  const challenges = await Promise.all([begin(200), begin(201), begin(202)])
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      (challenges[at % 3] as Browser).post('auth/second-factor', { code: at % 2 ? `aaaaa-${10_000 + at}` : (wrongCodes(60)[at] ?? '') }),
    ),
  )
  expect(codesOf(answers, 'wrong_code').length).toBeLessThanOrEqual(5)
  expect((await (await begin(203)).post('auth/second-factor', { code: made.backup_codes[0] ?? '' })).status).toBe(429)
})

test('switching it off and confirming it count for the same account as signing in', async () => {
  const answers = await Promise.all(
    wrongCodes(40).map((code, at) =>
      at % 2 ? person.post('auth/second-factor/disable', { password, code }) : person.post('auth/second-factor/confirm', { code }),
    ),
  )
  expect(codesOf(answers, 'wrong_code').length).toBeLessThanOrEqual(5)
  for (let time = 0; time < 10; time++) await person.post('auth/second-factor/confirm', { code: wrongCodes(60)[50 + time] })
  expect((await person.get('me')).status).toBe(200)
  expect((await (await begin(300)).post('auth/second-factor', { code: sixDigits(made.secret) })).status).toBe(429)
  // The lock expires, and an administrator removes it with the second factor.
  await service.storage.db.execute(sql`update second_factors set locked_until = now() - interval '1 second'`)
  expect((await (await begin(301)).post('auth/second-factor', { code: sixDigits(made.secret) })).status).toBe(200)
})

const unlock = () => service.storage.db.execute(sql`update second_factors set locked_until = now() - interval '1 second', last_code = null`)
const minutesOf = ({ headers }: { headers: Headers }) => Number(headers.get('retry-after')) / 60
const locksOf = async (id: string) => {
  const { body } = await administrator.get<LogLine[]>('log?limit=100&kind=users')
  return body.data.filter(({ action, account_id }) => action === 'second_factor_locked' && account_id === id)
}

test('after the first lock each wrong code locks for an hour at once, until one is correct; every lock is logged, about the account and without an actor', async () => {
  const [first, ...more] = wrongCodes(20) as [string, ...string[]]
  const guess = async (at: number, code: string) => (await begin(at)).post('auth/second-factor', { code })
  const refused = async (at: number) => {
    const answer = await guess(at, sixDigits(made.secret))
    expect(answer.status).toBe(429)
    return minutesOf(answer)
  }
  for (let at = 0; at < 4; at++) expect((await guess(600 + at, more[at] ?? '')).status).toBe(401)
  expect(await locksOf(person.me.id)).toEqual([])
  expect((await guess(604, first)).status).toBe(401)
  expect(await refused(605)).toBeLessThanOrEqual(15)
  const [line, ...others] = await locksOf(person.me.id)
  expect(others).toEqual([])
  expect(line).toMatchObject({ kind: 'account', by: null, channel: 'screens' })

  for (const time of [2, 3, 4]) {
    await unlock()
    const answers = await Promise.all(more.slice(0, 10).map((code, at) => guess(600 + time * 20 + at, code)))
    expect(codesOf(answers, 'wrong_code').length).toBeLessThanOrEqual(1)
    expect(await refused(615 + time * 20)).toBeGreaterThan(45)
    expect(await locksOf(person.me.id)).toHaveLength(time)
  }

  // A right code, which also sets the lock while it is compared, clears it all and is no lock.
  await unlock()
  expect((await guess(700, sixDigits(made.secret))).status).toBe(200)
  expect(await locksOf(person.me.id)).toHaveLength(4)
  for (let at = 0; at < 4; at++) expect((await guess(701 + at, more[at] ?? '')).status).toBe(401)
  await service.storage.db.execute(sql`update second_factors set last_code = null`)
  expect((await guess(710, sixDigits(made.secret))).status).toBe(200)
  expect(await locksOf(person.me.id)).toHaveLength(4)
})

test('an administrator’s reset clears a lock and the count', async () => {
  for (const [at, code] of wrongCodes(5).entries()) await (await begin(800 + at)).post('auth/second-factor', { code })
  await unlock()
  await (await begin(806)).post('auth/second-factor', { code: wrongCodes(6)[5] })
  expect(await locksOf(person.me.id)).toHaveLength(2)
  expect((await administrator.post(`users/${person.me.id}/reset-second-factor`)).status).toBe(200)
  const browser = browserOf(807)
  expect((await browser.post('auth/sign-in', { email: person.me.email, password })).body.data).toEqual({ next: 'signed in' })
  made = (await browser.post<SecondFactor>('auth/second-factor/enable', { password })).body.data
  for (const code of wrongCodes(4)) expect((await browser.post('auth/second-factor/confirm', { code })).status).not.toBe(429)
  expect((await browser.post('auth/second-factor/confirm', { code: sixDigits(made.secret) })).status).toBe(200)
})

test('neither a session nor a second challenge in the same request changes whose code is compared', async () => {
  const other = await colleagueAt(service, administrator, { role: 'editor' })
  const theirs = (await other.post<SecondFactor>('auth/second-factor/enable', { password })).body.data
  await other.post('auth/second-factor/confirm', { code: sixDigits(theirs.secret) })
  await service.storage.db.execute(sql`update second_factors set last_code = null`)
  const failures = async () =>
    rowsOf<{ user_id: string; count: number }>(
      await service.storage.db.execute(sql`select user_id, failed_verification_count as count from second_factors`),
    ).find(({ user_id }) => user_id === person.me.id)?.count
  const challenge = [...(await begin(400)).cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const session = [...other.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  for (const cookie of [`${session}; ${challenge}`, `${challenge}; ${session}`]) {
    const before = (await failures()) ?? 0
    // A code of their own account does not match the challenged one.
    expect((await browserOf(401).post('auth/second-factor', { code: sixDigits(theirs.secret) }, { cookie })).status).toBe(401)
    expect(await failures()).toBe(before + 1)
  }
  // Without a challenge a session alone compares nothing.
  expect(await other.post('auth/second-factor', { code: sixDigits(theirs.secret) })).toMatchObject({
    status: 401,
    body: { error: { code: 'sign_in_again' } },
  })

  const second = browserOf(402)
  await second.post('auth/sign-in', { email: other.me.email, password })
  const theirChallenge = [...second.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await browserOf(403).post('auth/second-factor', { code: wrongCodes(1)[0] }, { cookie: `${theirChallenge}; ${challenge}` })
  expect([answer.body.error.code, await failures()]).toEqual(['wrong_code', 2])
})

test('few sign-ins of an account wait for their code: each further one ends the oldest, a new password all', async () => {
  const challenges: Browser[] = []
  for (let at = 0; at < 5; at++) challenges.push(await begin(500 + at))
  const [oldest, , , , newest] = challenges as [Browser, Browser, Browser, Browser, Browser]
  expect(await oldest.post('auth/second-factor', { code: sixDigits(made.secret) })).toMatchObject({
    status: 401,
    body: { error: { code: 'sign_in_again' } },
  })
  const renewed = 'Жаңа құпиясөз мәтіні 9'
  expect((await person.post('auth/change-password', { current: password, password: renewed })).status).toBe(200)
  expect((await newest.post('auth/second-factor', { code: sixDigits(made.secret) })).status).toBe(401)
  const browser = browserOf(510)
  await browser.post('auth/sign-in', { email: person.me.email, password: renewed })
  expect((await browser.post('auth/second-factor', { code: sixDigits(made.secret) })).status).toBe(200)
})
