import type { Invitation, Me, User, Welcome } from '@narkhoz/contract/admin/accounts.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oneTimeLinks, outbox } from '../storage/schema.ts'
import { rowsOf } from '../storage/storage.ts'
import { eventually } from '../testing/eventually.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { acceptedAt, type Browser, browserAt, colleagueAt, firstAdministratorAt, password, tokenIn } from '../testing/staff-client.ts'
import { startService } from '../testing/test-service.ts'

const administrator = { email: 'admin@university.example', name: 'Әсел Әкімші' }

describe('the first administrator', () => {
  let service: Awaited<ReturnType<typeof startService>>
  beforeAll(async () => {
    service = await startService('empty')
  })
  afterAll(() => service.stop())

  test('is made by a link, once, whichever of them is used', async () => {
    const links = await Promise.all([service.service.accounts.firstLink(), service.service.accounts.firstLink()])
    const [one = '', other = ''] = links
    expect(one).toMatch(/^http:\/\/localhost:4000\/admin\/#\/welcome\?token=[\w-]{43}$/)
    const stored = rowsOf<{ row: string }>(await service.storage.db.execute(sql`select row_to_json(t)::text as row from one_time_links t`))
    for (const { row } of stored) for (const link of links) expect(row).not.toContain(tokenIn(link ?? ''))

    const welcome = await browserAt(service).post<Welcome>('auth/welcome', { token: tokenIn(one) })
    expect(welcome.body.data).toEqual({ kind: 'first administrator', email: null, name: null, lang: null })
    const accept = (link: string, more: object) =>
      browserAt(service).post('auth/accept?lang=en', { token: tokenIn(link), password, ...more })
    expect(await accept(one, {})).toMatchObject({
      status: 422,
      body: { error: { fields: { email: expect.any(String), name: expect.any(String) } } },
    })
    expect((await accept(one, { ...administrator, password: 'short' })).status).toBe(422)

    const taken = await Promise.all(
      Array.from({ length: 4 }, (_, at) => accept(at % 2 ? one : other, { ...administrator, email: `a${at}@b.kz` })),
    )
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410])
    for (const link of [one, other]) {
      expect(await accept(link, administrator)).toMatchObject({ status: 410, body: { error: { code: 'link_ended' } } })
      expect((await browserAt(service).post('auth/welcome', { token: tokenIn(link) })).status).toBe(410)
    }
    expect(await service.service.accounts.firstLink()).toBeUndefined()
    expect(await service.storage.db.select().from(oneTimeLinks)).toEqual([])
  })
})

test('the first administrator’s link is valid for a day; after that it is refused, and the next start prints another', async () => {
  const service = await startService('empty')
  try {
    const link = await service.service.accounts.firstLink()
    const [stored] = await service.storage.db.select().from(oneTimeLinks)
    const hours = ((stored?.expiresAt?.getTime() ?? 0) - (stored?.createdAt.getTime() ?? 0)) / 3_600_000
    expect(hours).toBeCloseTo(24)
    const accept = () => acceptedAt(service, link ?? '', administrator).catch(String)
    for (const ended of [sql`now() - interval '1 second'`, null]) {
      await service.storage.db.update(oneTimeLinks).set({ expiresAt: ended })
      expect(await accept()).toContain('410')
    }
    const next = await service.service.accounts.firstLink()
    const browser = await acceptedAt(service, next ?? '', { ...administrator, lang: 'ru' })
    expect((await browser.get<Me>('me')).body.data).toMatchObject({ role: 'administrator', lang: 'ru' })
  } finally {
    await service.stop()
  }
})

test('without a mail server no mail is promised, and none is queued for the day when there is one', async () => {
  const service = await startService('empty')
  try {
    const { email } = (await (await firstAdministratorAt(service)).get<Me>('me')).body.data
    for (const asked of [email, 'nobody@university.example']) {
      const { status, body } = await browserAt(service).post('auth/request-reset', { email: asked })
      expect([status, body]).toEqual([200, { data: { mailed: false } }])
    }
    await service.service.accounts.reset.settled()
    expect(await service.storage.db.select().from(outbox)).toEqual([])
  } finally {
    await service.stop()
  }
})

