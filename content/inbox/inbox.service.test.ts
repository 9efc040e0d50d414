import { randomUUID } from 'node:crypto'
import type { Invitation, User } from '@narkhoz/contract/admin/accounts.ts'
import type { Application, ApplicationRow, FormSummary } from '@narkhoz/contract/admin/applications.ts'
import type { Dashboard } from '@narkhoz/contract/admin/dashboard.ts'
import { formNames } from '@narkhoz/contract/admin/roles.ts'
import { answerDue } from '@narkhoz/contract/forms/answer-day.ts'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { type FormName, forms } from '@narkhoz/contract/forms/registry.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applications, outbox } from '../storage/schema.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { eventually } from '../testing/eventually.ts'
import { picture } from '../testing/sample-files.ts'
import { acceptedAt, type Browser, type Colleague, colleagueAt, firstAdministratorAt } from '../testing/staff-client.ts'
import { startService } from '../testing/test-service.ts'

let service: Awaited<ReturnType<typeof startService>>
let applicant: Applicant
let administrator: Browser
let staff: Colleague
let other: Colleague

beforeAll(async () => {
  service = await startService()
  applicant = await applicantAt(service)
  administrator = await firstAdministratorAt(service)
  staff = await colleagueAt(service, administrator, { role: 'staff', name: 'Айгүл', forms: ['vacancy', 'registration'] })
  other = await colleagueAt(service, administrator, { role: 'staff', name: 'Болат', forms: ['book'] })
})
afterAll(() => service.stop())

let senders = 0
/** Each from a new address: one mailbox gets a limited number of confirmations. */
const addressIn = (form: Form) => {
  const place = form.fields.find(({ field }) => field.name === 'email')
  return place ? { [place.wire]: `sender${++senders}@mail.kz` } : {}
}
const sent = async (form: Form, more: Record<string, unknown> = {}, lang = 'kz') => {
  const { status, body } = await applicant.send(form, { ...(await applicant.payload(form)), ...addressIn(form), ...more }, {}, lang)
  expect(status).toBe(201)
  return { id: Number(body.data.id), code: String(body.data.code) }
}
/** By when its sender was promised an answer. */
const duePromised = (form: Form, at: string) => new Date(answerDue({ form, sentAt: at }) ?? '').toISOString()
const list = async (who: Browser, query = '') => (await who.get<ApplicationRow[]>(`applications?limit=100&${query}`)).body
const read = (who: Browser, id: number, lang = 'en') => who.get<Application>(`applications/${id}?lang=${lang}`)

test('every form’s applications arrive, with who sent them, newest first', async () => {
  const all: { id: number; form: string }[] = []
  for (const form of Object.values(forms) as Form[]) all.push({ ...(await sent(form)), form: form.name })
  const { data, meta } = await list(administrator)
  expect(meta.total).toBe(all.length)
  expect(data.map(({ id, form }) => ({ id, form }))).toEqual(all.map(({ id, form }) => ({ id, form })).toReversed())
  for (const row of data) {
    const form: Form = forms[row.form]
    const asks = (name: string) => form.fields.some(({ field }) => field.name === name)
    expect([row.name !== null, row.email !== null, row.phone !== null], row.form).toEqual([asks('fio'), asks('email'), asks('tel')])
    expect(row.files, row.form).toBe(form.fields.filter(({ field }) => field.control === 'file').length)
    expect(row).toMatchObject({
      status: 'received',
      assignee: null,
      due_at: duePromised(form, row.created_at),
      overdue: false,
      answered_at: null,
      lang: 'kz',
      mail: 'queued',
    })
    const { data: whole } = (await read(administrator, row.id)).body
    expect(whole.lines.length).toBeGreaterThanOrEqual(form.fields.filter(({ optional }) => !optional).length)
    expect(whole.lines.map(({ label }) => label)).toEqual(expect.arrayContaining(form.fields.map(({ field }) => field.label.en)))
    expect(whole.answerable).toBe(row.email !== null)
  }
})

