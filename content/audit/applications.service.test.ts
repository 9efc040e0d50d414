import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Application } from '@narkhoz/contract/admin/applications.ts'
import { auditRetentionDays } from '@narkhoz/contract/admin/audit.ts'
import type { Dashboard } from '@narkhoz/contract/admin/dashboard.ts'
import type { LogLine } from '@narkhoz/contract/admin/log.ts'
import { apiBase } from '@narkhoz/contract/api.ts'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { removeExpired } from '../applications/retention.ts'
import { operatorKey } from '../service-tokens/credential.ts'
import { auditLog, editLog } from '../storage/schema.ts'
import { rowsOf } from '../storage/storage.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { auditLinesOf } from '../testing/audit-lines.ts'
import { eventually } from '../testing/eventually.ts'
import { type Browser, type Colleague, colleagueAt, firstAdministratorAt } from '../testing/staff-client.ts'
import { startService } from '../testing/test-service.ts'
import { sweepAuditLog } from './sweep.ts'

let service: Awaited<ReturnType<typeof startService>>
let applicant: Applicant
let administrator: Browser
let staff: Colleague
let other: Colleague
let added: () => Promise<LogLine[]>

beforeAll(async () => {
  service = await startService()
  applicant = await applicantAt(service)
  administrator = await firstAdministratorAt(service)
  staff = await colleagueAt(service, administrator, { role: 'staff', name: 'Айгүл', forms: ['registration', 'consultation'] })
  other = await colleagueAt(service, administrator, { role: 'staff', name: 'Болат', forms: ['registration'] })
  added = await auditLinesOf(administrator)
})
afterAll(() => service.stop())
afterEach(() => {
  vi.restoreAllMocks()
})

let senders = 0
const sent = async (form: Form = forms.registration, email = `sender${++senders}@mail.kz`) => {
  const { status, body } = await applicant.send(form, { ...(await applicant.payload(form)), email })
  expect(status).toBe(201)
  return { id: Number(body.data.id), code: String(body.data.code) }
}
const execute = (statement: ReturnType<typeof sql>) => service.storage.db.execute(statement)
const told = (lines: readonly LogLine[]) => lines.map(({ action, by, channel, subject }) => [action, by, channel, subject.kz])
const operate = async (command: string, ...args: string[]) => {
  const lines: string[] = []
  await service.service.operate(command, args, (line) => lines.push(line))
  return lines
}
const keyOf = async (id: number) => {
  const { body } = await administrator.get<Application>(`applications/${id}`)
  await added()
  return body.data.lines.find(({ file }) => file)?.file?.key ?? ''
}

