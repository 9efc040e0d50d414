import type { Invitation, Me, secondFactorSchema, User } from '@narkhoz/contract/admin/accounts.ts'
import { type LogLine, logLineSchema } from '@narkhoz/contract/admin/log.ts'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { words } from '../mail/words.ts'
import { rowsOf } from '../storage/storage.ts'
import { auditLinesOf } from '../testing/audit-lines.ts'
import { sixDigits } from '../testing/authenticator.ts'
import { startMailServer } from '../testing/mail-server.ts'
import {
  acceptedAt,
  type Browser,
  browserAt,
  type Colleague,
  colleagueAt,
  firstAdministratorAt,
  password,
  tokenIn,
} from '../testing/staff-client.ts'
import { startService } from '../testing/test-service.ts'

let service: Awaited<ReturnType<typeof startService>>
let mail: Awaited<ReturnType<typeof startMailServer>>
let administrator: Browser
let editor: Colleague
let added: () => Promise<LogLine[]>

beforeAll(async () => {
  mail = await startMailServer()
  service = await startService('seeded', { SMTP_URL: mail.url })
  administrator = await firstAdministratorAt(service)
})
afterAll(async () => {
  await service.stop()
  await mail.down()
})

const log = async (who: Browser, query = '', limit = 100) => (await who.get<LogLine[]>(`log?limit=${limit}&${query}`)).body
const told = (lines: readonly LogLine[]) => lines.map(({ action, by, channel, subject }) => [action, by, channel, subject.kz])
const operate = async (...args: string[]) => {
  const lines: string[] = []
  await service.service.operate('admin', args, (line) => lines.push(line))
  return lines.join('\n')
}

test('the first administrator is logged without an actor: it was the holder of the link', async () => {
  expect(told((await log(administrator)).data)).toEqual([['first_administrator', null, 'link', 'Әсел Әкімші']])
  added = await auditLinesOf(administrator)
  editor = await colleagueAt(service, administrator, { role: 'editor', name: 'Айгүл' })
  expect(told(await added())).toEqual([
    ['account_created', 'Әсел Әкімші', 'screens', 'Айгүл'],
    ['password_set', null, 'link', 'Айгүл'],
  ])
})

test('an administrator’s change of an account is logged with the previous values, each change once', async () => {
  const at = `users/${editor.me.id}`
  await administrator.put(at, { role: 'staff', forms: ['vacancy', 'book'], name: 'Айгүл Жаңа' })
  const [line, ...more] = await added()
  expect(more).toEqual([])
  expect(line).toMatchObject({ action: 'account_changed', account_id: editor.me.id, subject: { kz: 'Айгүл Жаңа' } })
  expect(line?.details).toEqual({
    changes: {
      name: { before: 'Айгүл', after: 'Айгүл Жаңа' },
      role: { before: 'editor', after: 'staff' },
      forms: { before: '', after: 'vacancy, book' },
    },
  })
  await administrator.put(at, { role: 'staff' })
  expect(await added()).toEqual([])

  await administrator.put(at, { disabled: true, role: 'editor' })
  const lines = await added()
  expect(lines.map(({ action }) => action)).toEqual(['account_changed', 'account_disabled'])
  expect(lines[1]?.details).toEqual({ sessions_ended: 1 })
  await administrator.put(at, { disabled: true })
  expect(await added()).toEqual([])
  await administrator.put(at, { disabled: false, name: 'Айгүл' })
  expect((await added()).map(({ action }) => action)).toEqual(['account_changed', 'account_enabled'])
})

test('a refused request or one without a change is not logged', async () => {
  const at = `users/${editor.me.id}`
  const me = (await administrator.get<Me>('me')).body.data
  expect((await administrator.put(`users/${me.id}`, { role: 'editor' })).status).toBe(409)
  expect((await administrator.put('users/nobody', { role: 'editor' })).status).toBe(404)
  expect((await administrator.post('users/nobody/invite')).status).toBe(404)
  expect((await administrator.post('users/nobody/reset-second-factor')).status).toBe(404)
  expect((await administrator.post('users', { email: editor.me.email, name: 'x', role: 'editor' })).status).toBe(422)
  expect((await administrator.put(at, { role: 'root' })).status).toBe(422)
  expect((await administrator.post('auth/change-password', { current: 'another one', password: `${password} 3` })).status).toBe(401)
  expect((await administrator.put('me', { name: me.name })).status).toBe(200)
  await browserAt(service).post('auth/request-reset', { email: 'nobody@university.example' })
  await service.service.accounts.reset.settled()
  expect(await added()).toEqual([])
})