test('an application is shown in full: labels in the reader’s language, history, mails, possible assignees', async () => {
  const { id, code } = await sent(forms.registration, {}, 'ru')
  const { body } = await read(staff, id, 'ru')
  expect(body.data).toMatchObject({
    id,
    code,
    form: 'registration',
    lang: 'ru',
    events: [],
    mails: [
      { receiver: 'office', state: 'queued', attempts: 0, error: null, sent_at: null, due_at: expect.any(String) },
      { receiver: 'visitor', state: 'queued' },
    ],
    assignees: [{ name: 'Айгүл' }, { name: 'Әсел Әкімші' }],
    templates: [],
  })
  const days = (Date.parse(body.data.kept_until) - Date.parse(body.data.created_at)) / (24 * 3600 * 1000)
  expect(days).toBe(forms.registration.retentionDays)
  expect(body.data.lines.map(({ label }) => label)).toContain('Фамилия, имя, отчество')
  expect(JSON.stringify(body)).not.toContain('fingerprint')
})

test('the confirmation of spam leaves the queue, and returns when the mark is removed', async () => {
  const { id } = await sent(forms.registration)
  const confirmation = async () =>
    (await staff.get<Application>(`applications/${id}`)).body.data.mails.find(({ receiver }) => receiver === 'visitor')?.state
  expect(await confirmation()).toBe('queued')
  await administrator.put(`applications/${id}`, { status: 'spam' })
  expect((await administrator.get<Application>(`applications/${id}`)).body.data.mails).toMatchObject([
    { receiver: 'office', state: 'queued' },
    { receiver: 'visitor', state: 'held back' },
  ])
  await administrator.put(`applications/${id}`, { status: 'in_work' })
  expect(await confirmation()).toBe('queued')
})

test('a due date that is over is refused in words', async () => {
  const { id } = await sent(forms.vacancy)
  const day = 24 * 3600 * 1000
  const due = (days: number) => administrator.put(`applications/${id}?lang=en`, { due_at: new Date(Date.now() + days * day).toISOString() })
  expect(await due(-2)).toMatchObject({ status: 422, body: { error: { fields: { due_at: expect.stringContaining('later') } } } })
  expect((await due(1)).status).toBe(200)
})

test('status, assignee and due date are changed, and each change is written down with who made it', async () => {
  const { id } = await sent(forms.vacancy)
  const due = '2026-12-01T09:00:00.000Z'
  const { due_at: promised } = (await read(staff, id)).body.data
  expect(
    (await staff.put<Application>(`applications/${id}`, { status: 'in_work', assignee: staff.me.id, due_at: due })).body.data,
  ).toMatchObject({
    status: 'in_work',
    assignee: { id: staff.me.id, name: 'Айгүл' },
    due_at: due,
  })
  // The same again is no change.
  await staff.put(`applications/${id}`, { status: 'in_work', due_at: due })
  await staff.post(`applications/${id}/notes`, { text: ' Қоңырау шалдым, \n ертең жауап береді ' })
  const { body } = await administrator.put<Application>(`applications/${id}`, { status: 'spam', assignee: null, due_at: null })
  const [aigul, asel] = [{ id: staff.me.id, name: 'Айгүл' }, { name: 'Әсел Әкімші' }]
  expect(body.data.events).toMatchObject([
    { kind: 'status', by: aigul, before: 'received', after: 'in_work' },
    { kind: 'assignee', by: aigul, before: null, after: 'Айгүл' },
    { kind: 'due', by: aigul, before: promised, after: due },
    { kind: 'note', by: aigul, text: 'Қоңырау шалдым, \n ертең жауап береді' },
    { kind: 'status', by: asel, before: 'in_work', after: 'spam' },
    { kind: 'assignee', by: asel, before: 'Айгүл', after: null },
    { kind: 'due', by: asel, before: due, after: null },
  ])
  expect(body.data).toMatchObject({ status: 'spam', assignee: null, due_at: null, answered_at: null })
})

test('applications are assigned only to users who work on their form', async () => {
  const { id } = await sent(forms.vacancy)
  const editor = await colleagueAt(service, administrator, { role: 'editor' })
  for (const assignee of [other.me.id, editor.me.id, 'nobody', "'"])
    expect(await staff.put(`applications/${id}?lang=en`, { assignee })).toMatchObject({
      status: 422,
      body: { error: { fields: { assignee: 'This person does not work on applications of this form.' } } },
    })
  const names = async (query: string) => (await staff.get<{ name: string }[]>(`assignees${query}`)).body.data.map(({ name }) => name)
  expect(await names('?form=vacancy')).toEqual(['Айгүл', 'Әсел Әкімші'])
  expect((await staff.get('assignees?form=book')).status).toBe(403)
})

