import type { Me, User } from '@narkhoz/contract/admin/accounts.ts'
import type { LogLine } from '@narkhoz/contract/admin/log.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailChanges, outbox } from '../storage/schema.ts'
import { rowsOf } from '../storage/storage.ts'
import { eventually } from '../testing/eventually.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { type Browser, browserAt, type Colleague, colleagueAt, firstAdministratorAt, password, tokenIn } from '../testing/staff-client.ts'
import { startService } from '../testing/test-service.ts'

let server: MailServer
let service: Awaited<ReturnType<typeof startService>>
let administrator: Browser

beforeAll(async () => {
  server = await startMailServer()
  service = await startService('seeded', { SMTP_URL: server.url })
  administrator = await firstAdministratorAt(service)
})
afterAll(async () => {
  await service.stop()
  await server.down()
})

const ask = (person: Browser, email: string, typed = password) => person.post('auth/change-email?lang=en', { email, password: typed })
const confirm = (token: string) => browserAt(service).post('auth/confirm-email?lang=en', { token })
const signIn = async (email: string) => (await browserAt(service).post('auth/sign-in', { email, password })).status
const mailTo = (email: string, subject: string) =>
  eventually(() => {
    const mail = server.to(email).findLast((one) => one.subject === subject)
    if (!mail) throw new Error('no mail yet')
    return mail
  })
const linkTo = async (email: string) => {
  const { text = '' } = await mailTo(email, 'Confirm your new email')
  return tokenIn(/\S+token=[\w-]{43}/.exec(text)?.[0] ?? '')
}
const colleague = () => colleagueAt(service, administrator, { role: 'editor', lang: 'en' })
const linesOf = async ({ me }: Colleague) => {
  const { body } = await administrator.get<LogLine[]>('log?kind=users&limit=100')
  return body.data.filter(({ account_id: id, action }) => id === me.id && action.startsWith('email'))
}

test('another email counts once the link sent to it is opened; the previous one is notified, and the log has both', async () => {
  const person = await colleague()
  const [before, after] = [person.me.email, 'renamed@university.example']
  expect(await ask(person, ` ${after.toUpperCase()} `)).toMatchObject({ status: 200, body: { data: { mailed: true } } })
  expect((await person.get<Me>('me')).body.data.email).toBe(before)
  const token = await linkTo(after)
  expect([await signIn(before), await signIn(after)]).toEqual([200, 401])
  const stored = rowsOf<{ row: string }>(await service.storage.db.execute(sql`select row_to_json(t)::text as row from email_changes t`))
  for (const { row } of stored) expect(row).not.toContain(token)

  const opened = await Promise.all([confirm(token), confirm(token), confirm(token)])
  expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 410, 410])
  expect(opened.find(({ status }) => status === 200)?.body).toEqual({ data: { email: after } })
  expect([await signIn(before), await signIn(after)]).toEqual([401, 200])
  // The current session stays, under the new address.
  expect((await person.get<Me>('me')).body.data.email).toBe(after)
  const told = await mailTo(before, 'The email of your account has changed')
  expect(told.text).toContain('tell the administrator')
  expect(told.text).not.toContain('token=')
  const changes = { email: { before, after } }
  expect(await linesOf(person)).toEqual([
    expect.objectContaining({ action: 'email_changed', channel: 'mail', by: null, details: { changes } }),
    expect.objectContaining({ action: 'email_change_requested', channel: 'screens', details: { changes } }),
  ])
})

test('it needs the password and an address that no other account has', async () => {
  const [person, other] = [await colleague(), await colleague()]
  expect(await ask(person, 'free@university.example', 'another one')).toMatchObject({
    status: 401,
    body: { error: { code: 'wrong_password' } },
  })
  for (const [email, why] of [
    [other.me.email, 'There is already a user with this email.'],
    [person.me.email, 'This is your email already.'],
    ['"a b"@university.example', expect.any(String)],
    ['no mailbox', expect.any(String)],
  ] as const)
    expect(await ask(person, email), email).toMatchObject({ status: 422, body: { error: { fields: { email: why } } } })
  expect((await browserAt(service).post('auth/change-email', { email: 'free@university.example', password })).status).toBe(401)
  expect(server.to('free@university.example')).toEqual([])
})