describe('with a mail server', () => {
  let service: Awaited<ReturnType<typeof startService>>
  let server: MailServer
  let first: Browser

  beforeAll(async () => {
    server = await startMailServer()
    service = await startService('seeded', { SMTP_URL: server.url, ADMIN_URL: 'https://content.university.example' })
    first = await firstAdministratorAt(service)
  })
  afterAll(async () => {
    await service.stop()
    await server.down()
  })

  const linkIn = (text: string | undefined) => /https:\S+token=[\w-]{43}/.exec(text ?? '')?.[0] ?? ''
  const mailTo = (email: string, at = 0) =>
    eventually(() => {
      const mail = server.to(email)[at]
      if (!mail) throw new Error('no mail yet')
      return mail
    })

  test('who is invited gets a mail in their language and chooses a password by its link, once', async () => {
    const given = { email: 'aruzhan@university.example', name: 'Аружан', role: 'staff', forms: ['vacancy'], lang: 'ru' }
    const { status, body } = await first.post<User & { invitation: Invitation }>('users', given)
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ ...given, state: 'invited', invitation: { mailed: true } })
    const mail = await mailTo(given.email)
    expect(mail.subject).toBe('Приглашение в систему управления сайтом')
    expect(mail.headers['auto-submitted']).toEqual(['auto-generated'])
    const link = linkIn(mail.text)
    expect(link).toMatch(/^https:\/\/content\.university\.example\/admin\/#\/welcome\?token=/)
    expect(mail.html).toContain(link)

    const browser = browserAt(service)
    expect((await browser.post<Welcome>('auth/welcome', { token: tokenIn(link) })).body.data).toEqual({
      kind: 'invitation',
      email: given.email,
      name: given.name,
      lang: 'ru',
    })
    const accepted = await acceptedAt(service, link)
    expect((await accepted.get<Me>('me')).body.data).toMatchObject({ ...given, permissions: expect.arrayContaining(['applications.read']) })
    expect((await first.get<User>(`users/${body.data.id}`)).body.data).toMatchObject({ state: 'active', last_seen_at: expect.any(String) })
    // The link shown to the administrator would have done the same.
    for (const used of [link, body.data.invitation.url])
      expect((await browser.post('auth/accept', { token: tokenIn(used), password })).status).toBe(410)
  })

  test('a link used in another language keeps that language', async () => {
    const given = { email: 'dana@university.example', name: 'Дана', role: 'editor', lang: 'kz' }
    const { url } = (await first.post<{ invitation: Invitation }>('users', given)).body.data.invitation
    const browser = await acceptedAt(service, url, { lang: 'ru' })
    expect((await browser.get<Me>('me')).body.data).toMatchObject({ ...given, lang: 'ru' })
  })

  test('who forgot the password gets a link that ends their sessions; the old password is over', async () => {
    const person = await colleagueAt(service, first, { role: 'editor', lang: 'en' })
    await mailTo(person.me.email)
    const asked = await browserAt(service).post('auth/request-reset', { email: person.me.email.toUpperCase() })
    expect([asked.status, asked.body]).toEqual([200, { data: { mailed: true } }])
    const mail = await mailTo(person.me.email, 1)
    expect(mail.subject).toBe('Choose a new password')
    expect(mail.text).toContain('If it was not you')
    const renewed = 'Жаңа құпиясөз мәтіні 7'
    const browser = browserAt(service)
    expect((await browser.post('auth/accept', { token: tokenIn(linkIn(mail.text)), password: renewed })).body).toEqual({
      data: { next: 'signed in' },
    })
    expect((await browser.get<Me>('me')).body.data).toMatchObject({ id: person.me.id, role: 'editor' })
    expect((await person.get('me')).status).toBe(401)
    expect((await browserAt(service).post('auth/sign-in', { email: person.me.email, password })).status).toBe(401)
    expect((await browserAt(service).post('auth/sign-in', { email: person.me.email, password: renewed })).status).toBe(200)
  })

  test('a used, disabled or unknown link is refused with one message', async () => {
    const person = await colleagueAt(service, first, { role: 'editor' })
    const { body } = await first.post<Invitation>(`users/${person.me.id}/invite`)
    const token = tokenIn(body.data.url)
    const accept = (given: string) => browserAt(service).post('auth/accept?lang=en', { token: given, password })
    await first.put(`users/${person.me.id}`, { disabled: true })
    const over = {
      status: 410,
      body: { error: { code: 'link_ended', message: 'The link is not valid: it was used already or has expired.' } },
    }
    expect(await accept(token)).toMatchObject(over)
    await first.put(`users/${person.me.id}`, { disabled: false })
    expect(await accept(token)).toMatchObject(over)
    const { body: again } = await first.post<Invitation>(`users/${person.me.id}/invite`)
    await service.storage.db.update(oneTimeLinks).set({ expiresAt: sql`now() - interval '1 second'` })
    expect(await accept(tokenIn(again.data.url))).toMatchObject(over)
    for (const wrong of ['', 'x', 'x'.repeat(43), `${token}x`]) expect(await accept(wrong)).toMatchObject(over)
  })

  test('a link that was made before the password was changed sets no other', async () => {
    const person = await colleagueAt(service, first, { role: 'editor' })
    const { body } = await first.post<Invitation>(`users/${person.me.id}/invite`)
    const renewed = 'Жаңа құпиясөз мәтіні 8'
    expect((await person.post('auth/change-password', { current: password, password: renewed })).status).toBe(200)
    expect((await browserAt(service).post('auth/accept', { token: tokenIn(body.data.url), password })).status).toBe(410)
  })

  test('nobody learns who has an account, and nobody is mailed again and again', async () => {
    const person = await colleagueAt(service, first, { role: 'editor' })
    const mails = async () =>
      (await service.storage.db.select().from(outbox)).filter(({ userId, receiver }) => userId === person.me.id && receiver === 'forgetful')
        .length
    const ask = (email: string) => browserAt(service).post('auth/request-reset', { email })
    const known = await ask(person.me.email)
    const unknown = await ask('nobody@university.example')
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    await eventually(async () => expect(await mails()).toBe(1))
    for (let time = 0; time < 4; time++) await ask(person.me.email)
    await eventually(async () => expect(await mails()).toBe(3))
    expect((await ask(person.me.email)).status).toBe(200)
    expect(await mails()).toBe(3)
    await first.put(`users/${person.me.id}`, { disabled: true })
    await service.storage.db.delete(outbox)
    expect((await ask(person.me.email)).status).toBe(200)
    expect(await mails()).toBe(0)
  })

  test('what waits in the outbox opens nothing: the link is made when the mail goes', async () => {
    await server.down()
    const person = await colleagueAt(service, first, { role: 'editor' })
    await browserAt(service).post('auth/request-reset', { email: person.me.email })
    await eventually(async () =>
      expect((await service.storage.db.select().from(outbox)).filter(({ userId }) => userId === person.me.id).length).toBeGreaterThan(0),
    )
    const rows = rowsOf<{ row: string }>(await service.storage.db.execute(sql`select row_to_json(t)::text as row from outbox t`))
    for (const { row } of rows) {
      expect(row).not.toContain('token')
      expect(row).not.toContain(person.me.email)
    }
    await server.up()
  })
})
