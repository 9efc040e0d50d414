import type { Invitation, Session, secondFactorSchema, User } from '@narkhoz/contract/admin/accounts.ts'
import type { Application, ReplyTemplate } from '@narkhoz/contract/admin/applications.ts'
import type { AuditAction } from '@narkhoz/contract/admin/audit.ts'
import type { AdminCall } from '@narkhoz/contract/admin/call.ts'
import { adminCalls } from '@narkhoz/contract/admin/calls.ts'
import type { LogLine } from '@narkhoz/contract/admin/log.ts'
import type { Permission } from '@narkhoz/contract/admin/permissions.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { sql } from 'drizzle-orm'
import type * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeEmailLink } from '../accounts/email-change.ts'
import { applicantAt } from '../testing/applicant.ts'
import { auditLinesOf } from '../testing/audit-lines.ts'
import { sixDigits } from '../testing/authenticator.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { type Browser, browserAt, type Colleague, colleagueAt, firstAdministratorAt, password, tokenIn } from '../testing/staff-client.ts'
import { startService } from '../testing/test-service.ts'

/** Calls about content only, which the editors' log covers. Every other call must list its audit lines here. */
const ofContent: readonly (Permission | string)[] = [
  ...['content.read', 'content.write', 'content.publish', 'content.delete'],
  ...['media.write', 'redirects.write', 'log.read', 'synonyms.write', 'settings.write'],
]
const nameOf = ({ method, path }: AdminCall) => `${method} ${path}`
// A preview is content for anybody with its link.
const concerned = adminCalls.map(nameOf).filter((name, at) => !ofContent.includes(adminCalls[at]?.may ?? '') && name !== 'GET preview')

let service: Awaited<ReturnType<typeof startService>>
let mail: Awaited<ReturnType<typeof startMailServer>>
let administrator: Browser
let staff: Colleague
let foreign: Colleague
/** Whose account administrators work on. */
let changed: Colleague
let editor: Colleague
let added: () => Promise<LogLine[]>
let application: { id: number; code: string; key: string }

beforeAll(async () => {
  mail = await startMailServer()
  service = await startService('seeded', { SMTP_URL: mail.url })
  administrator = await firstAdministratorAt(service)
  staff = await colleagueAt(service, administrator, { role: 'staff', name: 'Айгүл', forms: ['registration'] })
  foreign = await colleagueAt(service, administrator, { role: 'staff', name: 'Болат', forms: ['book'] })
  editor = await colleagueAt(service, administrator, { role: 'editor', name: 'Сәуле' })
  changed = await colleagueAt(service, administrator, { role: 'staff', forms: ['book'] })
  added = await auditLinesOf(administrator)
  application = await applied()
})
afterAll(async () => {
  await service.stop()
  await mail.down()
})

const applied = async () => {
  const applicant = await applicantAt(service)
  const { body } = await applicant.send(forms.registration, await applicant.payload(forms.registration))
  const id = Number(body.data.id)
  const { body: read } = await administrator.get<Application>(`applications/${id}`)
  await added()
  return { id, code: String(body.data.code), key: read.data.lines.find(({ file }) => file)?.file?.key ?? '' }
}

const at = () => `applications/${application.id}`
const template = (form: string) => ({ form, lang: 'kz', title: 'Үлгі', text: 'Рақмет' })
const templateOf = async (who: Browser, form: string) => (await who.post<ReplyTemplate>('templates', template(form))).body.data.id

/** A call: its audit lines when an authorized user makes it, and its preconditions. */
type Scenario = { lines: readonly AuditAction[]; make: (who: Browser) => Promise<{ status: number }>; before?: () => Promise<unknown> }

const secondFactor = async (who: Browser) =>
  (await who.post<v.InferOutput<typeof secondFactorSchema>>('auth/second-factor/enable', { password })).body.data.secret
const unused = () => service.storage.db.execute(sql`update second_factors set last_code = null`)
const confirmed = async (who: Browser) => {
  const secret = await secondFactor(who)
  expect((await who.post('auth/second-factor/confirm', { code: sixDigits(secret) })).status).toBe(200)
  return secret
}
const stranger = () => browserAt(service)
const invited = async () => (await administrator.post<Invitation>(`users/${editor.me.id}/invite`)).body.data.url
let link = ''
let secret = ''

