import { apiBase, sentFromHeader } from '@narkhoz/contract/api.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import type { locales } from '@narkhoz/contract/locales.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { save } from '../entries/save.ts'
import { applicationLines } from '../mail/application-lines.ts'
import { applications } from '../storage/schema.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { eventually } from '../testing/eventually.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { startService } from '../testing/test-service.ts'

const fallback = 'office.registration@narxoz.example'

let service: Awaited<ReturnType<typeof startService>>
let server: MailServer
let applicant: Applicant

beforeAll(async () => {
  server = await startMailServer()
  service = await startService('seeded', { SMTP_URL: server.url })
  applicant = await applicantAt(service)
  const title = { kz: 'Пошта', ru: 'Почта', en: 'Mail' }
  const offices = [{ form: 'registration', email: fallback }]
  await save(service.storage, [{ kind: 'mail-settings', id: 1, attributes: { title, sender: 'noreply@narxoz.example', offices } }])
})
afterAll(async () => {
  await service.stop()
  await server.down()
})

const book = async (from: string | undefined, more: Record<string, string> = {}) => {
  const payload = { ...(await applicant.payload(forms.registration)), email: `visitor.${crypto.randomUUID()}@mail.kz` }
  const headers = { ...(from !== undefined && { [sentFromHeader]: from }), ...more }
  const { status, body } = await applicant.send(forms.registration, payload, headers, 'en')
  return { status, body, payload, code: String(body.data?.code) }
}

const storedUnder = async (code: string) => {
  const [row] = await service.storage.db.select().from(applications).where(eq(applications.code, code))
  return row
}

const officeMail = (code: string, email: string) =>
  eventually(async () => {
    const mail = server.received.find(({ subject, envelope }) => subject.includes(code) && !envelope.to.includes(email))
    expect(mail).toBeDefined()
    return mail
  })

test.each([
  ['center/psychological-support', 'support@narxoz.example', 'Psychological Support Centre'],
  ['center/career-coaching', 'coaching@narxoz.example', 'Coaching and Career Centre'],
])('an appointment made at %s goes to that centre, and everybody sees which it is', async (from, email, title) => {
  const { status, code, payload } = await book(from)
  expect(status).toBe(201)
  expect(await storedUnder(code)).toMatchObject({ page: from })
  const mail = await officeMail(code, payload.email)
  expect(mail?.envelope.to).toEqual([email])
  expect(mail?.text).toContain(`Handled by: ${title}`)
  expect(mail?.text).toContain(`/en/${from}`)
  const confirmation = await eventually(async () => {
    const found = server.received.find(({ envelope }) => envelope.to.includes(payload.email))
    expect(found).toBeDefined()
    return found
  })
  expect(confirmation?.text).toContain(`Handled by: ${title}`)
  const answer = await service.request(`${apiBase}/applications/status`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: applicant.authorization },
    body: JSON.stringify({ code, contact: payload.email }),
  })
  expect(await answer.json()).toMatchObject({ data: { page: from } })
})

test('staff read the centre in their own language', async () => {
  const { code } = await book('center/psychological-support')
  const { payload, page } = (await storedUnder(code)) ?? {}
  const told = async (lang: (typeof locales)[number]) =>
    (await applicationLines(service.storage.db, forms.registration, payload as Record<string, unknown>, lang, page)).map(
      ({ value }) => value,
    )
  expect(await told('kz')).toContain('Психологиялық қолдау орталығы')
  expect(await told('ru')).toContain('Центр психологической поддержки')
})

test.each([undefined, 'center/closed-long-ago'])('an appointment from %j goes to the office of the form', async (from) => {
  const { status, code, payload } = await book(from)
  expect(status).toBe(201)
  expect((await officeMail(code, payload.email))?.envelope.to).toEqual([fallback])
})

test.each(['', 'contacts', '/center/psychological-support', 'center/../contacts', 'https://a.example', `center/${'a'.repeat(300)}`])(
  'a page %j without such a form is refused',
  async (from) => {
    const { status, body } = await book(from)
    expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([422, [sentFromHeader]])
  },
)

test('the same key from the same page is one appointment', async () => {
  const payload = await applicant.payload(forms.registration)
  const headers = { [sentFromHeader]: 'center/languages', 'idempotency-key': crypto.randomUUID() }
  const [first, second] = await Promise.all([1, 2].map(() => applicant.send(forms.registration, payload, headers)))
  expect(first?.status).toBe(201)
  expect(second).toEqual(first)
})
