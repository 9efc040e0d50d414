import { generalSettings } from '@narkhoz/contract/entities/general-settings.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { desc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { save } from '../entries/save.ts'
import { applications, entries, outbox } from '../storage/schema.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { eventually } from '../testing/eventually.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { startService } from '../testing/test-service.ts'

let service: Awaited<ReturnType<typeof startService>>
let server: MailServer
let applicant: Applicant

beforeAll(async () => {
  server = await startMailServer()
  service = await startService('seeded', { SMTP_URL: server.url })
  applicant = await applicantAt(service)
  // Without its own office every form goes to the general address.
  await save(service.storage, [{ kind: 'mail-settings', id: 1, attributes: { title: { kz: 'Пошта', ru: 'Почта', en: 'Mail' } } }])
})
afterAll(async () => {
  await service.stop()
  await server.down()
})
afterEach(async () => {
  await service.storage.db.delete(outbox)
  server.received.length = 0
})

const rows = () => service.storage.db.select().from(outbox)
const ended = () =>
  eventually(async () => {
    const found = await rows()
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ state, attempts, error }) => state !== 'queued' || (attempts > 0 && error !== 'interrupted'))).toBe(true)
    return found
  })

const evil = 'evil@mail.kz'
const injections = [
  `a@b.kz\r\nBcc: ${evil}`,
  `a@b.kz\nBcc: ${evil}`,
  `a@b.kz\rBcc: ${evil}`,
  `a@b.kz\u2028Bcc: ${evil}`,
  `a@b.kz\u0085Bcc:${evil}`,
  `a@b.kz,${evil}`,
  `a@b.kz;${evil}`,
  `a@b.kz> <${evil}`,
  `"a ${evil} "@b.kz`,
  `"${evil}"@b.kz`,
  `a@b.kz%0aBcc:${evil}`,
  `=?utf-8?q?a=0aBcc:?= <${evil}>`,
  `group:a@b.kz,${evil};`,
  `a@b.kz (${evil})`,
  `a\\@b.kz@${evil}`,
]

test.each(injections)('the email %j is refused, and no mail is made of it', async (email) => {
  for (const [form, wire] of [
    [forms.consultation, 'email'],
    [forms.question, 'email_from'],
    [forms.question, 'email_to'],
  ] as const) {
    const { status } = await applicant.send(form, { ...(await applicant.payload(form)), [wire]: email })
    expect(status).toBe(422)
  }
  expect(await rows()).toEqual([])
})

test.each(injections)('even if the database contained %j as an email, no mail would be sent', async (email) => {
  await server.down()
  try {
    await applicant.send(forms.vacancy, await applicant.payload(forms.vacancy))
    const [last] = await service.storage.db.select().from(applications).orderBy(desc(applications.id)).limit(1)
    await service.storage.db
      .update(applications)
      .set({ payload: { ...(last?.payload as object), email } })
      .where(eq(applications.id, last?.id ?? 0))
    await ended()
  } finally {
    await server.up()
  }
  await service.service.operate('mail', ['--retry'], () => undefined)
  service.service.mail.wake()
  await eventually(async () => {
    const states = Object.fromEntries((await rows()).map(({ receiver, state, error }) => [receiver, [state, error]]))
    expect(states).toEqual({ office: ['sent', null], visitor: ['failed', 'bad address'] })
  })
  expect(server.received).toHaveLength(1)
  expect(server.received[0]?.envelope.to).toEqual(['info@narxoz.example'])
  expect(server.received[0]?.headers['reply-to']).toBeUndefined()
})

const lines = [
  `Bcc: ${evil}`,
  `\r\n.\r\nMAIL FROM:<${evil}>\r\nRCPT TO:<${evil}>\r\nDATA\r\n`,
  `\n.\nQUIT\n`,
  `\r\n\r\n--boundary\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>`,
  '<img src="https://evil.example/a.png"><a href="javascript:alert(1)">a</a><!-- " \' -->',
]

test.each(lines)('a message with %j stays the text it is', async (line) => {
  const message = `Сәлеметсіз бе!\r\n${line}`
  expect((await applicant.send(forms.consultation, { ...(await applicant.payload(forms.consultation)), message })).status).toBe(201)
  await ended()
  expect(server.received).toHaveLength(2)
  for (const { envelope, headers } of server.received) {
    expect(envelope.to).toHaveLength(1)
    expect(envelope.to).not.toContain(evil)
    for (const name of ['bcc', 'cc']) expect(headers[name]).toBeUndefined()
    for (const name of ['to', 'from', 'subject', 'message-id', 'content-type']) expect(headers[name]).toHaveLength(1)
  }
  const office = server.received.find(({ envelope }) => envelope.to.includes('info@narxoz.example'))
  for (const said of line.split(/[\r\n]+/).filter((one) => one.trim())) expect(office?.text).toContain(said.trimEnd())
  expect(office?.html).not.toMatch(/<(?:script|img)/)
  // The one link is ours: the page of the form.
  expect(office?.html.match(/<a [^>]*>/g)).toEqual(['<a href="http://localhost:3000/school/business-school">'])
  expect(office?.html.match(/<tr>/g)).toHaveLength(9)
})

test.each(['\r\nBcc: evil@mail.kz', '\nBcc: evil@mail.kz', '" <evil@mail.kz>, "', '\u2028Bcc: evil@mail.kz'])(
  'the university’s own name with %j adds no receiver',
  async (tail) => {
    const [before] = await service.storage.db.select().from(entries).where(eq(entries.kind, generalSettings.kind))
    const attributes = before?.attributes as Record<string, unknown>
    const set = (value: unknown) =>
      service.storage.db.update(entries).set({ attributes: value }).where(eq(entries.kind, generalSettings.kind))
    await set({ ...attributes, title: { kz: `Университет${tail}`, ru: `Университет${tail}`, en: `University${tail}` } })
    try {
      await applicant.send(forms.vacancy, await applicant.payload(forms.vacancy), {}, 'en')
      await ended()
      expect(server.received).toHaveLength(2)
      for (const { envelope, headers } of server.received) {
        expect(envelope).toMatchObject({ from: 'info@narxoz.example', to: [expect.not.stringContaining('evil')] })
        expect(headers.bcc).toBeUndefined()
        expect(headers.from).toHaveLength(1)
        expect(headers.from?.[0]).toMatch(/<info@narxoz\.example>$/)
      }
    } finally {
      await set(attributes)
    }
  },
)

test.each([`info@narxoz.example, ${evil}`, `"${evil}"@narxoz.example`, `info@narxoz.example\r\nBcc: ${evil}`])(
  'an editor cannot make %j an office, and as the general address it only waits',
  async (email) => {
    const title = { kz: 'Пошта', ru: 'Почта', en: 'Mail' }
    for (const attributes of [
      { title, sender: email },
      { title, offices: [{ form: 'vacancy', email }] },
    ])
      await expect(save(service.storage, [{ kind: 'mail-settings', id: 1, attributes }])).rejects.toThrow()
    const [before] = await service.storage.db.select().from(entries).where(eq(entries.kind, generalSettings.kind))
    const set = (value: unknown) =>
      service.storage.db.update(entries).set({ attributes: value }).where(eq(entries.kind, generalSettings.kind))
    await set({ ...(before?.attributes as object), email })
    try {
      await applicant.send(forms.service, await applicant.payload(forms.service))
      expect(await ended()).toMatchObject([{ state: 'queued', error: 'no sender' }])
      expect(server.received).toEqual([])
    } finally {
      await set(before?.attributes)
    }
  },
)