/** Calls about one's own account, made by an editor. */
const ownCalls: Readonly<Record<string, Scenario>> = {
  'POST auth/sign-in': { lines: ['signed_in'], make: () => stranger().post('auth/sign-in', { email: editor.me.email, password }) },
  'POST auth/request-reset': {
    lines: ['reset_requested'],
    make: async () => {
      const answer = await stranger().post('auth/request-reset', { email: editor.me.email })
      await service.service.accounts.reset.settled()
      return answer
    },
  },
  'POST auth/welcome': {
    before: async () => {
      link = await invited()
    },
    lines: [],
    make: () => stranger().post('auth/welcome', { token: tokenIn(link) }),
  },
  'POST auth/accept': {
    before: async () => {
      link = await invited()
    },
    lines: ['password_set'],
    make: async (who) => who.post('auth/accept', { token: tokenIn(link), password }),
  },
  'POST auth/second-factor/enable': { lines: [], make: (who) => who.post('auth/second-factor/enable', { password }) },
  'POST auth/second-factor/confirm': {
    before: async () => {
      secret = await secondFactor(editor)
    },
    lines: ['second_factor_on'],
    make: (who) => who.post('auth/second-factor/confirm', { code: sixDigits(secret) }),
  },
  'POST auth/second-factor': {
    before: unused,
    lines: ['signed_in'],
    make: async () => {
      const browser = stranger()
      await browser.post('auth/sign-in', { email: editor.me.email, password })
      return browser.post('auth/second-factor', { code: sixDigits(secret) })
    },
  },
  'POST auth/second-factor/codes': {
    before: unused,
    lines: ['backup_codes_renewed'],
    make: (who) => who.post('auth/second-factor/codes', { password, code: sixDigits(secret) }),
  },
  'POST auth/second-factor/disable': {
    lines: ['second_factor_off'],
    before: unused,
    make: (who) => who.post('auth/second-factor/disable', { password, code: sixDigits(secret) }),
  },
  'POST auth/change-email': {
    lines: ['email_change_requested'],
    make: (who) => who.post('auth/change-email', { email: 'saule@university.example', password }),
  },
  'POST auth/confirm-email': {
    before: async () => {
      link = (await makeEmailLink(service.storage.db, '', editor.me.id, 'saule@university.example')).url
    },
    lines: ['email_changed'],
    make: async () => {
      editor = { ...editor, me: { ...editor.me, email: 'saule@university.example' } }
      return stranger().post('auth/confirm-email', { token: tokenIn(link) })
    },
  },
  'POST auth/change-password': {
    lines: ['password_changed'],
    make: (who) => who.post('auth/change-password', { current: password, password: `${password} 2` }),
  },
  'GET me': { lines: [], make: (who) => who.get('me') },
  'PUT me': { lines: ['account_changed'], make: (who) => who.put('me', { name: 'Сәуле Жаңа' }) },
  'GET dashboard': { lines: [], make: (who) => who.get('dashboard') },
  'GET sessions': { lines: [], make: (who) => who.get('sessions') },
  'DELETE sessions/{id}': {
    before: () => stranger().post('auth/sign-in', { email: editor.me.email, password: `${password} 2` }),
    lines: [],
    make: async (who) => {
      const { body } = await who.get<Session[]>('sessions')
      return who.delete(`sessions/${body.data.find(({ current }) => !current)?.id}`)
    },
  },
  'DELETE sessions': { lines: [], make: (who) => who.delete('sessions') },
  'POST auth/sign-out': { lines: [], make: (who) => who.post('auth/sign-out') },
}

/** What administrators do with everybody's accounts. */
const userCalls: Readonly<Record<string, Scenario>> = {
  'GET users': { lines: [], make: (who) => who.get('users') },
  'GET users/{id}': { lines: [], make: (who) => who.get<User>(`users/${changed.me.id}`) },
  'POST users': {
    lines: ['account_created'],
    make: (who) => who.post('users', { email: 'new@university.example', name: 'Жаңа', role: 'editor' }),
  },
  'PUT users/{id}': { lines: ['account_changed'], make: (who) => who.put(`users/${changed.me.id}`, { forms: ['book', 'question'] }) },
  'POST users/{id}/invite': { lines: ['link_made'], make: (who) => who.post(`users/${changed.me.id}/invite`) },
  'POST users/{id}/reset-second-factor': {
    before: () => confirmed(changed),
    lines: ['second_factor_reset'],
    make: (who) => who.post(`users/${changed.me.id}/reset-second-factor`),
  },
}