test('a reset by mail has no actor, and its channel is mail', async () => {
  await browserAt(service).post('auth/request-reset', { email: editor.me.email })
  await service.service.accounts.reset.settled()
  expect(told(await added())).toEqual([['reset_requested', null, 'mail', 'Айгүл']])
  const letter = () => mail.to(editor.me.email).find(({ subject }) => subject === words.forgetful.subject.kz)
  await expect.poll(letter).toBeDefined()
  const url = /http\S+token=[\w-]{43}/.exec(letter()?.text ?? '')?.[0] ?? ''
  const browser = await acceptedAt(service, url, { name: 'Айгүл Серік' })
  editor = { ...browser, me: editor.me }
  expect(told(await added()).toSorted()).toEqual([
    ['account_changed', null, 'mail', 'Айгүл Серік'],
    ['password_set', null, 'mail', 'Айгүл Серік'],
  ])
})

test('the operator’s command has no actor, and its channel is command', async () => {
  const url =
    /http\S+/.exec(await operate('create', '--email', 'made@university.example', '--name', 'Жасалған', '--role', 'editor'))?.[0] ?? ''
  expect(told(await added())).toEqual([['account_created', null, 'command', 'Жасалған']])
  await operate('link', '--email', 'made@university.example', '--without-second-factor')
  expect(told(await added())).toEqual([
    ['second_factor_reset', null, 'command', 'Жасалған'],
    ['link_made', null, 'command', 'Жасалған'],
  ])
  await operate('list')
  expect(await added()).toEqual([])
  expect(url).toContain('token=')
})

test('a second factor is logged when it is switched on, not when its key is created, and only once', async () => {
  const made = (await editor.post<v.InferOutput<typeof secondFactorSchema>>('auth/second-factor/enable', { password })).body.data
  const { secret, backup_codes: codes } = made
  expect((await editor.post('auth/second-factor/confirm', { code: '000000' })).status).toBe(401)
  expect(await added()).toEqual([])
  const elsewhere = browserAt(service)
  await elsewhere.post('auth/sign-in', { email: editor.me.email, password })
  const confirmed = await Promise.all([editor, elsewhere].map((who) => who.post('auth/second-factor/confirm', { code: sixDigits(secret) })))
  expect(confirmed.map(({ status }) => status)).toEqual([200, 200])
  expect(told(await added())).toEqual([
    ['signed_in', 'Айгүл Серік', 'screens', 'Айгүл Серік'],
    ['second_factor_on', 'Айгүл Серік', 'screens', 'Айгүл Серік'],
  ])
  for (const code of codes.slice(0, 2)) await editor.post('auth/second-factor/disable', { password, code })
  expect(told(await added())).toEqual([['second_factor_off', 'Айгүл Серік', 'screens', 'Айгүл Серік']])
})

test('the log contains no secrets', async () => {
  const { url } = (await administrator.post<Invitation>(`users/${editor.me.id}/invite`)).body.data
  const made = (await editor.post<v.InferOutput<typeof secondFactorSchema>>('auth/second-factor/enable', { password })).body.data
  await editor.post('auth/second-factor/confirm', { code: sixDigits(made.secret) })
  expect((await editor.post('auth/second-factor/disable', { password, code: made.backup_codes[0] })).status).toBe(200)
  const rows = rowsOf<{ row: string }>(await service.storage.db.execute(sql`select row_to_json(t)::text as row from audit_log t`))
  const all = rows.map(({ row }) => row).join('\n')
  expect(rows.length).toBeGreaterThan(10)
  for (const opens of [tokenIn(url), made.secret, password, ...made.backup_codes, ...editor.cookies.values()])
    expect(all).not.toContain(opens)
  await added()
})

/** Runs something while no line can be written. */
const unwritable = async (work: () => Promise<void>) => {
  const { db } = service.storage
  await db.execute(sql`alter table audit_log add constraint closed check (id < 0) not valid`)
  try {
    await work()
  } finally {
    await db.execute(sql`alter table audit_log drop constraint closed`)
  }
}

