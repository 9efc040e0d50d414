import type { Application, ReplyTemplate } from '@narkhoz/contract/admin/applications.ts'
import { apiBase, visitorAddressHeader } from '@narkhoz/contract/api.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeExpired } from '../applications/retention.ts'
import { applications, outbox } from '../storage/schema.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { eventually } from '../testing/eventually.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { type Browser, type Colleague, colleagueAt, firstAdministratorAt } from '../testing/staff-client.ts'
import { startService } from '../testing/test-service.ts'

const siteUrl = 'https://site.example'
let service: Awaited<ReturnType<typeof startService>>
let server: MailServer
let applicant: Applicant
let administrator: Browser
let staff: Colleague

beforeAll(async () => {
  server = await startMailServer()
  service = await startService('seeded', { SMTP_URL: server.url, SITE_URL: siteUrl })
  applicant = await applicantAt(service)
  administrator = await firstAdministratorAt(service)
  staff = await colleagueAt(service, administrator, { role: 'staff', name: 'Айгүл', forms: ['vacancy', 'question', 'service'] })
})
afterAll(async () => {
  await service.stop()
  await server.down()
})

let senders = 0
const apply = async (lang = 'kz') => {
  const email = `sender${++senders}@mail.kz`
  const { body } = await applicant.send(forms.vacancy, { ...(await applicant.payload(forms.vacancy)), email }, {}, lang)
  return { id: Number(body.data.id), code: String(body.data.code), email }
}
const read = async (id: number) => (await staff.get<Application>(`applications/${id}`)).body.data
const replyTo = (email: string) =>
  eventually(() => {
    const mail = server.to(email).find(({ headers }) => !headers['auto-submitted'])
    if (!mail) throw new Error('no reply yet')
    return mail
  })
const statusOf = async (code: string, contact: string) => {
  const answer = await service.request(`${apiBase}/applications/status`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: applicant.authorization, [visitorAddressHeader]: '198.51.100.7' },
    body: JSON.stringify({ code, contact }),
  })
  const { status, reply } = ((await answer.json()) as { data: { status: string; reply?: string } }).data
  return reply ?? status
}

const subjects = { kz: 'Өтініміңізге жауап', ru: 'Ответ на вашу заявку', en: 'Our answer to your request' } as const

test.each(locales)('a reply goes to who applied, in their language (%s), and the status page says answered', async (lang) => {
  const { id, code, email } = await apply(lang)
  expect(await statusOf(code, email)).toBe('received')
  const text = 'Құжаттарыңыз қабылданды.\n\nСұхбат <b>дүйсенбіде</b> & 10:00-де.'
  const { status, body } = await staff.post<Application>(`applications/${id}/reply`, { text })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ status: 'answered', answered_at: expect.any(String) })
  const mail = await replyTo(email)
  expect(mail.envelope.to).toEqual([email])
  expect(mail.subject).toBe(`${subjects[lang]}: ${code}`)
  expect(mail.text).toContain(text)
  expect(mail.text).toContain(`${siteUrl}${lang === 'kz' ? '' : `/${lang}`}/request/${code}`)
  expect(mail.html).toContain('Сұхбат &lt;b&gt;дүйсенбіде&lt;/b&gt; &amp; 10:00-де.')
  expect(mail.html).toContain(`<html lang="${{ kz: 'kk', ru: 'ru', en: 'en' }[lang]}">`)
  // Replies to it go to the form's office, and an out-of-office notice may come back.
  expect(mail.headers['reply-to']?.[0]).toMatch(/@/)
  expect(mail.headers['reply-to']?.[0]).not.toContain(email)
  await eventually(async () => expect(await statusOf(code, email)).toBe('answered'))
  const whole = await eventually(async () => {
    const found = await read(id)
    expect(found.mails.find(({ receiver }) => receiver === 'applicant')).toMatchObject({ state: 'sent', sent_at: expect.any(String) })
    return found
  })
  expect(whole.events).toMatchObject([
    { kind: 'reply', by: { name: 'Айгүл' }, text },
    { kind: 'status', before: 'received', after: 'answered' },
  ])
})