/** What staff do with applications of their forms. */
const applicationCalls: Readonly<Record<string, Scenario>> = {
  'GET applications/summary': { lines: [], make: (who) => who.get('applications/summary') },
  'GET applications': { lines: ['applications_listed'], make: (who) => who.get('applications?form=registration') },
  'GET assignees': { lines: [], make: (who) => who.get('assignees?form=registration') },
  'GET applications/export': {
    lines: ['applications_exported'],
    make: (who) => who.send('GET', 'applications/export?form=registration&format=csv'),
  },
  'GET applications/{id}': { lines: ['application_viewed'], make: (who) => who.get(at()) },
  'PUT applications/{id}': { lines: ['status_changed'], make: (who) => who.put(at(), { status: 'in_work' }) },
  'POST applications/{id}/notes': { lines: ['note_added'], make: (who) => who.post(`${at()}/notes`, { text: 'Құпия жазба' }) },
  'POST applications/{id}/reply': { lines: ['application_answered'], make: (who) => who.post(`${at()}/reply`, { text: 'Рақмет!' }) },
  'POST applications/{id}/retry-mails': {
    before: () => service.storage.db.execute(sql`update outbox set state = 'failed' where application_id = ${application.id}`),
    lines: ['mails_retried'],
    make: (who) => who.post(`${at()}/retry-mails`),
  },
  'GET files/{key}': { lines: ['file_downloaded'], make: (who) => who.send('GET', `files/${application.key}`) },
  'GET templates': { lines: [], make: (who) => who.get('templates?form=registration') },
  'GET templates/{id}': {
    lines: [],
    make: async (who) => who.get(`templates/${await templateOf(staff, 'registration')}`),
  },
  'POST templates': { lines: [], make: (who) => who.post('templates', template('registration')) },
  'PUT templates/{id}': {
    lines: [],
    make: async (who) => who.put(`templates/${await templateOf(staff, 'registration')}`, template('registration')),
  },
  'DELETE templates/{id}': {
    lines: [],
    make: async (who) => who.delete(`templates/${await templateOf(staff, 'registration')}`),
  },
  'POST applications/{id}/erase': { lines: ['application_erased'], make: (who) => who.post(`${at()}/erase`) },
}

test('every call about accounts or applications declares its audit lines', () => {
  expect(Object.keys({ ...ownCalls, ...userCalls, ...applicationCalls }).toSorted()).toEqual(concerned.toSorted())
})

const actionsOf = (lines: readonly LogLine[]) => lines.map(({ action }) => action)

/** Without the form, without the right, and without an account. */
const refused = async ({ make }: Scenario, others: readonly Browser[]) => {
  const statuses: number[] = []
  for (const who of [...others, stranger()]) statuses.push((await make(who)).status)
  expect(actionsOf(await added())).toEqual([])
  return statuses
}

test.each(Object.entries(ownCalls))('%s leaves its declared lines, once, about the right subject', async (_, scenario) => {
  await scenario.before?.()
  await added()
  expect((await scenario.make(editor)).status).toBe(200)
  const lines = await added()
  expect(actionsOf(lines)).toEqual(scenario.lines)
  for (const line of lines) expect(line).toMatchObject({ kind: 'account', account_id: editor.me.id })
})

test.each(Object.entries(userCalls))('%s leaves one line by an authorized user, and none by others', async (_, scenario) => {
  await scenario.before?.()
  await added()
  expect(await refused(scenario, [staff])).toEqual([403, 401])
  expect([200, 201]).toContain((await scenario.make(administrator)).status)
  const lines = await added()
  expect(actionsOf(lines)).toEqual(scenario.lines)
  for (const line of lines) expect(line).toMatchObject({ kind: 'account', by: 'Әсел Әкімші', channel: 'screens' })
})

test.each(Object.entries(applicationCalls))('%s leaves one line by an authorized user, and none by others', async (name, scenario) => {
  await scenario.before?.()
  const colleague = await colleagueAt(service, administrator, { role: 'editor' })
  await added()
  const [other, editors, nobody] = await refused(scenario, [foreign, colleague])
  // An application of another form is not found, and its list is refused; both may read the summary of their own.
  if (name !== 'GET applications/summary') expect([403, 404]).toContain(other)
  expect([editors, nobody]).toEqual([403, 401])
  expect([200, 201]).toContain((await scenario.make(staff)).status)
  const lines = await added()
  expect(actionsOf(lines)).toEqual(scenario.lines)
  for (const line of lines) expect(line).toMatchObject({ kind: 'application', by: 'Айгүл', channel: 'screens' })
  // The lists of an hour may be of several forms.
  for (const { action, form } of lines) expect(form).toBe(action === 'applications_listed' ? undefined : 'registration')
  if (name.includes('{id}') || name.includes('{key}')) for (const line of lines) expect(line.subject).toEqual({ kz: application.code })
})
