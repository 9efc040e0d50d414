import { forms } from '@narkhoz/contract/forms/registry.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { applications, outbox } from '../storage/schema.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { eventually } from '../testing/eventually.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { openService, startService } from '../testing/test-service.ts'

let service: Awaited<ReturnType<typeof startService>>
let server: MailServer
let applicant: Applicant

beforeAll(async () => {
  server = await startMailServer()
  service = await startService('seeded', { SMTP_URL: server.url })
  applicant = await applicantAt(service)
})
afterAll(async () => {
  await service.stop()
  await server.down()
})
afterEach(async () => {
  await service.storage.db.delete(applications)
  server.received.length = 0
})

const db = () => service.storage.db
const confirmations = () =>
  db().select().from(outbox).where(eq(outbox.receiver, 'visitor')).orderBy(asc(outbox.createdAt), asc(outbox.applicationId))
const states = async () => (await confirmations()).map(({ state }) => state)
const apply = async (email: string, by: Applicant = applicant) => {
  const { status, body } = await by.send(forms.vacancy, { ...(await by.payload(forms.vacancy)), email })
  expect(status).toBe(201)
  return body.data
}
const allOut = () => eventually(async () => expect(await db().select().from(outbox).where(eq(outbox.state, 'queued'))).toEqual([]))
const told = async (...args: string[]) => {
  const lines: string[] = []
  await service.service.operate('mail', args, (line) => lines.push(line))
  return lines
}
const toVisitors = () => server.received.filter(({ envelope }) => envelope.to.some((address) => address.endsWith('@gmail.com')))
const age = (by: string) =>
  db()
    .update(outbox)
    .set({ createdAt: sql`${outbox.createdAt} - ${by}::interval`, sentAt: sql`${outbox.sentAt} - ${by}::interval` })

test('a stranger’s mailbox gets five confirmations an hour in whatever spelling; everything else happens as always', async () => {
  const spellings = ['stranger', 'Stranger', 'stranger+1', 's.tranger', 'STRANGER+x.y', 'stran.ger', 'stranger+2', 'stranger']
  const sent = []
  for (const name of spellings) sent.push(await apply(`${name}@gmail.com`))
  await apply('another@gmail.com')
  await allOut()
  expect(await states()).toEqual([...Array(5).fill('sent'), ...Array(3).fill('held back'), 'sent'])
  expect(toVisitors()).toHaveLength(6)
  expect(server.received.length - toVisitors().length).toBe(9)
  // Without a confirmation there is still a receipt and a status.
  for (const { code } of sent) expect(code).toMatch(/^\w{4}-\w{4}$/)
  for (const row of (await confirmations()).slice(5, 8)) expect(row).toMatchObject({ attempts: 0, sentAt: null, error: null })

  const lines = await told()
  expect(lines[0]).toBe('0 queued, 15 sent, 0 failed, 3 held back')
  expect(lines.slice(1)).toEqual(sent.slice(5).map(({ code }) => `held back  ${code}  vacancy  visitor  attempts 0  put off 0 times`))
  await eventually(async () =>
    expect(await (await service.request('/metrics')).text()).toContain('content_mails_waiting{state="held back"} 3'),
  )
  // A retry of failed mails does not release these.
  expect((await told('--retry'))[0]).toBe('Tried again: 0')
  expect(await states()).toEqual([...Array(5).fill('sent'), ...Array(3).fill('held back'), 'sent'])
})

test('the next hour five more, until they are twenty in a day', async () => {
  for (let hours = 0; hours < 5; hours++) {
    for (let number = 0; number < 6; number++) await apply('stranger@gmail.com')
    await allOut()
    await age('61 minutes')
  }
  expect((await states()).filter((state) => state === 'sent')).toHaveLength(20)
  expect((await states()).slice(24)).toEqual(Array(6).fill('held back'))
  await age('20 hours')
  await apply('stranger@gmail.com')
  await allOut()
  expect((await states()).filter((state) => state === 'sent')).toHaveLength(21)
  expect(toVisitors()).toHaveLength(21)
})

test('what waits for the mail server counts however old it is: no flood comes when it is back', async () => {
  await server.down()
  try {
    for (let day = 0; day < 3; day++) {
      for (let number = 0; number < 4; number++) await apply('stranger@gmail.com')
      await age('30 hours')
    }
  } finally {
    await server.up()
  }
  await told('--retry')
  service.service.mail.wake()
  await allOut()
  expect(toVisitors()).toHaveLength(5)
})

test('a date from a clock that ran ahead blocks no mailbox', async () => {
  for (let number = 0; number < 5; number++) await apply('stranger@gmail.com')
  await allOut()
  await age('-4 years')
  await apply('stranger@gmail.com')
  await allOut()
  expect((await states()).filter((state) => state === 'sent')).toHaveLength(6)
})

test('twenty at once, at two nodes where there are two, are counted one after the other', async () => {
  const other = service.storage.engine === 'postgres' ? await openService(service.variables) : undefined
  try {
    const doors = [applicant, other ? await applicantAt(other) : applicant]
    await Promise.all(Array.from({ length: 20 }, (_, at) => apply('stranger@gmail.com', doors[at % 2])))
    await allOut()
    expect((await states()).toSorted()).toEqual([...Array(15).fill('held back'), ...Array(5).fill('sent')])
    expect(await db().select().from(outbox).where(eq(outbox.receiver, 'office'))).toHaveLength(20)
    expect(toVisitors()).toHaveLength(5)
  } finally {
    await other?.stop()
  }
})

test('the same form sent twice is one application and one confirmation', async () => {
  const payload = { ...(await applicant.payload(forms.vacancy)), email: 'stranger@gmail.com' }
  for (let number = 0; number < 8; number++) await applicant.send(forms.vacancy, payload, { 'idempotency-key': 'the-same-form' })
  await allOut()
  expect(await states()).toEqual(['sent'])
})

test('strangers with a mailbox each share an hourly limit, on all nodes; the rest is held back and counted', async () => {
  const most = 8
  const variables = { ...service.variables, CONFIRMATIONS_PER_HOUR: String(most) }
  const nodes = [await openService(variables), ...(service.storage.engine === 'postgres' ? [await openService(variables)] : [])]
  const heldAt = async (node: (typeof nodes)[number]) =>
    Number(
      /^content_confirmations_held_total\{limit="installation"\} (\d+)$/m.exec(await (await node.request('/metrics')).text())?.[1] ?? 0,
    )
  try {
    const doors = await Promise.all(nodes.map((node) => applicantAt(node)))
    const sendMany = (name: string, many: number) =>
      Promise.all(Array.from({ length: many }, (_, at) => apply(`${name}${at}@gmail.com`, doors[at % doors.length])))
    const sent = await sendMany('listed', 20)
    await allOut()
    expect((await states()).toSorted()).toEqual([...Array(12).fill('held back'), ...Array(most).fill('sent')])
    expect(toVisitors()).toHaveLength(most)
    expect((await Promise.all(nodes.map(heldAt))).reduce((all, one) => all + one)).toBe(12)
    // Everybody has a receipt, and the office a mail about each.
    expect(new Set(sent.map(({ code }) => code)).size).toBe(20)
    expect(await db().select().from(outbox).where(eq(outbox.receiver, 'office'))).toHaveLength(20)
    // A mail held back by its mailbox does not count, and the next hour starts anew.
    await age('61 minutes')
    await sendMany('later', 3)
    await allOut()
    expect((await states()).filter((state) => state === 'sent')).toHaveLength(most + 3)
  } finally {
    for (const node of nodes) await node.stop()
  }
})