test('a reply that is sent twice by an impatient hand is one; another one is another', async () => {
  const { id, email } = await apply()
  const reply = (text: string) => staff.post<Application>(`applications/${id}/reply`, { text })
  const twice = await Promise.all([reply('Бірінші жауап'), reply('Бірінші жауап'), reply(' Бірінші жауап ')])
  expect(twice.map(({ status }) => status)).toEqual([200, 200, 200])
  await reply('Екінші жауап')
  await eventually(async () =>
    expect((await read(id)).mails.filter(({ receiver, state }) => receiver === 'applicant' && state === 'sent')).toHaveLength(2),
  )
  expect(server.to(email).filter(({ headers }) => !headers['auto-submitted'])).toHaveLength(2)
  expect((await read(id)).events.filter(({ kind }) => kind === 'reply')).toHaveLength(2)
})

test('a colleague’s change is not overwritten, and nobody is answered twice by accident', async () => {
  const { id } = await apply()
  await staff.put(`applications/${id}`, { status: 'in_work', seen: 0 })
  const late = { status: 409, body: { error: { code: 'worked_on' } } }
  expect(await administrator.put(`applications/${id}`, { due_at: null, seen: 0 })).toMatchObject(late)
  expect(await administrator.post(`applications/${id}/reply`, { text: 'Екінші', seen: 0 })).toMatchObject(late)
  expect((await read(id)).events).toHaveLength(1)
  await staff.post(`applications/${id}/notes`, { text: 'Ескертпе' })
  const seen = (await read(id)).events[0]?.id
  expect((await administrator.post(`applications/${id}/reply`, { text: 'Екінші', seen })).status).toBe(200)
  // One's own change is no conflict.
  expect((await administrator.put(`applications/${id}`, { status: 'in_work', seen })).status).toBe(200)
  expect((await read(id)).mailing).toBe(true)
})

test('nothing of a reply becomes a header, and no second receiver hides in it', async () => {
  const { id, email } = await apply()
  await staff.post(`applications/${id}/reply`, {
    text: 'x\r\nBcc: stranger@mail.kz\r\nSubject: other\r\n\r\n.\r\nRCPT TO:<stranger@mail.kz>',
  })
  const mail = await replyTo(email)
  expect(mail.envelope.to).toEqual([email])
  expect(mail.headers.bcc).toBeUndefined()
  expect(mail.headers.subject).toHaveLength(1)
  expect(server.to('stranger@mail.kz')).toEqual([])
})

test('an application without an address cannot be answered by mail, and stays as it was', async () => {
  const { body } = await applicant.send(forms.service, await applicant.payload(forms.service))
  const id = Number(body.data.id)
  expect((await read(id)).answerable).toBe(false)
  expect(await staff.post(`applications/${id}/reply`, { text: 'x' })).toMatchObject({
    status: 422,
    body: { error: { code: 'no_mailbox' } },
  })
  expect(await read(id)).toMatchObject({ status: 'received', events: [] })
  // For example after a call.
  expect((await staff.put<Application>(`applications/${id}`, { status: 'answered' })).body.data).toMatchObject({
    status: 'answered',
    answered_at: expect.any(String),
  })
})

test.each<[string, unknown]>([
  ['no words', { text: '  ' }],
  ['too many', { text: 'x'.repeat(10_001) }],
  ['no text', { text: ['x'] }],
  ['a receiver', { text: 'x', to: 'stranger@mail.kz' }],
])('%s is no reply', async (_, given) => {
  const { id } = await apply()
  expect((await staff.post(`applications/${id}/reply`, given)).status).toBe(422)
  expect(await read(id)).toMatchObject({ status: 'received', events: [] })
})