test('an address that another account got in the meantime is not taken from it', async () => {
  const [person, other] = [await colleague(), await colleague()]
  const wanted = 'wanted@university.example'
  await ask(person, wanted)
  const first = await linkTo(wanted)
  await service.storage.db.execute(sql`update users set email = ${wanted} where id = ${other.me.id}`)
  expect((await confirm(first)).status).toBe(410)
  expect((await person.get<Me>('me')).body.data.email).toBe(person.me.email)
})

test('a link is worth nothing after an hour, another password, a disabled account or another change', async () => {
  const person = await colleague()
  const asked = async (email: string) => {
    expect((await ask(person, email)).status).toBe(200)
    return linkTo(email)
  }
  const late = await asked('late@university.example')
  await service.storage.db.update(emailChanges).set({ expiresAt: sql`now() - interval '1 second'` })
  expect((await confirm(late)).status).toBe(410)
  const overtaken = await asked('overtaken@university.example')
  const taken = await asked('taken-up@university.example')
  expect((await confirm(taken)).status).toBe(200)
  expect((await confirm(overtaken)).status).toBe(410)

  const another = await colleague()
  await ask(another, 'stolen@university.example')
  const stolen = await linkTo('stolen@university.example')
  expect((await another.post('auth/change-password', { current: password, password: 'Жаңа құпиясөз мәтіні 9' })).status).toBe(200)
  expect((await confirm(stolen)).status).toBe(410)

  const disabled = await colleague()
  await ask(disabled, 'disabled@university.example')
  const over = await linkTo('disabled@university.example')
  await administrator.put(`users/${disabled.me.id}`, { disabled: true })
  expect((await confirm(over)).status).toBe(410)
  for (const wrong of ['', 'x', 'x'.repeat(43)]) expect((await confirm(wrong)).status).toBe(410)
})

test('it sets no password, and a link to choose a password confirms no email', async () => {
  const person = await colleague()
  await ask(person, 'neither@university.example')
  const token = await linkTo('neither@university.example')
  expect((await browserAt(service).post('auth/welcome', { token })).status).toBe(410)
  expect((await browserAt(service).post('auth/accept', { token, password: 'Жаңа құпиясөз мәтіні 9' })).status).toBe(410)
  const { body } = await administrator.post<{ url: string }>(`users/${person.me.id}/invite`)
  expect((await confirm(tokenIn(body.data.url))).status).toBe(410)
})

test('an account writes to few strangers an hour', async () => {
  const person = await colleague()
  const asked = []
  for (let at = 0; at < 5; at += 1) asked.push((await ask(person, `stranger-${at}@elsewhere.example`)).status)
  expect(asked).toEqual([200, 200, 200, 429, 429])
})

test('without a mail server nothing is queued that would come weeks later, and the answer says so', async () => {
  const silent = await startService('empty')
  try {
    const person = await firstAdministratorAt(silent)
    expect(await ask(person, 'new@university.example')).toMatchObject({ status: 200, body: { data: { mailed: false } } })
    expect(await silent.storage.db.select().from(outbox)).toEqual([])
  } finally {
    await silent.stop()
  }
})

test('an administrator changes an account’s email: sessions and links end, the previous one is notified, and the log says who did it', async () => {
  const person = await colleague()
  const [before, after] = [person.me.email, 'given@university.example']
  const { url } = (await administrator.post<{ url: string }>(`users/${person.me.id}/invite`, {})).body.data
  const change = (email: string) => administrator.put<User>(`users/${person.me.id}?lang=en`, { email })
  expect((await change(` ${after.toUpperCase()} `)).body.data.email).toBe(after)
  expect([await signIn(before), await signIn(after), (await person.get('me')).status]).toEqual([401, 200, 401])
  expect((await browserAt(service).post('auth/welcome', { token: tokenIn(url) })).status).toBe(410)
  await mailTo(before, 'The email of your account has changed')
  const [line] = await linesOf(person)
  expect([line?.action, line?.by]).toEqual(['email_changed', (await administrator.get<Me>('me')).body.data.name])
  expect(line?.details).toMatchObject({ changes: { email: { before, after } } })

  const other = await colleague()
  for (const wrong of [other.me.email, 'two@@signs', '"a b"@university.example'])
    expect([wrong, (await change(wrong)).status]).toEqual([wrong, 422])
  expect(await signIn(after)).toBe(200)
  expect((await other.put(`users/${person.me.id}`, { email: 'x@university.example' })).status).toBe(403)
})
