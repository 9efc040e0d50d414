import { purposes } from '@narkhoz/contract/forms/entrant.ts'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { isReference } from '@narkhoz/contract/forms/form.ts'
import { receiverLabel } from '@narkhoz/contract/forms/question.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { dateLocales, type Locale, locales, textIn } from '@narkhoz/contract/locales.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { save } from '../entries/save.ts'
import { applications, entries, outbox } from '../storage/schema.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { eventually } from '../testing/eventually.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { startService } from '../testing/test-service.ts'

let service: Awaited<ReturnType<typeof startService>>
let server: MailServer
let applicant: Applicant

const office = (form: Form) => `office.${form.name}@narxoz.example`
const siteUrl = 'https://site.example'

const dayIn = (day: string, lang: Locale) =>
  new Intl.DateTimeFormat(dateLocales[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

beforeAll(async () => {
  server = await startMailServer()
  service = await startService('seeded', { SMTP_URL: server.url, SITE_URL: siteUrl })
  applicant = await applicantAt(service)
  const offices = (Object.values(forms) as Form[]).flatMap((form) =>
    form.name === 'question' ? [] : [{ form: form.name, email: office(form) }],
  )
  const title = { kz: 'Пошта', ru: 'Почта', en: 'Mail' }
  await save(service.storage, [{ kind: 'mail-settings', id: 1, attributes: { title, sender: 'noreply@narxoz.example', offices } }])
})
afterAll(async () => {
  await service.stop()
  await server.down()
})

const mailsOf = (id: unknown) =>
  service.storage.db
    .select()
    .from(outbox)
    .where(eq(outbox.applicationId, Number(id)))

const titleOf = async (kind: string, id: unknown, lang: Locale) => {
  const [entry] = await service.storage.db
    .select({ attributes: entries.attributes })
    .from(entries)
    .where(and(eq(entries.kind, kind), eq(entries.id, Number(id))))
  const { title = '' } = (entry?.attributes ?? {}) as { title?: Record<Locale, string> | string }
  return typeof title === 'string' ? title : textIn(title, lang)
}

const cases = (Object.values(forms) as Form[]).flatMap((form) => locales.map((lang) => [form.name, lang, form] as const))

describe.each(cases)('%s in %s', (_, lang, form) => {
  const emailAt = form.fields.find(({ field }) => field.name === 'email')?.wire
  const visitor = `visitor.${form.name}.${lang}@mail.kz`
  let payload: Record<string, unknown>
  let code: string
  let id: unknown

  beforeAll(async () => {
    payload = { ...(await applicant.payload(form)), ...(emailAt && { [emailAt]: visitor }) }
    const { status, body } = await applicant.send(form, payload, {}, lang)
    expect(status).toBe(201)
    code = String(body.data.code)
    id = body.data.id
  })

  const mails = async () => {
    await eventually(async () => expect((await mailsOf(id)).every(({ state }) => state === 'sent')).toBe(true))
    return server.received.filter(({ subject }) => subject.includes(code))
  }

  test('the office and the visitor get one mail each, and the state says so', async () => {
    const receivers = [String(payload.email_to ?? office(form)), ...(emailAt ? [visitor] : [])]
    expect((await mails()).map(({ envelope }) => envelope.to)).toEqual(expect.arrayContaining(receivers.map((one) => [one])))
    expect(await mails()).toHaveLength(receivers.length)
    for (const row of await mailsOf(id)) expect(row).toMatchObject({ state: 'sent', attempts: 1, error: null, sentAt: expect.any(Date) })
  })

  test('the office reads everything that was sent, by the labels of the form', async () => {
    const [mail] = (await mails()).filter(({ envelope }) => !envelope.to.includes(visitor))
    expect(mail?.subject).toBe(`${{ kz: 'Жаңа өтінім', ru: 'Новая заявка', en: 'New request' }[lang]} ${code}: ${form.title[lang]}`)
    expect(mail?.headers.from?.[0]).toMatch(/<noreply@narxoz\.example>$/)
    expect(mail?.headers['reply-to']).toEqual(emailAt ? [visitor] : undefined)
    for (const place of form.fields) {
      const { label, source, control, samples } = place.field
      expect(mail?.text).toContain(`${label[lang]}:`)
      expect(mail?.html).toContain(`>${label[lang]}</th>`)
      if (control === 'file') expect(mail?.text).toMatch(new RegExp(`${label[lang]}: PNG, \\d+ (КБ|KB)`))
      else if (isReference(place) && source && 'kind' in source) {
        const chosen = place.in === 'data' ? (payload.data as Record<string, unknown>[])[0]?.[place.wire] : payload[place.wire]
        expect(mail?.text).toContain(`${label[lang]}: ${await titleOf(source.kind, chosen, lang)}`)
      } else if (source && 'fixed' in source)
        expect(mail?.text).toContain(`${label[lang]}: ${source.fixed.find(({ value }) => value === samples.good[0])?.label[lang]}`)
      else if (control === 'date') expect(mail?.text).toContain(`${label[lang]}: ${dayIn(samples.good[0], lang)}`)
      else if (place.field.name !== 'email') for (const line of samples.good[0].split('\r\n')) expect(mail?.text).toContain(line.trimEnd())
    }
    if (payload.email_to) expect(mail?.text).toMatch(new RegExp(`${receiverLabel[lang]}: .+, ${payload.email_to}`))
    // Files are for authorized staff, not for every reader of the office's mailbox.
    expect(mail?.raw).not.toMatch(/^Content-Disposition/im)
    expect(mail?.text).not.toContain('/api/v1/files/')
  })

  test('the visitor reads the code and where to ask, in that language, and nothing that a stranger could have written', async () => {
    if (!emailAt) return
    const [mail] = (await mails()).filter(({ envelope }) => envelope.to.includes(visitor))
    expect(mail?.subject).toBe(
      `${{ kz: 'Өтініміңіз қабылданды', ru: 'Ваша заявка принята', en: 'We have received your request' }[lang]}: ${code}`,
    )
    expect(mail?.text).toContain(form.title[lang])
    expect(mail?.text).toContain(`${siteUrl}${lang === 'kz' ? '' : `/${lang}`}/request/${code}`)
    expect(mail?.text).toContain(String(form.retentionDays))
    expect(mail?.html).toContain(`<html lang="${{ kz: 'kk', ru: 'ru', en: 'en' }[lang]}">`)
    for (const place of form.fields) {
      const { control, label, source, samples } = place.field
      const chosen = isReference(place) || (source && 'fixed' in source)
      if (chosen || ['file', 'date', 'time'].includes(control)) {
        expect(mail?.text).toContain(`${label[lang]}: `)
        continue
      }
      for (const body of [mail?.text, mail?.html]) expect(body).not.toContain(label[lang])
      if (samples.good[0].length > 7) for (const body of [mail?.text, mail?.html]) expect(body).not.toContain(samples.good[0])
    }
  })

  test('mails are marked as automatic and each has a unique id', async () => {
    const sent = await mails()
    for (const { headers } of sent) expect(headers).toMatchObject({ 'auto-submitted': ['auto-generated'], 'mime-version': ['1.0'] })
    const ids = sent.flatMap(({ headers }) => headers['message-id'] ?? [])
    expect(ids.toSorted()).toEqual((await mailsOf(id)).map((row) => `<${row.id}@site.example>`).toSorted())
  })
})

test('every mail was sent once, and nothing waits', async () => {
  const rows = await service.storage.db.select().from(outbox)
  expect(rows.every(({ state }) => state === 'sent')).toBe(true)
  expect(server.received).toHaveLength(rows.length)
  expect(rows.length).toBe(cases.length * 2 - locales.length)
  await eventually(async () => {
    const metrics = await (await service.request('/metrics')).text()
    expect(metrics).toContain(`content_mails_total{outcome="sent"} ${rows.length}`)
    expect(metrics).toContain('content_mails_waiting{state="queued"} 0')
  })
})

test('a refused or repeated application creates no mail', async () => {
  const payload = await applicant.payload(forms.vacancy)
  const before = (await service.storage.db.select().from(outbox)).length
  expect((await applicant.send(forms.vacancy, { ...payload, email: 'a@b' })).status).toBe(422)
  const key = { 'idempotency-key': crypto.randomUUID() }
  await Promise.all(Array.from({ length: 5 }, () => applicant.send(forms.vacancy, payload, key)))
  const rows = () => service.storage.db.select().from(outbox)
  expect(await rows()).toHaveLength(before + 2)
  // A mail still in flight would use the next test's settings.
  await eventually(async () => expect((await rows()).every(({ state }) => state === 'sent')).toBe(true))
})

test('a request for a reminder is promised no earlier answer, and its office sees that in the subject', async () => {
  const visitor = 'reminded@mail.kz'
  const payload = { ...(await applicant.payload(forms.entrant)), email: visitor, purpose: 'reminder' }
  const { body } = await applicant.send(forms.entrant, payload, {}, 'ru')
  const code = String(body.data.code)
  await eventually(() => expect(server.received.filter(({ subject }) => subject.includes(code))).toHaveLength(2))
  expect(server.to(visitor)[0]?.text).toContain('В день открытия приёма мы с вами свяжемся.')
  expect(server.to(visitor)[0]?.text).not.toContain('рабочего дня')
  expect(server.to(office(forms.entrant)).find(({ subject }) => subject.includes(code))?.subject).toContain(purposes.reminder.ru)
})

test('without its own office a form goes to the general address, and an editor’s correction applies at once', async () => {
  const title = { kz: 'Пошта', ru: 'Почта', en: 'Mail' }
  await save(service.storage, [{ kind: 'mail-settings', id: 1, attributes: { title } }])
  await applicant.send(forms.service, await applicant.payload(forms.service))
  await eventually(() => expect(server.to('info@narxoz.example')).toHaveLength(1))
  expect(server.to('info@narxoz.example')[0]?.headers.from?.[0]).toMatch(/<info@narxoz\.example>$/)
  const offices = [{ form: 'service', email: 'corrected@narxoz.example' }]
  await save(service.storage, [{ kind: 'mail-settings', id: 1, attributes: { title, offices } }])
  await applicant.send(forms.service, await applicant.payload(forms.service))
  await eventually(() => expect(server.to('corrected@narxoz.example')).toHaveLength(1))
})

test('no call answers the addresses of offices', async () => {
  for (const path of ['mail-settings', 'settings/mail', 'mail-settings/1', 'pages/mail-settings'])
    expect((await service.get(path)).status).toBe(404)
  expect(await service.storage.db.select().from(applications)).not.toHaveLength(0)
})