test('a view is logged once an hour for each person and application, however many requests there are', async () => {
  const [one, two] = [await sent(), await sent()]
  const answers = await Promise.all(Array.from({ length: 10 }, () => staff.get(`applications/${one.id}`)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(told(await added())).toEqual([['application_viewed', 'Айгүл', 'screens', one.code]])
  await other.get(`applications/${one.id}`)
  await staff.get(`applications/${two.id}`)
  await staff.get(`applications/${one.id}`)
  expect(told(await added())).toEqual([
    ['application_viewed', 'Болат', 'screens', one.code],
    ['application_viewed', 'Айгүл', 'screens', two.code],
  ])
  await execute(sql`update audit_log set at = at - interval '61 minutes' where code = ${one.code}`)
  for (const _ of [1, 2]) await staff.get(`applications/${one.id}`)
  expect(told(await added())).toEqual([['application_viewed', 'Айгүл', 'screens', one.code]])
})

test('lists of the inbox and the dashboard leave one line an hour for each person, with all their rows', async () => {
  const { id } = await sent()
  await staff.put(`applications/${id}`, { assignee: staff.me.id })
  await added()
  // A response without personal data is not logged.
  expect((await staff.get('applications?q=nobody%20has%20this%20name')).body.data).toEqual([])
  expect((await staff.get('applications?form=book')).status).toBe(403)
  await staff.get('applications/summary')
  await other.get('dashboard')
  expect(await added()).toEqual([])

  const asked = ['applications?limit=1', 'applications?limit=5&page=1', `applications?q=sender${senders}`, 'applications?form=registration']
  const answers = await Promise.all(asked.map((path) => staff.get<unknown[]>(path)))
  const dashboard = await staff.get<Dashboard>('dashboard')
  const shown = dashboard.body.data.mine.applications?.first.length ?? 0
  expect(shown).toBeGreaterThan(0)
  const given = answers.reduce((sum, { body }) => sum + body.data.length, 0) + shown
  const [line, ...more] = await added()
  expect(more).toEqual([])
  expect(line).toMatchObject({ action: 'applications_listed', by: 'Айгүл', channel: 'screens', subject: {} })
  expect(line?.details).toEqual({ listed: { rows: given } })

  await other.get('applications')
  await administrator.get('applications?limit=1')
  expect((await added()).map(({ action, by }) => [action, by])).toEqual([
    ['applications_listed', 'Болат'],
    ['applications_listed', 'Әсел Әкімші'],
  ])
  await execute(sql`update audit_log set at = at - interval '61 minutes' where action = 'applications_listed'`)
  await staff.get('dashboard')
  await staff.get('applications?limit=1')
  expect((await added()).map(({ action, details }) => [action, details])).toEqual([
    ['applications_listed', { listed: { rows: shown + 1 } }],
  ])
})

test('a backup is logged as the command line’s, and contains its own line', async () => {
  const folder = join(service.dataDir, 'backup')
  await operate('backup', folder)
  const [line, ...more] = await added()
  expect(more).toEqual([])
  expect(line).toMatchObject({ action: 'backup_made', by: null, channel: 'command', subject: {} })
  const kept = gunzipSync(await readFile(join(folder, 'database.jsonl.gz'))).toString()
  expect(line?.details?.exported).toEqual({ rows: kept.match(/^\{"table":"applications"/gm)?.length, format: 'backup', filters: {} })
  expect(kept).toMatch(/^\{"table":"audit_log".*"backup_made"/m)
  await expect(operate('backup', folder)).rejects.toThrow()
  expect(await added()).toEqual([])
})

test('each change is logged once; a save without a change shows the application, and is a view', async () => {
  const { id, code } = await sent()
  await staff.put(`applications/${id}`, { status: 'in_work', assignee: other.me.id, due_at: '2027-01-01T10:00:00+05:00' })
  const lines = await added()
  expect(lines.map(({ action, details }) => [action, details?.changes])).toEqual([
    ['status_changed', { status: { before: 'received', after: 'in_work' } }],
    ['application_assigned', { assignee: { before: null, after: 'Болат' } }],
    ['due_date_changed', { due: { before: expect.any(String), after: '2027-01-01T05:00:00.000Z' } }],
  ])
  await staff.put(`applications/${id}`, { status: 'in_work' })
  expect(told(await added())).toEqual([['application_viewed', 'Айгүл', 'screens', code]])
  for (const _ of [1, 2]) expect((await staff.post(`applications/${id}/reply`, { text: 'Рақмет!' })).status).toBe(200)
  expect(told(await added())).toEqual([['application_answered', 'Айгүл', 'screens', code]])
  expect((await staff.put(`applications/${id}`, { seen: 0, status: 'spam' })).status).toBe(200)
  await added()
  expect((await other.put(`applications/${id}`, { seen: 0, status: 'in_work' })).status).toBe(409)
  expect(await added()).toEqual([])
})

test('administrators alone see who has viewed an application', async () => {
  const { id } = await sent()
  await staff.get(`applications/${id}`)
  await other.post(`applications/${id}/notes`, { text: 'Қаралды' })
  const { body } = await administrator.get<Application>(`applications/${id}`)
  expect(body.data.viewers?.map(({ name }) => name)).toEqual(['Әсел Әкімші', 'Болат', 'Айгүл'])
  expect((await staff.get<Application>(`applications/${id}`)).body.data.viewers).toBeUndefined()
  const { body: log } = await administrator.get<LogLine[]>(`log?kind=applications&entry_id=${id}`)
  expect(log.data.map(({ by }) => by)).toEqual(['Әсел Әкімші', 'Болат', 'Айгүл'])
  expect(log.data.every(({ entry_id }) => entry_id === id)).toBe(true)
  await added()
})

test('an export is logged with its filters and number of rows, and without its search words', async () => {
  const { id } = await sent(forms.consultation, 'looked.for@mail.kz')
  const rows = async (query: string) => {
    const answer = await staff.send('GET', `applications/export?${query}`)
    expect(answer.status, query).toBe(200)
    return (await answer.text()).match(/^"\w{4}-\w{4}",/gm)?.length ?? 0
  }
  expect(await rows('form=consultation&format=csv&status=open&q=looked.for%40mail')).toBe(1)
  const [line, ...more] = await added()
  expect(more).toEqual([])
  expect(line).toMatchObject({ action: 'applications_exported', by: 'Айгүл', form: 'consultation', subject: {} })
  expect(line?.details).toEqual({
    exported: { rows: 1, format: 'csv', filters: { form: 'consultation', status: 'open', q: '…' } },
  })
  const all = await rows('format=csv')
  expect((await added())[0]?.details?.exported).toEqual({ rows: all, format: 'csv', filters: {} })
  await (await staff.send('GET', 'applications/export?format=xlsx&assignee=none')).arrayBuffer()
  expect((await added())[0]?.details?.exported).toMatchObject({ format: 'xlsx', filters: { assignee: 'none' } })
  for (const wrong of ['format=csv&form=book', 'format=pdf', 'format=csv&order=x'])
    expect((await staff.send('GET', `applications/export?${wrong}`)).status).toBeGreaterThanOrEqual(400)
  expect(await added()).toEqual([])
  await administrator.post(`applications/${id}/erase`)
  await added()
})

test('the operator’s reads and erasures are logged as the command line’s', async () => {
  const { id, code } = await sent(forms.registration, 'operator@mail.kz')
  const key = await keyOf(id)
  const exported = await operate('applications', '--json')
  expect(exported.length).toBeGreaterThan(1)
  const [line, ...more] = await added()
  expect(more).toEqual([])
  expect(line).toMatchObject({ action: 'applications_exported', by: null, channel: 'command' })
  expect(line?.details).toEqual({ exported: { rows: exported.length, format: 'json', filters: {} } })
  const authorization = `Bearer ${operatorKey(service.dataDir)}`
  expect((await service.request(`${apiBase}/files/${key}`, { headers: { authorization } })).status).toBe(200)
  expect(told(await added())).toEqual([['file_downloaded', null, 'command', code]])
  expect((await service.request(`${apiBase}/files/${key}`, { headers: { authorization: 'Bearer x' } })).status).toBe(401)
  await operate('erase', '--email', 'operator@mail.kz')
  expect(told(await added())).toEqual([['application_erased', null, 'command', code]])
  await operate('erase', '--email', 'operator@mail.kz')
  expect(await added()).toEqual([])
})

/** Runs something while no line can be written. */
const unwritable = async (work: () => Promise<void>) => {
  await execute(sql`alter table audit_log add constraint closed check (id < 0) not valid`)
  try {
    await work()
  } finally {
    await execute(sql`alter table audit_log drop constraint closed`)
  }
}

test('if the log cannot be written nothing is returned, changed or erased', async () => {
  const { id, code } = await sent(forms.registration, 'closed@mail.kz')
  const key = await keyOf(id)
  await unwritable(async () => {
    const tried = [
      await staff.send('GET', `applications/${id}`),
      await staff.send('GET', `files/${key}`),
      await staff.send('GET', 'applications/export?format=csv'),
      await other.send('GET', 'applications'),
      await staff.send('GET', 'applications'),
      await staff.send('GET', 'dashboard'),
      await staff.send('GET', 'applications/export?format=xlsx'),
      await staff.send('PUT', `applications/${id}`, { status: 'in_work' }),
      await staff.send('PUT', `applications/${id}`, { status: 'received' }),
      await staff.send('POST', `applications/${id}/notes`, { text: 'x' }),
      await staff.send('POST', `applications/${id}/reply`, { text: 'x' }),
      await staff.send('POST', `applications/${id}/retry-mails`),
      await staff.send('POST', `applications/${id}/erase`),
      await service.request(`${apiBase}/files/${key}`, { headers: { authorization: `Bearer ${operatorKey(service.dataDir)}` } }),
    ]
    for (const answer of tried) expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining('closed@mail.kz')])
    await expect(operate('applications', '--json')).rejects.toThrow()
    await expect(operate('backup', join(service.dataDir, 'unwritten'))).rejects.toThrow()
    await expect(operate('erase', '--email', 'closed@mail.kz')).rejects.toThrow()
  })
  const { body } = await administrator.get<Application>(`applications/${id}`)
  expect(body.data).toMatchObject({ code, status: 'received', events: [] })
  await added()
})

test('lines outlive the application by their time, hold nothing of the applicant’s, and go all at once', async () => {
  const { id, code } = await sent(forms.registration, 'outlived@mail.kz')
  const count = async (where = sql`code = ${code}`) =>
    rowsOf<{ lines: number }>(await execute(sql`select count(*)::int as lines from audit_log where ${where}`))[0]?.lines
  const older = (days: number) => execute(sql`update audit_log set at = at - make_interval(days => ${days})`)
  await staff.put(`applications/${id}`, { status: 'in_work' })
  await staff.get(`applications/${id}`)
  await execute(sql`update outbox set state = 'sent' where application_id = ${id}`)
  await added()
  await older(auditRetentionDays + 1)
  await sweepAuditLog(service.storage.db)
  expect(await count(), 'as long as the application is there').toBe(2)
  expect(await count(sql`code is null`), 'what is about no application').toBe(0)

  await execute(
    sql`update applications set created_at = now() - make_interval(days => ${forms.registration.retentionDays + 1}) where id = ${id}`,
  )
  expect(await removeExpired(service.storage.db)).toMatchObject({ applications: 1 })
  expect(told(await added())).toEqual([['application_erased', null, 'retention', code]])
  await sweepAuditLog(service.storage.db)
  expect(await count(), 'as long as its erasure is young').toBe(3)
  const { body } = await administrator.get<LogLine[]>('log?kind=applications&limit=100')
  const theirs = body.data.filter(({ subject }) => subject.kz === code)
  expect(theirs.map(({ entry_id }) => entry_id)).toEqual([null, null, null])
  expect(JSON.stringify(rowsOf(await execute(sql`select * from audit_log where code = ${code}`)))).not.toContain('outlived')
  await older(auditRetentionDays - 1)
  await sweepAuditLog(service.storage.db)
  expect(await count()).toBe(3)
  await older(2)
  await sweepAuditLog(service.storage.db)
  expect(await count()).toBe(0)
})

test('the service removes old audit lines, and no lines of editors’ work', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const own = await startService('empty')
  try {
    const { db } = own.storage
    for (const years of [1, 9]) {
      const at = sql`now() - make_interval(years => ${years}::int)`
      await db.insert(editLog).values({ at, action: 'deleted', kind: 'news', subject: {} })
      await db.insert(auditLog).values({ at, channel: 'command', action: 'applications_exported', kind: 'application' })
    }
    vi.advanceTimersByTime(15 * 60 * 1000)
    vi.useRealTimers()
    await eventually(async () => expect(await db.$count(auditLog)).toBe(1))
    expect(await db.$count(editLog)).toBe(2)
  } finally {
    vi.useRealTimers()
    await own.stop()
  }
})
