import type { IncomingMessage } from 'node:http'
import type { Invitation } from '@narkhoz/contract/admin/accounts.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { FailureDelay } from '../service-tokens/failure-delay.ts'
import { TokenBuckets } from '../service-tokens/token-buckets.ts'
import { outbox } from '../storage/schema.ts'
import { eventually } from '../testing/eventually.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { type Browser, browserAt, type Colleague, colleagueAt, firstAdministratorAt, password, tokenIn } from '../testing/staff-client.ts'
import { startService } from '../testing/test-service.ts'
import { passwordHashing } from './auth.ts'

let service: Awaited<ReturnType<typeof startService>>
let server: MailServer
let administrator: Browser
let person: Colleague
let hashed: () => number
/** The clock of the buckets: it stops unless a test advances it, or tokens would refill while a busy machine works. */
let seconds = 1000

beforeAll(async () => {
  server = await startMailServer()
  service = await startService('empty', { SMTP_URL: server.url })
  administrator = await firstAdministratorAt(service)
})
afterAll(async () => {
  await service.stop()
  await server.down()
})
beforeEach(async () => {
  person = await colleagueAt(service, administrator, { role: 'editor' })
  vi.spyOn(FailureDelay, 'wait').mockResolvedValue()
  vi.spyOn(TokenBuckets, 'now').mockImplementation(() => seconds)
  // Guesses are counted and not hashed: hundreds of them would take minutes.
  const real = { ...passwordHashing }
  const isGuess = (given: string) => given.startsWith('guess')
  const hash = vi.spyOn(passwordHashing, 'hash').mockImplementation(async (given) => (isGuess(given) ? '' : real.hash(given)))
  const verify = vi.spyOn(passwordHashing, 'verify').mockImplementation(async (given) => !isGuess(given.password) && real.verify(given))
  hashed = () => hash.mock.calls.length + verify.mock.calls.length
})
afterEach(() => void vi.restoreAllMocks())

let networks = 0
/** A network without previous requests. */
const newNetwork = () => {
  networks++
  return `10.${networks >> 8}.${networks & 255}.1`
}
/** A browser in a network; with the cookies of another, where it is the same device. */
const browserFrom = (remoteAddress: string, device?: Browser): Browser => {
  const incoming = { headers: {}, socket: { remoteAddress } } as unknown as IncomingMessage
  const browser = browserAt({
    request: async (path, init) => service.fetch(new Request(`http://service.test${path}`, init), { incoming } as never),
  })
  for (const [name, value] of device?.cookies ?? []) if (name === 'admin.devices') browser.cookies.set(name, value)
  return browser
}
const signIn = (browser: Browser, email: string, given = password) => browser.post('auth/sign-in', { email, password: given })
const statuses = (answers: { status: number }[]) => new Set(answers.map(({ status }) => status))

/** Guesses at an account from a network until it is throttled. */
const hammer = (network: string, email = person.me.email) =>
  Promise.all(Array.from({ length: 60 }, (_, at) => signIn(browserFrom(network), email, `guess number ${at}`)))
const exhaust = async (network: string, email = person.me.email) => {
  for (let round = 0; round < 8; round++) await hammer(network, email)
  expect(statuses(await hammer(network, email))).toEqual(new Set([429]))
}

test('guesses at one account are refused unread after a few, however fast they are, and a correct one gets the same answer', async () => {
  const network = newNetwork()
  const answers = await hammer(network)
  expect(statuses(answers)).toEqual(new Set([401, 429]))
  // Only the concurrent throttled ones.
  expect(hashed()).toBeLessThanOrEqual(5)
  for (const { status, headers } of answers) if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  await exhaust(network)
  expect(hashed()).toBeLessThanOrEqual(20)
  const before = hashed()
  expect((await signIn(browserFrom(network), person.me.email)).status).toBe(429)
  expect(hashed()).toBe(before)
  // Neither the account elsewhere nor others in this network wait for it.
  expect((await signIn(browserFrom(newNetwork()), person.me.email)).status).toBe(200)
  expect((await signIn(browserFrom(network), 'admin@university.example')).status).toBe(200)
  seconds += 60
  expect((await signIn(browserFrom(network), person.me.email)).status).toBe(200)
})

