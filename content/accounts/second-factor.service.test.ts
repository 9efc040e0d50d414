import type { Invitation, Me, secondFactorSchema, Welcome } from '@narkhoz/contract/admin/accounts.ts'
import { sql } from 'drizzle-orm'
import type * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../storage/storage.ts'
import { sixDigits } from '../testing/authenticator.ts'
import { type Browser, browserAt, type Colleague, colleagueAt, firstAdministratorAt, password, tokenIn } from '../testing/staff-client.ts'
import { startService } from '../testing/test-service.ts'

type SecondFactor = v.InferOutput<typeof secondFactorSchema>

let service: Awaited<ReturnType<typeof startService>>
let administrator: Browser
let person: Colleague
let made: SecondFactor

beforeAll(async () => {
  service = await startService('empty')
  administrator = await firstAdministratorAt(service)
  person = await colleagueAt(service, administrator, { role: 'editor' })
})
afterAll(() => service.stop())

const begin = async () => {
  const browser = browserAt(service)
  const { status, body } = await browser.post('auth/sign-in', { email: person.me.email, password })
  return { browser, status, next: body.data?.next }
}
/** A code that is good now, and was not used before: authenticators make one in half a minute. */
const goodCode = async () => {
  await service.storage.db.execute(sql`update second_factors set last_code = null`)
  return sixDigits(made.secret)
}
const wrongCode = () => String((Number(sixDigits(made.secret)) + 1) % 1_000_000).padStart(6, '0')

test('it is set up with the password, and required only once a code was confirmed', async () => {
  expect((await person.post('auth/second-factor/enable', { password: 'another one' })).status).toBe(401)
  const { status, body } = await person.post<SecondFactor>('auth/second-factor/enable', { password })
  expect(status).toBe(200)
  made = body.data
  expect(made.uri).toMatch(/^otpauth:\/\/totp\//)
  expect(made.backup_codes.length).toBeGreaterThanOrEqual(8)
  expect(new URL(made.uri).searchParams.get('secret')).toBe(made.secret)
  expect((await begin()).next).toBe('signed in')
  expect((await person.get<Me>('me')).body.data.two_factor).toBe(false)

  expect(await person.post('auth/second-factor/confirm', { code: wrongCode() })).toMatchObject({
    status: 401,
    body: { error: { code: 'wrong_code' } },
  })
  expect((await person.post('auth/second-factor/confirm', { code: sixDigits(made.secret) })).status).toBe(200)
  expect((await person.get<Me>('me')).body.data.two_factor).toBe(true)
})

test('from then on the password alone opens nothing', async () => {
  const { browser, status, next } = await begin()
  expect([status, next]).toEqual([200, 'second factor'])
  expect((await browser.get('me')).status).toBe(401)
  expect(await browser.post('auth/second-factor', { code: wrongCode() })).toMatchObject({
    status: 401,
    body: { error: { code: 'wrong_code' } },
  })
  expect((await browser.get('me')).status).toBe(401)
  expect((await browser.post('auth/second-factor', { code: ` ${await goodCode()} ` })).status).toBe(200)
  expect((await browser.get('me')).status).toBe(200)
})

test('a code opens once, also when all it did was to confirm the key', async () => {
  const code = await goodCode()
  const [first, second] = [await begin(), await begin()]
  const tried = await Promise.all([first, second].map(({ browser }) => browser.post('auth/second-factor', { code })))
  expect(tried.map(({ status }) => status).toSorted()).toEqual([200, 401])
  const signedIn = await Promise.all([first, second].map(async ({ browser }) => (await browser.get('me')).status))
  expect(signedIn.toSorted()).toEqual([200, 401])
})

test('a code that was used says so, and the next one goes on with the same sign-in', async () => {
  const code = await goodCode()
  expect((await (await begin()).browser.post('auth/second-factor', { code })).status).toBe(200)
  const { browser } = await begin()
  const again = await browser.post('auth/second-factor?lang=en', { code })
  expect(again).toMatchObject({
    status: 401,
    body: { error: { code: 'wrong_code', fields: { code: expect.stringContaining('used already') } } },
  })
  expect((await browser.get('me')).status).toBe(401)
  expect((await browser.post('auth/second-factor', { code: await goodCode() })).status).toBe(200)
})

test('a code without a password before it opens nothing', async () => {
  const answer = await browserAt(service).post('auth/second-factor', { code: sixDigits(made.secret) })
  expect(answer).toMatchObject({ status: 401, body: { error: { code: 'sign_in_again' } } })
})

test('a code of another time is refused', async () => {
  const { browser } = await begin()
  expect((await browser.post('auth/second-factor', { code: sixDigits(made.secret, 600) })).status).toBe(401)
  expect((await browser.post('auth/second-factor', { code: sixDigits(made.secret, -600) })).status).toBe(401)
})

test('a code that was written down opens once', async () => {
  const [code = ''] = made.backup_codes
  const first = await begin()
  expect((await first.browser.post('auth/second-factor', { code })).status).toBe(200)
  expect((await first.browser.get('me')).status).toBe(200)
  const second = await begin()
  expect((await second.browser.post('auth/second-factor', { code })).status).toBe(401)
})

test('a guesser with the password gets five codes however often they sign in, then none for a while', async () => {
  expect((await (await begin()).browser.post('auth/second-factor', { code: await goodCode() })).status).toBe(200)
  const tried: [number, string][] = []
  for (let round = 0; round < 4; round++) {
    const { browser } = await begin()
    for (let time = 0; time < 3; time++) {
      const { status, body } = await browser.post('auth/second-factor', { code: wrongCode() })
      tried.push([status, body.error.code])
    }
  }
  expect(tried.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => [401, 'wrong_code']))
  expect(tried.slice(5)).toEqual(Array.from({ length: 7 }, () => [429, 'too_many']))
  // The correct code is not compared either, and its owner is shown when it will be, and what to do meanwhile.
  const locked = await (await begin()).browser.post('auth/second-factor?lang=en', { code: await goodCode() })
  expect(locked).toMatchObject({ status: 429, body: { error: { fields: { code: expect.stringContaining('administrator') } } } })
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(600)
  expect(Number(locked.headers.get('retry-after'))).toBeLessThanOrEqual(900)
  // The lock concerns the second factor only: existing sessions work on, and it expires.
  expect((await person.get('me')).status).toBe(200)
  await service.storage.db.execute(sql`update second_factors set locked_until = now() - interval '1 second'`)
  const { browser } = await begin()
  expect((await browser.post('auth/second-factor', { code: await goodCode() })).status).toBe(200)
})

