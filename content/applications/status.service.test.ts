import { apiBase, visitorAddressHeader } from '@narkhoz/contract/api.ts'
import { contactsIn } from '@narkhoz/contract/forms/contacts.ts'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { TokenBuckets } from '../service-tokens/token-buckets.ts'
import { applications } from '../storage/schema.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { startService } from '../testing/test-service.ts'

let service: Awaited<ReturnType<typeof startService>>
let applicant: Applicant

beforeAll(async () => {
  service = await startService()
  applicant = await applicantAt(service)
})
afterAll(() => service.stop())

let asked = 0
/** Queries as the site does for a visitor; each from a new address, unless one is given. */
const ask = async (body: unknown, headers: Record<string, string> = {}, authorization = applicant.authorization) => {
  const answer = await service.request(`${apiBase}/applications/status?lang=en`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(authorization && { authorization }),
      [visitorAddressHeader]: `198.51.100.${++asked % 250}`,
      ...headers,
    },
    body: JSON.stringify(body),
  })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> }
}

const sent = async (form: Form, more: Record<string, unknown> = {}) => {
  const payload = { ...(await applicant.payload(form)), ...more }
  const { body } = await applicant.send(form, payload)
  return { payload, code: String(body.data.code), created_at: body.data.created_at }
}
const missing = { error: { code: 'not_found', message: 'Not found.' } }

const reachable = (Object.values(forms) as Form[]).filter(({ fields }) => fields.some(({ field }) => field.name === 'email'))