test.each<[string, unknown]>([
  ['a status that is none', { status: 'done' }],
  ['a day that is none', { due_at: '2026-13-01T00:00:00Z' }],
  ['no moment', { due_at: 'tomorrow' }],
  ['more than is asked for', { form: 'book' }],
  ['a payload', { payload: {} }],
])('%s changes nothing', async (_, body) => {
  const { id } = await sent(forms.vacancy)
  expect((await staff.put(`applications/${id}`, body)).status).toBe(422)
  expect((await read(staff, id)).body.data).toMatchObject({ status: 'received', events: [] })
})

test('applications are found by a part of name, email, phone or code, however it is written', async () => {
  const person = { student_id: 'Ғабитқызы Шұғыла', email: 'Aliya.N@mail.kz', phone: '+7 (701) 555-66-77' }
  const { id, code } = await sent(forms.vacancy, person)
  const found = async (q: string) => (await list(staff, `q=${encodeURIComponent(q)}`)).data.map((row) => row.id)
  for (const q of [
    'ғабитқызы',
    'ШҰҒЫЛА',
    'aliya.n@',
    'N@MAIL.KZ',
    '+7 (701) 555-66-77',
    '87015556677',
    '5556677',
    code,
    code.toLowerCase(),
    code.replace('-', ''),
  ])
    expect(await found(q), q).toEqual([id])
  await staff.put(`applications/${id}`, { status: 'answered' })
  const among = async (q: string) => (await list(staff, `status=open&q=${encodeURIComponent(q)}`)).data.map((row) => row.id)
  expect([await among(code), await among('ғабитқызы')]).toEqual([[id], []])
  // Under any filter: unassigned from the dashboard, or overdue.
  const narrowed = 'status=open&due=overdue&assignee=none&mail=failed'
  const narrowly = async (q: string) => (await list(staff, `${narrowed}&q=${encodeURIComponent(q)}`)).data.map((row) => row.id)
  expect([await narrowly(code), await narrowly('ғабитқызы')]).toEqual([[id], []])
  // By their form, too; others find nothing.
  const ofForm = async (who: Browser, form: string, q: string) =>
    (await list(who, `form=${form}&q=${encodeURIComponent(q)}`)).data.map((row) => row.id)
  expect([await ofForm(staff, 'registration', code), await ofForm(staff, 'registration', 'ғабитқызы')]).toEqual([[id], []])
  expect(await ofForm(other, 'book', code)).toEqual([])
  for (const q of ['Ғабитұлы', '%', '_', '\\', "' or 1=1 --", '0000000', '9999-9999']) expect(await found(q), q).toEqual([])
})

test('applications are found by their code in any spelling, and by their message', async () => {
  const { id, code } = await sent(forms.question, { message: 'Жатақханадағы суық су туралы' })
  const found = async (q: string) => (await list(administrator, `q=${encodeURIComponent(q)}`)).data.map((row) => row.id)
  const cyrillic: Record<string, string> = { A: 'А', B: 'В', C: 'С', E: 'Е', H: 'Н', K: 'К', M: 'М', P: 'Р', T: 'Т', X: 'Х', Y: 'У' }
  const signs = code.replace('-', '')
  for (const q of [
    ` ${code.replace('-', ' ')} `,
    code.replace('-', '–'),
    [...signs.toLowerCase()].join(' '),
    `№ ${code}`,
    signs.slice(0, 6),
    signs.slice(2).toLowerCase(),
    code.replaceAll(/[A-Z]/g, (letter) => cyrillic[letter] ?? letter),
    'суық су',
    'ЖАТАҚХАНАДАҒЫ',
  ])
    expect(await found(q), q).toContain(id)
  expect(await found('суық шай')).not.toContain(id)
  expect((await list(staff, `q=${encodeURIComponent('суық су')}`)).data).toEqual([])
})

