import { forms } from '@narkhoz/contract/forms/registry.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { outbox } from '../storage/schema.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { eventually } from '../testing/eventually.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { startService } from '../testing/test-service.ts'

let service: Awaited<ReturnType<typeof startService>>
let server: MailServer
let applicant: Applicant

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  server = await startMailServer()
  service = await startService('seeded', { SMTP_URL: `${server.url}?socketTimeout=1500` })
  applicant = await applicantAt(service)
})
afterAll(async () => {
  vi.useRealTimers()
  await service.stop()
  await server.down()
})
afterEach(async () => {
  await service.storage.db.delete(outbox)
  server.received.length = 0
  server.silent.clear()
})

const rows = () => service.storage.db.select().from(outbox)
const apply = async (email: string) => {
  const { status } = await applicant.send(forms.vacancy, { ...(await applicant.payload(forms.vacancy)), email })
  expect(status).toBe(201)
}
const wake = () => service.service.mail.wake()
const unanswered = () =>
  eventually(async () => {
    const found = (await rows()).find(({ error }) => error === 'no answer')
    expect(found).toBeDefined()
    return found
  })

test('a mail that the server reads and never acknowledges fails alone: it is retried later, and the others go', async () => {
  server.silent.add('swallowed@mail.kz')
  await apply('swallowed@mail.kz')
  for (let number = 0; number < 3; number++) await apply(`visitor${number}@mail.kz`)
  const row = await unanswered()
  expect(row).toMatchObject({ receiver: 'visitor', state: 'queued', attempts: 1, putOff: 1 })
  expect(((row?.dueAt.getTime() ?? 0) - Date.now()) / 1000).toBeGreaterThan(20)
  await eventually(async () => expect((await rows()).filter(({ state }) => state === 'sent')).toHaveLength(7))
  // The others did not end an outage, which would have retried this one at once.
  expect((await rows()).find(({ error }) => error === 'no answer')).toMatchObject({ attempts: 1 })
  expect(server.to('swallowed@mail.kz')).toHaveLength(1)
})

test('it fails after the usual series of retries: the server may well have accepted it', async () => {
  server.silent.add('swallowed@mail.kz')
  await apply('swallowed@mail.kz')
  const row = await unanswered()
  await service.storage.db
    .update(outbox)
    .set({ putOff: 9, dueAt: sql`now()` })
    .where(eq(outbox.id, row?.id ?? ''))
  wake()
  await eventually(async () =>
    expect((await rows()).find(({ receiver }) => receiver === 'visitor')).toMatchObject({
      state: 'failed',
      error: 'no answer',
      putOff: 10,
    }),
  )
  // A reader recognizes the duplicate.
  expect(server.to('swallowed@mail.kz').map(({ headers }) => headers['message-id'])).toEqual([
    [`<${row?.id}@localhost>`],
    [`<${row?.id}@localhost>`],
  ])
})

test('a node that is called while it looks for mail looks once more, and then rests', async () => {
  const looks = vi.spyOn(service.storage.db, 'update')
  const ask = async (times: number) => {
    for (let time = 0; time < times; time++) await rows()
  }
  for (let time = 0; time < 5; time++) {
    wake()
    wake()
    await ask(1)
  }
  expect(looks).toHaveBeenCalled()
  // One that never rests looks many times meanwhile, however long it is waited for.
  await eventually(async () => {
    const before = looks.mock.calls.length
    await ask(50)
    expect(looks.mock.calls.length).toBe(before)
  })
  looks.mockRestore()
})

test('a mail whose answer takes long is held on to: no other node begins with it', async () => {
  const slow = await startService('seeded', { SMTP_URL: server.url })
  const answer = server.hold()
  try {
    const visitor = await applicantAt(slow)
    const outgoing = () => slow.storage.db.select().from(outbox)
    expect((await visitor.send(forms.service, await visitor.payload(forms.service))).status).toBe(201)
    await eventually(() => expect(server.received).toHaveLength(1))
    await slow.storage.db.update(outbox).set({ dueAt: sql`now() + interval '10 seconds'` })
    vi.advanceTimersByTime(60_000)
    await eventually(async () => expect(((await outgoing())[0]?.dueAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(120_000))
    answer()
    await eventually(async () => expect(await outgoing()).toMatchObject([{ state: 'sent', attempts: 1 }]))
    expect(server.received).toHaveLength(1)
  } finally {
    answer()
    await slow.stop()
  }
})