test('an account that is none is refused as one that is', async () => {
  const network = newNetwork()
  const told = async (email: string) => {
    const before = hashed()
    const answers: number[] = []
    for (let time = 0; time < 25; time++) answers.push((await signIn(browserFrom(network), email, 'guess number one')).status)
    return { answers, hashes: hashed() - before }
  }
  const [known, unknown] = [await told(person.me.email), await told('nobody@university.example')]
  // Minus those that the network as a whole has used up.
  expect(unknown.answers.slice(0, 8)).toEqual(known.answers.slice(0, 8))
  expect(known.hashes).toBe(known.answers.filter((status) => status === 401).length)
  expect(unknown.hashes).toBe(unknown.answers.filter((status) => status === 401).length)
})

/** Tries one password at many names from a network. */
const spray = (network: string) =>
  Promise.all(
    Array.from({ length: 500 }, (_, at) => signIn(browserFrom(network), `somebody${at}@university.example`, 'guess for everybody')),
  )

test('one password tried at many accounts of one network stops before hashing', async () => {
  const network = newNetwork()
  const answers = await spray(network)
  expect(statuses(answers)).toEqual(new Set([401, 429]))
  expect(hashed()).toBeLessThanOrEqual(30)
  expect(answers.filter(({ status }) => status === 401).length).toBe(hashed())
  expect((await signIn(browserFrom(newNetwork()), person.me.email)).status).toBe(200)
})

test('a network that tries many names does not block a colleague in it on a new device', async () => {
  const network = newNetwork()
  const colleague = await colleagueAt(service, administrator, { role: 'editor' })
  await spray(network)
  const [before, underAttack] = [hashed(), spray(network)]
  expect((await signIn(browserFrom(network), person.me.email)).status).toBe(200)
  expect(statuses(await underAttack)).toEqual(new Set([429]))
  // Made-up names are not compared at all.
  expect(hashed()).toBe(before + 1)

  // A wrong password is refused with the same message after the same time, whether the account exists or not.
  const refused = async (email: string) => {
    vi.mocked(FailureDelay.wait).mockClear()
    const { status, body, headers } = await signIn(browserFrom(network), email, 'guess number one')
    return { status, body, wait: headers.get('retry-after'), held: vi.mocked(FailureDelay.wait).mock.calls }
  }
  const unknown = await refused('nobody@university.example')
  expect(unknown).toMatchObject({ status: 429, held: [[expect.any(Number)]] })
  for (let time = 0; time < 40; time++) expect(await refused(person.me.email)).toEqual(unknown)
  // A few were compared, and that account waits in this network alone.
  expect(hashed()).toBe(before + 1 + 5)
  expect((await signIn(browserFrom(network), person.me.email)).status).toBe(429)
  expect((await signIn(browserFrom(newNetwork()), person.me.email)).status).toBe(200)
  expect((await signIn(browserFrom(network), colleague.me.email)).status).toBe(200)
})

test('many networks at one account stop before hashing, and its known device still gets in', async () => {
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, at) => signIn(browserFrom(newNetwork()), person.me.email, `guess number ${at}`)),
  )
  expect(statuses(answers)).toEqual(new Set([401, 429]))
  expect(hashed()).toBe(100)
  expect((await signIn(browserFrom(newNetwork()), person.me.email)).status).toBe(429)
  expect((await signIn(browserFrom(newNetwork(), person), person.me.email)).status).toBe(200)
})

