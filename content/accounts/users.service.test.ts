import type { Account, Invitation, User } from '@narkhoz/contract/admin/accounts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, colleagueAt, firstAdministratorAt } from '../testing/staff-client.ts'
import { startService } from '../testing/test-service.ts'

let service: Awaited<ReturnType<typeof startService>>
let administrator: Browser
let own: Account

beforeAll(async () => {
  service = await startService('empty')
  administrator = await firstAdministratorAt(service)
  own = (await administrator.get<Account>('me')).body.data
})
afterAll(() => service.stop())

const good = { email: 'new@university.example', name: 'Жаңа адам', role: 'editor' } as const

test('an account is created with a link, and is invited until the link is accepted', async () => {
  const { status, body } = await administrator.post<User & { invitation: Invitation }>('users', {
    ...good,
    email: 'New@University.example ',
  })
  expect(status).toBe(201)
  expect(body.data).toEqual({
    ...good,
    id: expect.any(String),
    forms: [],
    lang: 'kz',
    state: 'invited',
    two_factor: false,
    created_at: expect.any(String),
    last_seen_at: null,
    invitation: { url: expect.stringContaining('/admin/#/welcome?token='), mailed: false, expires_at: expect.any(String) },
  })
  const days = (Date.parse(body.data.invitation.expires_at) - Date.now()) / (24 * 3600 * 1000)
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThan(7.1)
})

test('one email is one account, however it is written', async () => {
  for (const email of ['new@university.example', 'NEW@university.example'])
    expect(await administrator.post('users?lang=en', { ...good, email })).toMatchObject({
      status: 422,
      body: { error: { fields: { email: 'There is already a user with this email.' } } },
    })
})

test.each<[string, object]>([
  ['no address', { email: 'someone' }],
  ['two addresses', { email: 'a@b.kz, c@d.kz' }],
  ['an address with a header', { email: 'a@b.kz\r\nBcc: c@d.kz' }],
  ['a quoted address', { email: '"a b"@c.kz' }],
  ['no name', { name: ' ' }],
  ['a role that is none', { role: 'root' }],
  ['a form that is none', { role: 'staff', forms: ['salaries'] }],
  ['more than is asked for', { id: 'mine', disabled: false }],
])('%s makes no account', async (_, more) => {
  const { body } = await administrator.get('users')
  expect((await administrator.post('users', { ...good, email: 'other@university.example', ...more })).status).toBe(422)
  expect((await administrator.get('users')).body.meta.total).toBe(body.meta.total)
})

test('only staff have forms, whatever the request says', async () => {
  const made = await administrator.post<User>('users', { ...good, email: 'b@university.example', forms: ['vacancy'] })
  expect(made.body.data.forms).toEqual([])
  const staff = await administrator.put<User>(`users/${made.body.data.id}`, { role: 'staff', forms: ['vacancy', 'book'] })
  expect(staff.body.data).toMatchObject({ role: 'staff', forms: ['vacancy', 'book'] })
  expect((await administrator.put<User>(`users/${made.body.data.id}`, { role: 'editor' })).body.data.forms).toEqual([])
})

test('a change of role has immediate effect', async () => {
  const person = await colleagueAt(service, administrator, { role: 'editor' })
  expect((await person.get('applications')).status).toBe(403)
  await administrator.put(`users/${person.me.id}`, { role: 'staff', forms: ['vacancy'] })
  expect((await person.get('applications')).status).toBe(200)
  expect((await person.get('applications?form=book')).status).toBe(403)
  await administrator.put(`users/${person.me.id}`, { forms: ['book'] })
  expect((await person.get('applications?form=book')).status).toBe(200)
  expect((await person.get('applications?form=vacancy')).status).toBe(403)
})

test('an administrator remains: neither disabled nor another role, nor both at once', async () => {
  const refused = { status: 409, body: { error: { code: 'last_administrator' } } }
  expect(await administrator.put(`users/${own.id}`, { disabled: true })).toMatchObject(refused)
  expect(await administrator.put(`users/${own.id}`, { role: 'editor' })).toMatchObject(refused)
  // One who was invited and never came does not count.
  await administrator.post('users', { ...good, email: 'second@university.example', role: 'administrator' })
  expect(await administrator.put(`users/${own.id}`, { role: 'editor' })).toMatchObject(refused)
  const other = await colleagueAt(service, administrator, { role: 'administrator' })
  const [one, two] = await Promise.all([
    administrator.put(`users/${other.me.id}`, { role: 'editor' }),
    other.put(`users/${own.id}`, { role: 'editor' }),
  ])
  // The slower request finds the last administrator, or is no longer one.
  expect([
    [200, 403],
    [200, 409],
  ]).toContainEqual([one.status, two.status].toSorted())
  const { body } = await (one.status === 200 ? administrator : other).get<User[]>('users?role=administrator&state=active')
  expect(body.meta.total).toBe(1)
  if (two.status === 200) await other.put(`users/${own.id}`, { role: 'administrator' })
})

test('accounts are found by name and email, and listed by role and state, page by page', async () => {
  const found = async (query: string) => (await administrator.get<User[]>(`users?${query}`)).body
  expect((await found('q=Әсел')).data.map(({ email }) => email)).toEqual(['admin@university.example'])
  expect((await found('q=ADMIN%40univ')).data).toHaveLength(1)
  for (const none of ['q=%25', 'q=_', 'q=nobody', 'role=staff&state=disabled']) expect((await found(none)).data, none).toEqual([])
  const all = await found('limit=100')
  const paged = [...(await found('limit=3&page=1')).data, ...(await found('limit=3&page=2')).data]
  expect(paged).toEqual(all.data.slice(0, 6))
  expect((await found('state=invited')).data.every(({ state }) => state === 'invited')).toBe(true)
  for (const wrong of ['role=root', 'page=0', 'limit=1000', 'page=1&page=2', 'order=x'])
    expect((await administrator.get(`users?${wrong}`)).status, wrong).toBe(400)
})

test('there is no such account', async () => {
  for (const id of ['nobody', '%00', "' or 1=1 --", 'x'.repeat(300)]) {
    const at = encodeURIComponent(id)
    expect((await administrator.get(`users/${at}`)).status).toBe(404)
    expect((await administrator.put(`users/${at}`, { name: 'x' })).status).toBe(404)
    expect((await administrator.post(`users/${at}/invite`)).status).toBe(404)
    expect((await administrator.post(`users/${at}/reset-second-factor`)).status).toBe(404)
  }
})

test('a name is one line of readable text, without characters that the database cannot store', async () => {
  expect((await administrator.put('me', { name: 'a\u202eb' })).status).toBe(422)
  expect((await administrator.put('me', { name: 'a\nb' })).status).toBe(422)
  expect(await administrator.put('me', { name: 'Әсел\u0000 \ud800' })).toMatchObject({
    status: 200,
    body: { data: { name: 'Әсел \ufffd' } },
  })
  expect((await administrator.get('users/%00')).status).toBe(404)
  await administrator.put('me', { name: own.name })
})
