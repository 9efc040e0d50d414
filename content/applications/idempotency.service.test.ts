import { forms } from '@narkhoz/contract/forms/registry.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applications, files } from '../storage/schema.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { pdf } from '../testing/sample-files.ts'
import { startService } from '../testing/test-service.ts'
import { keyIn } from '../uploads/uploads.ts'

let service: Awaited<ReturnType<typeof startService>>
let applicant: Applicant
let payload: Record<string, unknown>
let key: string

beforeAll(async () => {
  service = await startService()
  applicant = await applicantAt(service)
  payload = await applicant.payload(forms.consultation)
})
afterAll(() => service.stop())
beforeEach(() => {
  key = crypto.randomUUID()
})

const stored = () => service.storage.db.select().from(applications)
const underKey = () => service.storage.db.select().from(applications).where(eq(applications.idempotencyKey, key))
const owner = async (url: unknown) => {
  const [file] = await service.storage.db
    .select()
    .from(files)
    .where(eq(files.key, keyIn(String(url)) ?? ''))
  return file?.applicationId
}
const send = (sent: unknown = payload) => applicant.send(forms.consultation, sent, { 'idempotency-key': key })

test('the same key twice is one application with one receipt', async () => {
  const first = await send()
  const second = await send()
  expect(first.status).toBe(201)
  expect(second).toEqual(first)
  expect(await underKey()).toHaveLength(1)
})

test('ten at the same moment are one application with one receipt', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => send()))
  const [first] = answers
  expect(first?.status).toBe(201)
  for (const answer of answers) expect(answer).toEqual(first)
  expect(await underKey()).toHaveLength(1)
})

test('the order of keys and spaces around a text do not make other content', async () => {
  const first = await send()
  const turned = Object.fromEntries(Object.entries({ ...payload, fio: ` ${payload.fio} ` }).reverse())
  expect(await send(turned)).toEqual(first)
})

test('the same key with other content is a conflict, and changes nothing', async () => {
  const { body: first } = await send()
  const { status, body } = await send({ ...payload, message: 'Басқа хабарлама' })
  expect(status).toBe(409)
  expect(body.error.code).toBe('key_reused')
  expect(await underKey()).toMatchObject([{ id: first.data.id, payload }])
})

test('ten at the same moment with other content each: one is stored, nine are a conflict', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => send({ ...payload, message: `Хабарлама ${at}` })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)])
  expect(await underKey()).toHaveLength(1)
})

test('a file is claimed once, however often its application comes', async () => {
  const registration = await applicant.payload(forms.registration)
  const sendFile = () => applicant.send(forms.registration, registration, { 'idempotency-key': key })
  const answers = await Promise.all(Array.from({ length: 10 }, sendFile))
  answers.push(await sendFile())
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(answers[0]?.status).toBe(201)
  expect(await underKey()).toHaveLength(1)
  expect(await owner(registration.file)).toBe(answers[0]?.body.data.id)
})

test('a visitor who sends the form again, file and all, gets the first receipt', async () => {
  const bytes = await pdf()
  const registration = await applicant.payload(forms.registration)
  const again = async () =>
    applicant.send(forms.registration, { ...registration, file: await applicant.upload('a.pdf', bytes) }, { 'idempotency-key': key })
  const first = await again()
  expect(first.status).toBe(201)
  expect(await again()).toEqual(first)
  expect(await underKey()).toHaveLength(1)
})

test('the same key with another file is a conflict', async () => {
  const registration = await applicant.payload(forms.registration)
  expect((await applicant.send(forms.registration, registration, { 'idempotency-key': key })).status).toBe(201)
  const other = await applicant.upload('other.pdf', await pdf((made) => void made.addPage()))
  const { status } = await applicant.send(forms.registration, { ...registration, file: other }, { 'idempotency-key': key })
  expect(status).toBe(409)
  expect(await owner(other)).toBeNull()
})

test('a key whose application was refused is free for the corrected one', async () => {
  expect((await send({ ...payload, email: 'a@b' })).status).toBe(422)
  expect((await send()).status).toBe(201)
})

test('a receipt is repeated although the entry it names has been unpublished since', async () => {
  const form = forms.book
  const order = await applicant.payload(form)
  const first = await applicant.send(form, order, { 'idempotency-key': key })
  expect(first.status).toBe(201)
  await service.storage.db.execute(`update entries set status = 'draft' where kind = 'book'`)
  try {
    expect(await applicant.send(form, order, { 'idempotency-key': key })).toEqual(first)
    expect((await applicant.send(form, order)).status).toBe(422)
  } finally {
    await service.storage.db.execute(`update entries set status = 'published' where kind = 'book'`)
  }
})

test('one key at two forms is two applications', async () => {
  await send()
  expect((await applicant.send(forms.vacancy, await applicant.payload(forms.vacancy), { 'idempotency-key': key })).status).toBe(201)
  expect(await underKey()).toHaveLength(2)
})

test('without a key the same content twice is two applications', async () => {
  const before = (await stored()).length
  const [one, other] = await Promise.all([1, 2].map(() => applicant.send(forms.consultation, payload)))
  expect([one?.status, other?.status]).toEqual([201, 201])
  expect(one?.body.data.id).not.toBe(other?.body.data.id)
  expect(await stored()).toHaveLength(before + 2)
})

test.each(['', 'short', 'x'.repeat(101), 'with space', 'a;b=c;d=e', 'a"b"c"d"e', '../../../etc/passwd'])(
  'the key %j is refused',
  async (wrong) => {
    const before = (await stored()).length
    const { status, body } = await applicant.send(forms.consultation, payload, { 'idempotency-key': wrong }, 'en')
    expect(status).toBe(422)
    expect(body.error.fields).toEqual({ 'Idempotency-Key': 'The header has a wrong value.' })
    expect(await stored()).toHaveLength(before)
  },
)

test.each(['12345678', 'x'.repeat(100), 'a.b:c-d_e', crypto.randomUUID()])('the key %j is taken', async (right) => {
  expect((await applicant.send(forms.consultation, payload, { 'idempotency-key': right })).status).toBe(201)
})

test.each(['', 'x'.repeat(51), '<b>'])('the consent version %j is refused', async (wrong) => {
  const { status, body } = await applicant.send(forms.consultation, payload, { 'x-consent-version': wrong })
  expect(status).toBe(422)
  expect(Object.keys(body.error.fields ?? {})).toEqual(['X-Consent-Version'])
})