test('a colleague in the guesser’s own network gets in on a device that has signed in before, and on no other', async () => {
  const network = newNetwork()
  const colleague = await colleagueAt(service, administrator, { role: 'editor' })
  const device = browserFrom(network)
  expect((await signIn(device, person.me.email)).status).toBe(200)
  await device.post('auth/sign-out')
  await exhaust(network)
  expect((await signIn(browserFrom(network), person.me.email)).status).toBe(429)
  expect((await signIn(device, person.me.email)).status).toBe(200)
  // Bound to the account: another account's device is unknown here.
  expect((await signIn(browserFrom(network, colleague), person.me.email)).status).toBe(429)
  // Two who share a computer are both known to it.
  expect((await signIn(device, colleague.me.email)).status).toBe(200)
  expect((await signIn(device, person.me.email)).status).toBe(200)

  const name = 'admin.devices'
  const [pass = ''] = (person.cookies.get(name) ?? '').split('~')
  for (const forged of [
    `${pass.slice(0, -1)}${pass.endsWith('A') ? 'B' : 'A'}`,
    `A${pass.slice(1)}`,
    pass.replace(/\.[^.]+\./, '.zzzzzz.'),
    'x',
    '~~~',
  ]) {
    const browser = browserFrom(network)
    browser.cookies.set(name, forged)
    expect((await signIn(browser, person.me.email)).status, forged).toBe(429)
  }
})

test('a known device is no way to guess on and on', async () => {
  const device = browserFrom(newNetwork(), person)
  for (let time = 0; time < 40; time++) await signIn(browserFrom(newNetwork(), device), person.me.email, `guess number ${time}`)
  expect(hashed()).toBe(20)
  expect((await signIn(device, person.me.email)).status).toBe(429)
})

test('a new password makes every device unknown but the one that it was chosen on', async () => {
  const network = newNetwork()
  const [own, other] = [browserFrom(network), browserFrom(network)]
  for (const browser of [own, other]) await signIn(browser, person.me.email)
  const renewed = 'Жаңа құпиясөз мәтіні 10'
  expect((await own.post('auth/change-password', { current: password, password: renewed })).status).toBe(200)
  await exhaust(network)
  expect((await signIn(other, person.me.email, renewed)).status).toBe(429)
  expect((await signIn(own, person.me.email, renewed)).status).toBe(200)
  // A link sets a password and lets its owner in, despite the guesses.
  const { body } = await administrator.post<Invitation>(`users/${person.me.id}/invite`)
  const accepted = browserFrom(network)
  expect((await accepted.post('auth/accept', { token: tokenIn(body.data.url), password })).body.data).toEqual({ next: 'signed in' })
  expect((await signIn(own, person.me.email)).status).toBe(429)
  expect((await signIn(accepted, person.me.email)).status).toBe(200)
})

test('wrong links are throttled, and a correct one still works in the same network', async () => {
  const network = newNetwork()
  const { body } = await administrator.post<Invitation>(`users/${person.me.id}/invite`)
  const token = tokenIn(body.data.url)
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      at % 2
        ? browserFrom(network).post('auth/welcome', { token: `guess ${at}` })
        : browserFrom(network).post('auth/accept', { token: `guess ${at}`, password }),
    ),
  )
  expect(answers.filter(({ status }) => status === 410).length).toBe(30)
  expect(statuses(answers)).toEqual(new Set([410, 429]))
  expect((await browserFrom(network).post('auth/welcome', { token })).status).toBe(200)
  expect((await browserFrom(newNetwork()).post('auth/welcome', { token })).status).toBe(200)
  expect(hashed()).toBe(0)
})

test('however many resets one address requests, others who share it get theirs at once', async () => {
  const network = newNetwork()
  const mails = async () => (await service.storage.db.select().from(outbox)).filter(({ userId }) => userId === person.me.id).length
  const before = await mails()
  const flood = await Promise.all(
    Array.from({ length: 300 }, (_, at) =>
      browserFrom(network).post('auth/request-reset', { email: at % 2 ? `nobody${at}@university.example` : 'admin@university.example' }),
    ),
  )
  expect(statuses(flood)).toEqual(new Set([200]))
  const held = vi.mocked(FailureDelay.wait).mock.calls.length
  expect((await browserFrom(network).post('auth/request-reset', { email: person.me.email })).status).toBe(200)
  expect(vi.mocked(FailureDelay.wait).mock.calls.length).toBe(held)
  await eventually(async () => expect(await mails()).toBe(before + 1))
})