test('mail that waits without a mail server is reported to the administrator and to the staff concerned', async () => {
  await service.storage.db.delete(outbox)
  const unsentFor = async (who: Browser) => (await who.get<Dashboard>('dashboard')).body.data.broken.unsent
  const editor = await colleagueAt(service, administrator, { role: 'editor' })
  expect([await unsentFor(administrator), await unsentFor(staff)]).toEqual([undefined, undefined])
  const from = Date.now()
  await sent(forms.vacancy)
  const waiting = await service.storage.db.$count(outbox)
  expect(await unsentFor(staff)).toEqual({ count: waiting, of_applications: waiting, since: expect.any(String), mail_server: false })
  expect(Date.parse((await unsentFor(administrator))?.since ?? '')).toBeGreaterThanOrEqual(from - 60_000)
  // An invitation is about no application: only who looks after the mail itself learns of it.
  await administrator.post('users', { email: 'invited@university.example', name: 'Шақырылған', role: 'editor' })
  await service.storage.db.insert(outbox).values({ id: 'an-invitation', receiver: 'invited' })
  expect(await unsentFor(administrator)).toMatchObject({ count: waiting + 1, of_applications: waiting })
  expect([(await unsentFor(staff))?.count, await unsentFor(other), await unsentFor(editor)]).toEqual([waiting, undefined, undefined])
})

test('a failed invitation is reported to the administrator, until there is another or it is used', async () => {
  const { db } = service.storage
  const brokenFor = async (who: Browser) => (await who.get<Dashboard>('dashboard')).body.data.broken
  const { id, name } = (
    await administrator.post<User>('users', { email: 'lost@university.example', name: 'Жеткізілмеген', role: 'editor' })
  ).body.data
  const giveUp = (receiver: 'invited' | 'forgetful' | 'old address', more = {}) =>
    db.insert(outbox).values({ id: randomUUID(), receiver, userId: id, state: 'failed', error: 'refused 550', ...more })
  const before = (await brokenFor(administrator)).mails
  // A notice to an address that is left, often because it takes no mail any more, is no reason to look after anything.
  await giveUp('old address')
  expect((await brokenFor(administrator)).unreached).toEqual([])
  await giveUp('invited')
  await giveUp('forgetful')
  expect(await brokenFor(administrator)).toMatchObject({ unreached: [{ id, name }], mails: before })
  expect((await brokenFor(staff)).unreached).toBeUndefined()
  const { url } = (await administrator.post<Invitation>(`users/${id}/invite`)).body.data
  expect((await brokenFor(administrator)).unreached).toEqual([])
  await giveUp('forgetful')
  await acceptedAt(service, url)
  expect((await brokenFor(administrator)).unreached).toEqual([])
  await giveUp('forgetful', { createdAt: sql`now() - interval '31 days'` })
  await service.sweep()
  expect((await brokenFor(administrator)).unreached).toEqual([])
})