test('a failed reply is shown, leaves the application open, and is retried on request', async () => {
  const { id, code, email } = await apply()
  await eventually(() => expect(server.to(email)).toHaveLength(1))
  server.refused.set(email, 550)
  await staff.post(`applications/${id}/reply`, { text: 'Жауап' })
  const of = async () => (await read(id)).mails.find(({ receiver }) => receiver === 'applicant')
  await eventually(async () => expect(await of()).toMatchObject({ state: 'failed', error: 'refused 550', attempts: 1 }))
  expect((await staff.get('applications?mail=failed')).body.meta.total).toBe(1)
  // Nobody was answered: it is open again for staff, and its sender sees that.
  const statuses = async () => (await read(id)).events.filter(({ kind }) => kind === 'status').map(({ by, after }) => [by?.name, after])
  await eventually(async () => expect((await read(id)).status).toBe('in_work'))
  expect((await staff.get<{ id: number }[]>('applications?status=open&limit=100')).body.data.map((row) => row.id)).toContain(id)
  expect(await statusOf(code, email)).toBe('in_work')
  expect((await read(id)).answered_at).toBeNull()
  server.refused.clear()
  expect((await staff.post(`applications/${id}/retry-mails`)).status).toBe(200)
  await replyTo(email)
  await eventually(async () => expect(await of()).toMatchObject({ state: 'sent', error: null }))
  expect((await read(id)).status).toBe('answered')
  expect(await statuses()).toEqual([
    ['Айгүл', 'answered'],
    [undefined, 'in_work'],
    [undefined, 'answered'],
  ])
})

test('staff’s later decision about an application with a failed reply stays', async () => {
  const { id, email } = await apply()
  await eventually(() => expect(server.to(email)).toHaveLength(1))
  server.refused.set(email, 550)
  await staff.post(`applications/${id}/reply`, { text: 'Жауап' })
  await eventually(async () => expect((await read(id)).status).toBe('in_work'))
  server.refused.clear()
  await staff.put(`applications/${id}`, { status: 'answered' })
  await staff.put(`applications/${id}`, { status: 'in_work' })
  await staff.post(`applications/${id}/retry-mails`)
  await replyTo(email)
  await eventually(async () => expect((await read(id)).mails.find(({ receiver }) => receiver === 'applicant')?.state).toBe('sent'))
  expect((await read(id)).status).toBe('in_work')
})

test('the days of an application may be over while its answer waits: it is removed when that is out', async () => {
  await server.down()
  const { id, email } = await apply()
  await staff.post(`applications/${id}/reply`, { text: 'Жауап' })
  const { db } = service.storage
  await db.update(applications).set({ createdAt: sql`now() - interval '10 years'` }).where(eq(applications.id, id))
  await removeExpired(db)
  expect((await read(id)).status).toBe('answered')
  await server.up()
  await db.update(outbox).set({ dueAt: new Date() })
  service.service.mail.wake()
  await replyTo(email)
  await eventually(async () => expect((await read(id)).mails.every(({ state }) => state === 'sent')).toBe(true))
  await removeExpired(db)
  expect((await staff.get(`applications/${id}`)).status).toBe(404)
})

test('a reply to an application that is erased before it goes is never sent', async () => {
  await server.down()
  const { id, email } = await apply()
  await staff.post(`applications/${id}/reply`, { text: 'Жауап' })
  await staff.post(`applications/${id}/erase`)
  await server.up()
  const { id: next, email: nextEmail } = await apply()
  await staff.post(`applications/${next}/reply`, { text: 'Келесі жауап' })
  await service.storage.db.update(outbox).set({ dueAt: new Date() })
  service.service.mail.wake()
  await replyTo(nextEmail)
  expect(server.to(email)).toEqual([])
  expect(await service.storage.db.select().from(outbox).where(eq(outbox.applicationId, id))).toEqual([])
})