test.each(reachable.map((form) => [form.name, form] as const))(
  '%s is found by code and email, and by code and phone',
  async (name, form) => {
    const { payload, code, created_at } = await sent(form)
    const { email, phone } = contactsIn(payload)
    for (const contact of [email, phone]) {
      const answer = await ask({ code, contact })
      expect(answer.status).toBe(200)
      expect(answer.body).toEqual({ data: { status: 'received', form: name, created_at } })
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    // Typed again another time, and from another keyboard.
    const [box, host] = String(email).split('@')
    const digits = String(phone).replaceAll(/\D/g, '')
    for (const contact of [`${box?.toUpperCase()}@${host?.toUpperCase()} `, `+${digits}`, digits.replace(/^7/, '8 '), `tel: ${digits}`])
      expect([contact, (await ask({ code, contact })).body]).toEqual([contact, { data: { status: 'received', form: name, created_at } }])
  },
)

test('a code typed from paper is understood', async () => {
  const { code } = await sent(forms.vacancy, { email: 'Aigerim@mail.kz', phone: '+7 (777) 123-45-67' })
  for (const spelled of [code.toLowerCase(), code.replace('-', ''), ` ${code} `, code.replace('-', ' – ')])
    for (const contact of ['aigerim@mail.kz', ' AIGERIM@mail.kz ', '+77771234567', '8 (777) 123 45 67'])
      expect((await ask({ code: spelled, contact })).status).toBe(200)
})

test.each([
  ['received', 'received'],
  ['in_work', 'in_work'],
  ['answered', 'answered'],
  ['spam', 'received'],
] as const)('an application that is %s is shown as %s', async (status, told) => {
  const { payload, code, created_at } = await sent(forms.vacancy)
  await service.storage.db.update(applications).set({ status }).where(eq(applications.code, code))
  for (const contact of [payload.email, payload.phone])
    expect((await ask({ code, contact })).body).toEqual({ data: { status: told, form: 'vacancy', created_at } })
})

test('every mismatch gets the same answer, which never says what was wrong', async () => {
  const { payload, code } = await sent(forms.question)
  const other = await sent(forms.vacancy, { email: 'other@mail.kz', phone: '+7 (701) 000-00-00' })
  const wrong: unknown[] = [
    { code, contact: 'stranger@mail.kz' },
    { code: 'ZZZZ-ZZZZ', contact: payload.email_from },
    { code: other.code, contact: payload.email_from },
    // Whom a question went to is no secret of the visitor's.
    { code, contact: payload.email_to },
    { code, contact: '' },
    { code, contact: '+7' },
    { code: '', contact: payload.email_from },
    { code: '%', contact: '%' },
    { code, contact: `${payload.email_from}\nx` },
    { code },
    { contact: payload.email_from },
    { code, contact: [payload.email_from] },
    { code: { $ne: '' }, contact: payload.email_from },
    { code, contact: payload.email_from, more: 1 },
    { code: 'x'.repeat(1000), contact: payload.email_from },
    { code, contact: 'x'.repeat(1000) },
    [],
    null,
    'a',
  ]
  for (const body of wrong) expect(await ask(body)).toMatchObject({ status: 404, body: missing })
  expect((await ask({ code, contact: payload.email_from })).status).toBe(200)
})

test('a form without email and phone is shown to nobody', async () => {
  const { code } = await sent(forms.service)
  for (const contact of ['', 'undefined', 'null', 'a@b.kz', '0']) expect((await ask({ code, contact })).status).toBe(404)
})

test('only the site may query', async () => {
  const { payload, code } = await sent(forms.vacancy)
  const question = { code, contact: payload.email }
  for (const authorization of ['', 'Bearer garbage', `Bearer ${'x'.repeat(43)}`])
    expect((await ask(question, {}, authorization)).status).toBe(401)
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect((await service.request(`${apiBase}/applications/status`, { method })).status).toBe(405)
  expect((await service.request(`${apiBase}/applications/status?code=${code}`, { method: 'POST' })).status).toBe(401)
})

test('a visitor’s address must be one', async () => {
  const { payload, code } = await sent(forms.vacancy)
  for (const address of ['a', '1.2.3', '1.2.3.4, 5.6.7.8', 'x'.repeat(500)])
    expect(await ask({ code, contact: payload.email }, { [visitorAddressHeader]: address })).toMatchObject({ status: 422 })
  expect((await ask({ code, contact: payload.email }, { [visitorAddressHeader]: '2001:db8::1' })).status).toBe(200)
})

test('guesses from many addresses of one IPv6 network are throttled as one', async () => {
  const guesses = (address: (at: number) => string) =>
    Promise.all(
      Array.from({ length: 20 }, (_, at) => ask({ code: `BBBB-22${at + 22}`, contact: 'a@b.kz' }, { [visitorAddressHeader]: address(at) })),
    )
  const [within, across] = await Promise.all([guesses((at) => `2001:db8:5:6::${at}`), guesses((at) => `2001:db8:7:${at}::1`)])
  expect(new Set(within.map(({ status }) => status))).toEqual(new Set([404, 429]))
  expect(new Set(across.map(({ status }) => status))).toEqual(new Set([404]))
})

test('guesses are refused unread, by address and by code; other networks and codes are served', async () => {
  const { payload, code } = await sent(forms.vacancy)
  const guess = (question: unknown, address: string) => ask(question, { [visitorAddressHeader]: address })
  // The clock is stopped, or a token would refill while a busy machine works.
  let seconds = TokenBuckets.now()
  const clock = vi.spyOn(TokenBuckets, 'now').mockImplementation(() => seconds)
  const own = await sent(forms.vacancy)
  const right = () => guess({ code: own.code, contact: own.payload.email }, '203.0.113.200')
  const [ofOneAddress, ofOneCode, rights] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, (_, at) => guess({ code: `AAAA-22${at + 22}`, contact: 'a@b.kz' }, '203.0.113.1'))),
    Promise.all(Array.from({ length: 20 }, (_, at) => guess({ code, contact: `guess${at}@mail.kz` }, `203.0.113.${at + 10}`))),
    Promise.all(Array.from({ length: 10 }, right)),
  ])
  for (const guesses of [ofOneAddress, ofOneCode]) {
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([404, 429]))
    for (const { status, headers } of guesses) if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(new Set(rights.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await right()).status).toBe(200)
  // Past the limit nothing is looked up, or a fast guesser would read "too many" as "wrong": the correct code gets the same answer.
  for (const [question, address] of [
    [{ code: own.code, contact: own.payload.email }, '203.0.113.1'],
    [{ code, contact: payload.email }, '203.0.113.201'],
  ] as const) {
    expect((await guess(question, address)).status).toBe(429)
    seconds += 10
    expect((await guess(question, address)).status).toBe(200)
    seconds -= 10
  }
  // A success resets no limit: with one known code another's could be guessed for free.
  const more = await Promise.all(Array.from({ length: 10 }, () => guess({ code: 'AAAA-2299', contact: 'a@b.kz' }, '203.0.113.1')))
  expect(more.some(({ status }) => status === 429)).toBe(true)
  clock.mockRestore()
})

test('a request for a reminder is distinguished from an application', async () => {
  const { payload, code, created_at } = await sent(forms.entrant, { purpose: 'reminder' })
  const answer = await ask({ code, contact: contactsIn(payload).email })
  expect(answer.body).toEqual({ data: { status: 'received', form: 'entrant', created_at, purpose: 'reminder' } })
})