test('the inbox is narrowed by form, status, assignee, due date and state of mail, and put in order', async () => {
  await service.storage.db.delete(outbox)
  await service.storage.db.delete(applications).where(sql`not exists (select 1 from files where application_id = applications.id)`)
  const made = [await sent(forms.vacancy), await sent(forms.vacancy), await sent(forms.vacancy), await sent(forms.vacancy)]
  const [late, today, later, none] = made.map(({ id }) => id) as [number, number, number, number]
  const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
  const hour = 3600 * 1000
  await staff.put(`applications/${late}`, { due_at: at(-hour), assignee: staff.me.id, status: 'in_work' })
  await staff.put(`applications/${today}`, { due_at: at(1000) })
  await staff.put(`applications/${later}`, { due_at: at(4 * 24 * hour), assignee: staff.me.id })
  await staff.put(`applications/${none}`, { due_at: null })
  await service.storage.db.update(outbox).set({ state: 'failed', error: 'refused 550' }).where(eq(outbox.applicationId, none))
  const ids = async (query: string) => (await list(staff, `form=vacancy&${query}`)).data.map(({ id }) => id)
  expect(await ids('')).toEqual([none, later, today, late])
  expect(await ids('order=asc')).toEqual([late, today, later, none])
  expect(await ids('sort=due_at&order=asc')).toEqual([late, today, later, none])
  expect(await ids('sort=due_at&order=desc')).toEqual([later, today, late, none])
  expect(await ids('due=overdue')).toContain(late)
  expect(await ids('due=overdue')).not.toContain(later)
  expect(await ids('due=week')).toContain(later)
  expect(await ids('due=none')).toEqual([none])
  expect(await ids('status=in_work')).toEqual([late])
  expect(await ids('status=open')).toHaveLength(4)
  expect(await ids('status=answered')).toEqual([])
  expect(await ids('assignee=me')).toEqual([later, late])
  expect(await ids('assignee=none')).toEqual([none, today])
  expect(await ids(`assignee=${other.me.id}`)).toEqual([])
  expect(await ids('mail=failed')).toEqual([none])
  expect((await list(staff, 'form=vacancy')).data.find(({ id }) => id === none)?.mail).toBe('failed')
  expect((await list(staff, 'form=vacancy')).data.find(({ id }) => id === late)?.overdue).toBe(true)
  const paged = [
    ...(await staff.get<ApplicationRow[]>('applications?form=vacancy&limit=2')).body.data,
    ...(await staff.get<ApplicationRow[]>('applications?form=vacancy&limit=2&page=2')).body.data,
  ]
  expect(paged.map(({ id }) => id)).toEqual([none, later, today, late])

  const { body } = await staff.get<FormSummary[]>('applications/summary')
  expect(body.data.map(({ form }) => form).toSorted()).toEqual(['registration', 'vacancy'])
  expect(body.data.find(({ form }) => form === 'vacancy')).toMatchObject({
    received: 3,
    in_work: 1,
    answered: 0,
    spam: 0,
    ageing: { day: 4, week: 0, month: 0, older: 0 },
  })
  const { body: seen } = await staff.get<Dashboard>('dashboard')
  expect(seen.data.mine.applications).toMatchObject({ assigned: 2, overdue: 1, first: [{ id: late }, { id: later }] })
  expect(seen.data.broken.mails).toEqual({ failed: 2, waiting: 0 })
  await service.storage.db.update(applications).set({ createdAt: sql`now() - interval '20 days'` }).where(eq(applications.id, none))
  const aged = (await staff.get<FormSummary[]>('applications/summary')).body.data.find(({ form }) => form === 'vacancy')
  expect(aged).toMatchObject({ ageing: { day: 3, week: 0, month: 1, older: 0 } })
  expect(Date.now() - Date.parse(aged?.oldest_at ?? '')).toBeGreaterThan(19 * 24 * hour)
})

test('an invalid query is refused, not guessed', async () => {
  for (const query of [
    'form=salaries',
    'status=x',
    'sort=payload',
    'order=up',
    'due=never',
    'mail=lost',
    'page=0',
    'form=vacancy&form=book',
    'x=1',
  ])
    expect((await administrator.get(`applications?${query}`)).status, query).toBe(400)
  for (const id of ['0', '-1', 'x', '1e3', '99999999999999999999', '1;', '%00'])
    expect((await read(administrator, id as never)).status, id).toBe(404)
})

test('another form’s applications do not exist, whatever is done to them', async () => {
  const { id } = await sent(forms.book)
  expect((await read(staff, id)).status).toBe(404)
  expect((await read(other, id)).status).toBe(200)
  expect((await staff.put(`applications/${id}`, { status: 'spam' })).status).toBe(404)
  for (const [path, body] of [
    ['notes', { text: 'x' }],
    ['reply', { text: 'x' }],
    ['erase', undefined],
    ['retry-mails', undefined],
  ] as const)
    expect((await staff.post(`applications/${id}/${path}`, body)).status, path).toBe(404)
  expect((await read(other, id)).body.data).toMatchObject({ status: 'received', events: [] })
  expect((await list(staff)).data.every(({ form }) => ['vacancy', 'registration'].includes(form))).toBe(true)
  expect((await staff.get('applications?form=book')).status).toBe(403)
  expect((await staff.send('GET', 'applications/export?format=csv&form=book')).status).toBe(403)
  expect(await (await staff.send('GET', 'applications/export?format=csv')).text()).not.toContain((await read(other, id)).body.data.code)
  expect((await staff.get<FormSummary[]>('applications/summary')).body.data.map(({ form }) => form)).not.toContain('book')
  expect((await list(staff, `q=${(await read(other, id)).body.data.code}`)).data).toEqual([])
})

test('staff without a form see nothing', async () => {
  const nobody = await colleagueAt(service, administrator, { role: 'staff', forms: [] })
  expect((await list(nobody)).data).toEqual([])
  expect((await nobody.get('applications/summary')).body.data).toEqual([])
  for (const form of formNames) expect((await nobody.get(`applications?form=${form}`)).status).toBe(403)
  expect((await nobody.get<Dashboard>('dashboard')).body.data.mine.applications).toMatchObject({ assigned: 0, unassigned: 0 })
})

