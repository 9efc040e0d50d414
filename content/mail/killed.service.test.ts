import { forms } from '@narkhoz/contract/forms/registry.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorage } from '../storage/open.ts'
import { applications, outbox } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { startProcess } from '../testing/content-process.ts'
import { eventually } from '../testing/eventually.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { testDatabase } from '../testing/test-service.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let server: MailServer

beforeAll(async () => {
  server = await startMailServer()
  database = await testDatabase('seeded')
})
afterAll(async () => {
  await server.down()
  await database.remove()
})

/** Looks into the database while no service has it open. */
const inDatabase = async <T>(look: (storage: Storage) => Promise<T>) => {
  const storage = await openStorage({ databaseUrl: database.variables.DATABASE_URL, dataDir: database.dataDir })
  try {
    return await look(storage)
  } finally {
    await storage.close()
  }
}
const started = async () => {
  const running = await startProcess({ ...database.variables, SMTP_URL: server.url })
  await running.ready()
  return { running, applicant: await applicantAt(running) }
}
let visitors = 0
/** A good payload of another person each time: one mailbox gets a limited number of confirmations. */
const payloadFor = async (applicant: Applicant) => ({ ...(await applicant.payload(forms.vacancy)), email: `visitor${++visitors}@mail.kz` })
const idsOf = (mails: readonly { headers: Record<string, string[]> }[]) => mails.map(({ headers }) => headers['message-id']?.[0] ?? '')
const rows = () => inDatabase(({ db }) => db.select().from(outbox))

test('killed before the mail server took anything: every mail goes once', async () => {
  await server.down()
  const { running, applicant } = await started()
  for (let number = 0; number < 3; number++) expect((await applicant.send(forms.vacancy, await payloadFor(applicant))).status).toBe(201)
  await running.killed()
  await server.up()
  await inDatabase(({ db }) => db.update(outbox).set({ dueAt: sql`now()` }))
  const again = await started()
  await eventually(() => expect(server.received).toHaveLength(6))
  expect((await again.running.stopped()).code).toBe(0)
  expect(await rows()).toHaveLength(6)
  for (const row of await rows()) expect(row).toMatchObject({ state: 'sent', error: null })
  expect(new Set(idsOf(server.received)).size).toBe(6)
})

test('killed between the mail server’s yes and ours: nothing is lost, and what comes twice is the same mail', async () => {
  server.received.length = 0
  const before = (await rows()).length
  const answer = server.hold()
  const { running, applicant } = await started()
  expect((await applicant.send(forms.vacancy, await payloadFor(applicant))).status).toBe(201)
  await eventually(() => expect(server.received).toHaveLength(2))
  await running.killed()
  answer()
  const cut = (await rows()).filter(({ state }) => state !== 'sent')
  expect(cut).toMatchObject([
    { state: 'queued', attempts: 1, error: 'interrupted' },
    { state: 'queued', attempts: 1, error: 'interrupted' },
  ])

  // The process that claimed them may still be alive as far as another node knows: the claims expire later.
  const second = await started()
  expect((await second.applicant.send(forms.vacancy, await payloadFor(second.applicant))).status).toBe(201)
  await eventually(() => expect(server.received).toHaveLength(4))
  expect((await second.running.stopped()).code).toBe(0)
  expect(new Set(idsOf(server.received)).size).toBe(4)

  await inDatabase(({ db }) => db.update(outbox).set({ dueAt: sql`now()` }))
  const third = await started()
  await eventually(() => expect(server.received).toHaveLength(6))
  expect((await third.running.stopped()).code).toBe(0)
  const all = await rows()
  expect(all.length).toBe(before + 4)
  expect(all.every(({ state }) => state === 'sent')).toBe(true)
  // Two were sent twice, with the same id each, by which mail servers and readers recognize copies.
  const ids = idsOf(server.received)
  expect(new Set(ids).size).toBe(4)
  for (const { id } of cut) expect(ids.filter((one) => one.startsWith(`<${id}@`))).toHaveLength(2)
  expect(await inDatabase(({ db }) => db.select().from(applications))).toHaveLength(5)
})

test('a service that shuts down completes what it began, and begins nothing more', async () => {
  server.received.length = 0
  const answer = server.hold()
  const { running, applicant } = await started()
  for (let number = 0; number < 3; number++) expect((await applicant.send(forms.vacancy, await payloadFor(applicant))).status).toBe(201)
  await eventually(() => expect(server.received).toHaveLength(2))
  running.kill('SIGTERM')
  await eventually(() => expect(fetch(`${running.url}/healthz`)).rejects.toThrow())
  answer()
  expect((await running.ended).code).toBe(0)
  expect(server.received).toHaveLength(2)
  const left = (await rows()).filter(({ state }) => state === 'queued')
  expect(left).toHaveLength(4)
  for (const row of left) expect(row).toMatchObject({ attempts: 0, error: null })
})