test('it is encrypted in the database', async () => {
  const rows = rowsOf<{ row: string }>(await service.storage.db.execute(sql`select row_to_json(t)::text as row from second_factors t`))
  expect(rows).toHaveLength(1)
  for (const secret of [made.secret, ...made.backup_codes]) expect(rows[0]?.row).not.toContain(secret)
})

test('new codes are made with the password and a code, and the old ones open nothing', async () => {
  const renew = (given: Record<string, string>) =>
    person.post<{ backup_codes: string[] }>('auth/second-factor/codes?lang=en', { password, ...given })
  expect(await renew({ password: 'another one', code: await goodCode() })).toMatchObject({
    status: 401,
    body: { error: { code: 'wrong_password' } },
  })
  for (const code of [wrongCode(), '', made.backup_codes[0] ?? ''])
    expect(await renew({ code })).toMatchObject({ status: 401, body: { error: { code: 'wrong_code' } } })
  const before = made.backup_codes
  const { status, body } = await renew({ code: await goodCode() })
  expect([status, body.data.backup_codes.length]).toEqual([200, before.length])
  expect(body.data.backup_codes.filter((code) => before.includes(code))).toEqual([])
  // A code opens once, also when all it did was to make new ones.
  expect((await renew({ code: sixDigits(made.secret) })).status).toBe(401)
  const [first = '', second = ''] = body.data.backup_codes
  expect((await (await begin()).browser.post('auth/second-factor', { code: before[1] ?? '' })).status).toBe(401)
  expect((await (await begin()).browser.post('auth/second-factor', { code: first })).status).toBe(200)
  // One of them makes new ones, too: the phone is lost, and so is the list but for one.
  const again = await renew({ code: second })
  expect(again.status).toBe(200)
  made = { ...made, backup_codes: again.body.data.backup_codes }
  expect((await (await begin()).browser.post('auth/second-factor', { code: made.backup_codes[0] ?? '' })).status).toBe(200)
  expect((await administrator.post('auth/second-factor/codes', { password, code: '123456' })).status).toBe(409)
})

test('a password set by a link does not replace it', async () => {
  const { body } = await administrator.post<Invitation>(`users/${person.me.id}/invite`)
  const browser = browserAt(service)
  // It is no invitation to a user with a password.
  const welcome = await browser.post<Welcome>('auth/welcome', { token: tokenIn(body.data.url) })
  expect(welcome.body.data).toMatchObject({ kind: 'reset', email: person.me.email })
  const accepted = await browser.post('auth/accept', { token: tokenIn(body.data.url), password })
  expect([accepted.status, accepted.body.data.next]).toEqual([200, 'second factor'])
  expect((await browser.get('me')).status).toBe(401)
  expect((await browser.post('auth/second-factor', { code: await goodCode() })).status).toBe(200)
  // All other sessions ended with the old password.
  person = { ...browser, me: person.me }
})

test('it is switched off with the password and a code, or by an administrator for who lost the phone', async () => {
  const disable = (given: Record<string, string>) => person.post('auth/second-factor/disable?lang=en', given)
  expect(await disable({ password })).toMatchObject({ status: 422, body: { error: { fields: { code: expect.any(String) } } } })
  expect(await disable({ password: 'another one', code: await goodCode() })).toMatchObject({
    status: 401,
    body: { error: { code: 'wrong_password' } },
  })
  for (const code of [wrongCode(), '', 'aaaaa-aaaaa', made.backup_codes[0] ?? ''])
    expect(await disable({ password, code })).toMatchObject({ status: 401, body: { error: { code: 'wrong_code' } } })
  expect((await person.get<Me>('me')).body.data.two_factor).toBe(true)
  // The fifth is right: those before it are forgotten.
  const code = await goodCode()
  expect((await begin()).next).toBe('second factor')
  expect((await disable({ password, code })).status).toBe(200)
  expect((await begin()).next).toBe('signed in')
  expect((await disable({ password, code: sixDigits(made.secret) })).status).toBe(409)

  made = (await person.post<SecondFactor>('auth/second-factor/enable', { password })).body.data
  await person.post('auth/second-factor/confirm', { code: sixDigits(made.secret) })
  expect((await disable({ password, code: sixDigits(made.secret) })).status).toBe(401)
  expect((await disable({ password, code: made.backup_codes[1] ?? '' })).status).toBe(200)

  made = (await person.post<SecondFactor>('auth/second-factor/enable', { password })).body.data
  await person.post('auth/second-factor/confirm', { code: sixDigits(made.secret) })
  expect((await begin()).next).toBe('second factor')
  expect((await person.post(`users/${person.me.id}/reset-second-factor`)).status).toBe(403)
  expect((await administrator.post(`users/${person.me.id}/reset-second-factor`)).status).toBe(200)
  expect((await person.get('me')).status).toBe(401)
  expect((await begin()).next).toBe('signed in')
})