test('a file is downloaded by users who may see its application, and by nobody else', async () => {
  const png = await picture('png')
  const url = await applicant.upload('scan.png', png)
  const unused = await applicant.upload('scan.png', png)
  const { body } = await applicant.send(forms.registration, {
    ...(await applicant.payload(forms.registration)),
    ...fileOf(forms.registration, url),
  })
  const id = Number(body.data.id)
  const line = (await read(staff, id)).body.data.lines.find(({ file }) => file)
  const key = line?.file?.key ?? ''
  expect(line?.file).toMatchObject({ type: 'image/png', size: expect.any(Number) })
  const answer = await staff.send('GET', `files/${key}`)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': expect.stringMatching(/^attachment; filename="[0-9A-Z]{4}-[0-9A-Z]{4}\.png"$/),
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'private, no-store',
  })
  expect((await answer.arrayBuffer()).byteLength).toBe(line?.file?.size)
  expect((await other.send('GET', `files/${key}`)).status).toBe(404)
  const editor = await colleagueAt(service, administrator, { role: 'editor' })
  expect((await editor.send('GET', `files/${key}`)).status).toBe(403)
  // An unclaimed one is visible to nobody.
  expect((await administrator.send('GET', `files/${unused.split('/').at(-1)}`)).status).toBe(404)
  for (const wrong of ['x', '..%2f..%2fadmin-secret', `${key}x`]) expect((await staff.send('GET', `files/${wrong}`)).status).toBe(404)
})

const fileOf = (form: Form, url: string) => {
  const place = form.fields.find(({ field }) => field.control === 'file')
  return place ? { [place.wire]: url } : {}
}

test('an application is erased with its files, mails and history, and its sender finds nothing any more', async () => {
  const { id } = await sent(forms.registration)
  const key = (await read(staff, id)).body.data.lines.find(({ file }) => file)?.file?.key ?? ''
  await staff.post(`applications/${id}/notes`, { text: 'Жеке дерек' })
  await staff.post(`applications/${id}/reply`, { text: 'Жауап' })
  const { status, body } = await staff.post(`applications/${id}/erase`)
  expect([status, body.data]).toEqual([200, { applications: 1, files: expect.any(Number), mails: 3 }])
  expect((await read(staff, id)).status).toBe(404)
  expect((await staff.send('GET', `files/${key}`)).status).toBe(404)
  for (const table of ['application_events', 'outbox', 'files'])
    await eventually(async () => {
      const rows = await service.storage.db.execute(sql`select 1 from ${sql.identifier(table)} where application_id = ${id}`)
      expect(Array.isArray(rows) ? rows : (rows as { rows: unknown[] }).rows).toEqual([])
    })
  await eventually(async () => expect(await service.service.uploads.read(key)).toBeUndefined())
})

test('names of forms are those of the contract', () => {
  const names: readonly FormName[] = formNames
  expect(names).toEqual(Object.keys(forms))
})

test('staff see the promised day, and an application stored without one gets it', async () => {
  const reminded = await sent(forms.entrant, { purpose: 'reminder' })
  const { id } = await sent(forms.question)
  const taken = await sent(forms.question)
  await administrator.put(`applications/${taken.id}`, { due_at: null })
  const dueOf = async (one: number) => (await read(administrator, one)).body.data.due_at
  const { created_at } = (await read(administrator, id)).body.data
  const promised = duePromised(forms.question, created_at)
  expect([await dueOf(id), await dueOf(taken.id), await dueOf(reminded.id)]).toEqual([promised, null, null])
  // As an older version left them.
  const { db } = service.storage
  await db.update(applications).set({ dueAt: null })
  await db.update(applications).set({ createdAt: sql`now() - interval '60 days'` }).where(eq(applications.id, id))
  await service.sweep()
  const late = duePromised(forms.question, (await read(administrator, id)).body.data.created_at)
  expect([await dueOf(id), await dueOf(taken.id), await dueOf(reminded.id)]).toEqual([late, null, null])
  const overdue = (await list(administrator, 'due=overdue')).data.map((row) => row.id)
  expect([overdue.includes(id), overdue.includes(taken.id)]).toEqual([true, false])
})