test('where the log cannot be written nothing is changed', async () => {
  const at = `users/${editor.me.id}`
  const before = (await administrator.get<User>(at)).body.data
  const { url } = (await administrator.post<Invitation>(`${at}/invite`)).body.data
  const made = (await editor.post<v.InferOutput<typeof secondFactorSchema>>('auth/second-factor/enable', { password })).body.data
  await added()
  const total = (await administrator.get('users')).body.meta.total
  await unwritable(async () => {
    const tried = [
      await administrator.put(at, { role: 'staff' }),
      await administrator.put(at, { disabled: true }),
      await administrator.post(`${at}/invite`),
      await administrator.post(`${at}/reset-second-factor`),
      await administrator.post('users', { email: 'lost@university.example', name: 'x', role: 'editor' }),
      await editor.put('me', { name: 'Басқа' }),
      await editor.post('auth/change-password', { current: password, password: `${password} 4` }),
      await editor.post('auth/second-factor/confirm', { code: sixDigits(made.secret) }),
      await browserAt(service).post('auth/accept', { token: tokenIn(url), password: `${password} 5` }),
    ]
    expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 500))
  })
  expect((await administrator.get<User>(at)).body.data).toEqual({ ...before, last_seen_at: expect.any(String) })
  expect((await administrator.get('users')).body.meta.total).toBe(total)
  expect((await browserAt(service).post('auth/sign-in', { email: editor.me.email, password })).status).toBe(200)
  expect((await editor.get('me')).status).toBe(200)
  expect((await browserAt(service).post('auth/welcome', { token: tokenIn(url) })).status).toBe(200)
  expect((await added()).map(({ action }) => action)).toEqual(['signed_in'])
})

test('administrators see all of it, by kind and by person; editors see content alone', async () => {
  await editor.post('redirects', { from: '/audit-old', to: '/news' })
  const [everything, accounts, content] = [
    await log(administrator),
    await log(administrator, 'kind=users'),
    await log(administrator, 'kind=content'),
  ]
  expect(everything.meta.total).toBe(accounts.meta.total + content.meta.total)
  expect(everything.data[0]).toMatchObject({ action: 'created', kind: 'redirect' })
  expect(everything.data.every((line) => v.is(logLineSchema, line))).toBe(true)
  const moments = everything.data.map(({ at }) => Date.parse(at))
  expect(moments).toEqual(moments.toSorted((one, other) => other - one))
  expect(accounts.data.every(({ kind }) => kind === 'account')).toBe(true)
  expect(content.data.map(({ kind }) => kind)).toEqual(['redirect'])

  const theirs = await log(administrator, `by=${editor.me.id}`)
  expect(theirs.data.length).toBeGreaterThan(2)
  expect(new Set(theirs.data.map(({ by }) => by))).toEqual(new Set(['Айгүл Серік']))
  expect(new Set(theirs.data.map(({ kind }) => kind))).toEqual(new Set(['account', 'redirect']))
  for (const action of ['signed_in', 'created'] as const) {
    const narrowed = await log(administrator, `action=${action}`)
    expect(narrowed.meta.total).toBe(everything.data.filter((line) => line.action === action).length)
    expect(new Set(narrowed.data.map((line) => line.action))).toEqual(new Set([action]))
  }
  expect((await log(administrator, `action=created&by=${editor.me.id}`)).data.map(({ kind }) => kind)).toEqual(['redirect'])
  expect((await administrator.get('log?action=sneezed')).status).toBe(400)
  const [first, second] = [await log(administrator, 'page=1', 3), await log(administrator, 'page=2', 3)].map(({ data }) => data)
  expect([...(first ?? []), ...(second ?? [])]).toEqual(everything.data.slice(0, 6))

  expect((await log(editor)).data.map(({ kind }) => kind)).toEqual(['redirect'])
  expect((await log(editor, `by=${editor.me.id}`)).meta.total).toBe(1)
  for (const kind of ['users', 'applications'])
    expect(await editor.get(`log?kind=${kind}`)).toMatchObject({ status: 403, body: { error: { code: 'not_allowed' } } })
  expect((await administrator.get('log?kind=accounts')).status).toBe(400)
  const { body } = await editor.get<{ latest: LogLine[] }>('dashboard')
  expect(body.data.latest.map(({ kind }) => kind)).toEqual(['redirect'])
})