test('templates are stored by form and language, and are filled in with the application’s data', async () => {
  const written = {
    form: 'vacancy',
    lang: 'en',
    title: 'Interview',
    text: 'Dear {name}, about {form} ({code}) of {date}: {unknown} {constructor}',
  } as const
  const made = await staff.post<ReplyTemplate>('templates', written)
  expect([made.status, made.body.data]).toEqual([201, { ...written, id: expect.any(Number), updated_at: expect.any(String) }])
  await staff.post('templates', { ...written, lang: 'ru', title: 'Собеседование' })
  const email = `sender${++senders}@mail.kz`
  const payload = { ...(await applicant.payload(forms.vacancy)), email, student_id: 'A {code} $& B' }
  const { body } = await applicant.send(forms.vacancy, payload, {}, 'en')
  const { templates, code } = await read(Number(body.data.id))
  expect(templates).toEqual([{ id: made.body.data.id, title: 'Interview', text: expect.any(String) }])
  expect(templates[0]?.text).toContain(`Dear A {code} $& B, about ${forms.vacancy.title.en} (${code}) of `)
  expect(templates[0]?.text).toMatch(/202\d: \{unknown\} \{constructor\}$/)

  const { id } = made.body.data
  expect((await staff.put<ReplyTemplate>(`templates/${id}`, { ...written, title: 'Talk' })).body.data).toMatchObject({ id, title: 'Talk' })
  const titles = async (query: string) => (await staff.get<ReplyTemplate[]>(`templates?${query}`)).body.data.map(({ title }) => title)
  expect(await titles('')).toEqual(['Talk', 'Собеседование'])
  expect(await titles('language=ru')).toEqual(['Собеседование'])
  expect(await titles('form=question')).toEqual([])
  expect(await titles('q=talk')).toEqual(['Talk'])
  expect((await staff.delete(`templates/${id}`)).status).toBe(200)
  expect((await staff.get(`templates/${id}`)).status).toBe(404)
  expect(await titles('language=en')).toEqual([])
})

test('templates of another’s form are neither seen nor changed', async () => {
  const written = { form: 'book', lang: 'kz', title: 'Кітап', text: 'Кітап дайын' }
  const { body } = await administrator.post<ReplyTemplate>('templates', written)
  const { id } = body.data
  expect((await staff.get(`templates/${id}`)).status).toBe(404)
  expect((await staff.put(`templates/${id}`, { ...written, form: 'vacancy' })).status).toBe(404)
  expect((await staff.delete(`templates/${id}`)).status).toBe(404)
  expect((await staff.post('templates', written)).status).toBe(403)
  expect((await staff.get('templates?form=book')).status).toBe(403)
  expect((await administrator.get<ReplyTemplate>(`templates/${id}`)).body.data).toMatchObject(written)
  for (const wrong of [
    { ...written, lang: 'de' },
    { ...written, form: 'x' },
    { ...written, title: '' },
    { ...written, text: 'x'.repeat(10_001) },
  ])
    expect((await administrator.post('templates', wrong)).status).toBe(422)
})

test('a reply shows the state of its mail, queued or sent, to staff and to the applicant', async () => {
  const { id, code, email } = await apply()
  await server.down()
  const { body } = await staff.post<Application>(`applications/${id}/reply`, { text: 'Жауап дайын.' })
  expect(body.data.events.find(({ kind }) => kind === 'reply')?.mail).toBe('queued')
  expect(body.data.events.filter(({ kind }) => kind !== 'reply').every(({ mail }) => mail === undefined)).toBe(true)
  expect(body.data).toMatchObject({ status: 'answered', mail: 'queued' })
  expect(await statusOf(code, email)).toBe('waiting')
  await server.up()
  await service.storage.db.update(outbox).set({ dueAt: sql`now()` })
  service.service.mail.wake()
  await eventually(async () => expect((await read(id)).events.find(({ kind }) => kind === 'reply')?.mail).toBe('sent'))
  expect(await statusOf(code, email)).toBe('answered')
})
