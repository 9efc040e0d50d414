import { apiBase } from '@narkhoz/contract/api.ts'
import { isPurpose } from '@narkhoz/contract/forms/entrant.ts'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { applicantAt } from '../testing/applicant.ts'
import { startProcess } from '../testing/content-process.ts'
import { credential } from '../testing/credential.ts'
import { eventually } from '../testing/eventually.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { startService, testDatabase } from '../testing/test-service.ts'

let database: Awaited<ReturnType<typeof testDatabase>>

beforeAll(async () => {
  database = await testDatabase('seeded')
})
afterAll(() => database.remove())

/** Every text of a payload that a person wrote; short ones and those of lists are found everywhere. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length > 7 && !value.startsWith('school/') && !isPurpose(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const person = { fio: 'Құпиянова Айгерім', email: 'kupiya.secret@mail.kz', phone: '+7 (777) 765-43-21' }

/** An address for each form: one address is not sent more than a few confirmations. */
const emailFor = ({ name }: Form) => `kupiya.${name}@mail.kz`

/** The payload with a person in it who must not be found again. */
const ofPerson = (payload: Record<string, unknown>, email = person.email) => {
  const known: Record<string, string> = { ...person, email, student_id: person.fio, email_from: email, tel: person.phone }
  return Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, known[key] ?? value]))
}

test('nothing personal is in the log of a process, however much it writes down', async () => {
  const mailServer = await startMailServer()
  // Its refusal names the person, too.
  for (const form of Object.values(forms)) mailServer.refused.set(emailFor(form), 550)
  const running = await startProcess({ ...database.variables, LOG_LEVEL: 'trace', SMTP_URL: mailServer.url })
  await running.ready()
  const applicant = await applicantAt(running)
  const written = [...Object.values(person), applicant.token, credential.key, 'kupiya-file-name', 'құпия-іздеу', 'kupiya-search']
  for (const form of Object.values(forms) as Form[]) {
    const payload = ofPerson(await applicant.payload(form), emailFor(form))
    written.push(...textsIn(payload))
    expect((await applicant.send(form, payload, { 'idempotency-key': crypto.randomUUID() })).status).toBe(201)
    expect((await applicant.send(form, { ...payload, unknown: person.email })).status).toBe(422)
  }
  await applicant.store('kupiya-file-name.exe', Buffer.from('MZ'))
  for (const query of ['құпия-іздеу', 'kupiya-search'])
    for (const path of [`search/index?query=${encodeURIComponent(query)}`, `news?search=${encodeURIComponent(query)}`])
      expect((await running.request(`${apiBase}/${path}`)).status).toBe(200)
  await running.request(`${apiBase}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, key: person.phone }),
  })
  // Every form's office is mailed; every visitor's address is refused.
  await eventually(() => expect(mailServer.received).toHaveLength(Object.keys(forms).length))
  await eventually(() => expect(running.said.out.match(/mail given up/g)).toHaveLength(Object.keys(forms).length - 1))
  const { out, err } = await running.stopped()
  await mailServer.down()
  expect(out.split('\n').length).toBeGreaterThan(40)
  for (const text of new Set(written)) for (const form of [text, encodeURIComponent(text)]) expect(out + err).not.toContain(form)
})

test('a failed query is logged without its values', async () => {
  const lines: string[] = []
  const service = await startService('seeded', {}, createLog('trace', { write: (line) => lines.push(line) }))
  const applicant = await applicantAt(service)
  const payload = ofPerson(await applicant.payload(forms.consultation))
  await service.storage.db.execute('alter table applications rename column payload to other')
  const { status, body } = await applicant.send(forms.consultation, payload, {}, 'en')
  expect([status, body.error]).toEqual([500, { code: 'internal', message: 'Something went wrong in the service.' }])
  const failed = lines.filter((line) => line.includes('request failed'))
  expect(failed).toHaveLength(1)
  // Enough to find the fault: the statement, the database's message, and the call site.
  expect(JSON.parse(failed[0] ?? '')).toMatchObject({
    level: 50,
    err: { message: expect.stringContaining('insert into "applications"'), cause: { message: expect.stringContaining('payload') } },
  })
  for (const text of textsIn(payload)) expect(lines.join('')).not.toContain(text)
  await service.stop()
})

test('the code of a request is in no line, whichever call it is put into', async () => {
  const lines: string[] = []
  const service = await startService('seeded', {}, createLog('trace', { write: (line) => lines.push(line) }))
  for (const path of ['pages/request/ABCD-2345', 'redirects/request/abcd2345', 'pages/requests/ABCD-2345', 'applications/status/ABCD-2345'])
    await service.request(`${apiBase}/${path}?lang=en`)
  await service.stop()
  expect(lines.filter((line) => line.includes('"path"'))).toHaveLength(4)
  expect(lines.join('')).not.toMatch(/ABCD-?2345/i)
  expect(lines.join('')).toContain('/api/v1/pages/request/…')
})
