import { forms } from '@narkhoz/contract/forms/registry.ts'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { applications, outbox } from '../storage/schema.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { eventually } from '../testing/eventually.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { openService, startService } from '../testing/test-service.ts'
import { openSmtp } from './smtp.ts'
import { MailWorker } from './worker.ts'

let service: Awaited<ReturnType<typeof startService>>
let server: MailServer
let applicant: Applicant
const log: string[] = []

beforeAll(async () => {
  server = await startMailServer()
  service = await startService('seeded', { SMTP_URL: server.url }, pino({ level: 'trace' }, { write: (line: string) => log.push(line) }))
  applicant = await applicantAt(service)
})
afterAll(async () => {
  await service.stop()
  await server.down()
})
afterEach(async () => {
  await quiet()
  await service.storage.db.delete(outbox)
  server.received.length = 0
  server.refused.clear()
})

const rows = () => service.storage.db.select().from(outbox).orderBy(outbox.receiver)
/** A running attempt would defer the mail, whatever is written into its row. */
const quiet = () => eventually(async () => expect((await rows()).map(({ error }) => error)).not.toContain('interrupted'))
const makeDue = async () => {
  await quiet()
  await service.storage.db.update(outbox).set({ dueAt: sql`now()` })
}
const wake = () => service.service.mail.wake()
const apply = async (email = 'aigerim@mail.kz') => {
  const { status, body } = await applicant.send(forms.vacancy, { ...(await applicant.payload(forms.vacancy)), email })
  expect(status).toBe(201)
  return body.data
}
const minutesAhead = (row: { dueAt: Date } | undefined) => ((row?.dueAt.getTime() ?? 0) - Date.now()) / 60_000
/** What `npm run mail` says. */
const told = async (...args: string[]) => {
  const lines: string[] = []
  await service.service.operate('mail', args, (line) => lines.push(line))
  return lines
}
const allSent = () => eventually(async () => expect((await rows()).map(({ state }) => state).every((state) => state === 'sent')).toBe(true))

test('a mail server that is down costs nothing: applications are taken, mails wait, and all go when it is back', async () => {
  await server.down()
  for (let number = 0; number < 5; number++) await apply(`visitor${number}@mail.kz`)
  const failed = await eventually(async () => {
    const [tried] = (await rows()).filter(({ error }) => error === 'unreachable')
    expect(tried).toMatchObject({ state: 'queued', attempts: 1 })
    return tried
  })
  expect(minutesAhead(failed)).toBeGreaterThan(0)
  expect(minutesAhead(failed)).toBeLessThan(2)
  // The status command shows it, too.
  await eventually(async () =>
    expect(await (await service.request('/metrics')).text()).toContain('content_mails_waiting{state="queued"} 10'),
  )
  await server.up()
  await makeDue()
  wake()
  await allSent()
  expect(server.received).toHaveLength(10)
  expect(new Set(server.received.flatMap(({ headers }) => headers['message-id'])).size).toBe(10)
})

test('a mail server that restarts while 40 applications are sent, 4 at a time: 40 of 40 are acknowledged, 80 mails go', async () => {
  let next = 0
  const sender = async () => {
    for (let number = next++; number < 40; number = next++) {
      if (number === 10) await server.down()
      if (number === 30) await server.up()
      await apply(`crowd${number}@mail.kz`)
    }
  }
  await Promise.all(Array.from({ length: 4 }, sender))
  await makeDue()
  wake()
  await allSent()
  // One that it had taken when it went may come twice, under its one id.
  expect(new Set(server.received.flatMap(({ headers }) => headers['message-id'])).size).toBe(80)
})

test('when the server is back, longer delays due to the outage are cut short', async () => {
  await server.down()
  await apply()
  await eventually(async () => expect((await rows()).some(({ error }) => error === 'unreachable')).toBe(true))
  await quiet()
  await service.storage.db
    .update(outbox)
    .set({ dueAt: sql`now() + interval '25 minutes'`, error: 'unreachable', attempts: 9 })
    .where(eq(outbox.receiver, 'office'))
  await server.up()
  await service.storage.db.update(outbox).set({ dueAt: sql`now()` }).where(eq(outbox.receiver, 'visitor'))
  wake()
  await allSent()
  expect(server.received).toHaveLength(2)
})

test('an outage never fails a mail', async () => {
  await server.down()
  await apply()
  await eventually(async () => expect((await rows()).some(({ error }) => error === 'unreachable')).toBe(true))
  await quiet()
  await service.storage.db.update(outbox).set({ attempts: 500, dueAt: sql`now()`, error: null })
  wake()
  const row = await eventually(async () => {
    const [tried] = (await rows()).filter(({ attempts }) => attempts === 501)
    expect(tried).toMatchObject({ state: 'queued', error: 'unreachable' })
    return tried
  })
  expect(minutesAhead(row)).toBeGreaterThan(25)
  expect(minutesAhead(row)).toBeLessThan(31)
  await server.up()
})

test('an address with a permanent error fails alone, with its kind of failure and without personal data', async () => {
  server.refused.set('gone@mail.kz', 550)
  await apply('gone@mail.kz')
  await apply('there@mail.kz')
  await eventually(async () => expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['failed', 'sent', 'sent', 'sent']))
  expect((await rows()).find(({ state }) => state === 'failed')).toMatchObject({ receiver: 'visitor', attempts: 1, error: 'refused 550' })
  expect(server.to('there@mail.kz')).toHaveLength(1)
  expect(server.to('gone@mail.kz')).toHaveLength(0)
  expect(server.received).toHaveLength(3)
  await eventually(async () =>
    expect(await (await service.request('/metrics')).text()).toContain('content_mails_waiting{state="failed"} 1'),
  )
})

test('an address with a temporary error is retried, with growing delays, and fails in the end', async () => {
  server.refused.set('later@mail.kz', 451)
  await apply('later@mail.kz')
  const waits: number[] = []
  for (let attempt = 1; attempt < 10; attempt++) {
    const row = await eventually(async () => {
      const found = (await rows()).find(({ receiver }) => receiver === 'visitor')
      expect(found).toMatchObject({ attempts: attempt, state: 'queued', error: 'put off 451' })
      return found
    })
    waits.push(Math.round(minutesAhead(row)))
    await makeDue()
    wake()
  }
  expect(waits).toEqual([1, 5, 30, 120, 360, 720, 1440, 1440, 1440])
  await eventually(async () => expect((await rows()).find(({ receiver }) => receiver === 'visitor')?.state).toBe('failed'))
  expect(server.to('later@mail.kz')).toHaveLength(0)

  server.refused.clear()
  expect((await told('--retry')).join('\n')).toContain('Tried again: 1')
  wake()
  await eventually(() => expect(server.to('later@mail.kz')).toHaveLength(1))
})

test('after a long outage a deferred address gets all its retries: only answers of the server count', async () => {
  await server.down()
  server.refused.set('later@mail.kz', 451)
  await apply('later@mail.kz')
  await eventually(async () => expect((await rows()).some(({ error }) => error === 'unreachable')).toBe(true))
  await quiet()
  await service.storage.db.update(outbox).set({ attempts: 500, error: 'unreachable', createdAt: sql`now() - interval '30 days'` })
  await server.up()
  const waits: number[] = []
  for (let putOff = 1; putOff < 10; putOff++) {
    await makeDue()
    wake()
    const row = await eventually(async () => {
      const found = (await rows()).find(({ receiver }) => receiver === 'visitor')
      expect(found).toMatchObject({ state: 'queued', putOff, error: 'put off 451' })
      return found
    })
    waits.push(Math.round(minutesAhead(row)))
  }
  expect(waits).toEqual([1, 5, 30, 120, 360, 720, 1440, 1440, 1440])
  expect((await told()).join('\n')).toMatch(/queued {2}\S+ {2}vacancy {2}visitor {2}attempts 509 {2}put off 9 times {2}put off 451 {2}due /)
  await makeDue()
  wake()
  await eventually(async () => expect((await rows()).find(({ receiver }) => receiver === 'visitor')?.state).toBe('failed'))
  expect((await told()).join('\n')).toMatch(/failed {2}\S+ {2}vacancy {2}visitor {2}attempts 510 {2}put off 10 times {2}put off 451$/m)
  expect((await rows()).find(({ receiver }) => receiver === 'office')).toMatchObject({ state: 'sent', putOff: 0 })
})

test('an outage between two deferrals neither counts nor restarts the series', async () => {
  server.refused.set('later@mail.kz', 451)
  await apply('later@mail.kz')
  const visitor = async () => (await rows()).find(({ receiver }) => receiver === 'visitor')
  await eventually(async () => expect(await visitor()).toMatchObject({ putOff: 1, error: 'put off 451' }))
  await server.down()
  await makeDue()
  wake()
  await eventually(async () => expect(await visitor()).toMatchObject({ putOff: 1, attempts: 2, error: 'unreachable' }))
  await server.up()
  await makeDue()
  wake()
  const row = await eventually(async () => {
    expect(await visitor()).toMatchObject({ putOff: 2, attempts: 3, error: 'put off 451' })
    return visitor()
  })
  expect(Math.round(minutesAhead(row))).toBe(5)
})

test('a mail that can never go says nothing about the mail server', async () => {
  await server.down()
  await apply('waits@mail.kz')
  const { id } = await apply('bad@mail.kz')
  // As after an attempt: before the first nothing waits.
  const later = { attempts: sql`greatest(${outbox.attempts}, 1)`, dueAt: sql`now() + interval '20 minutes'` }
  // Nothing new starts; what is in flight ends and is deferred as well.
  await service.storage.db.update(outbox).set(later)
  await eventually(async () => expect((await rows()).some(({ error }) => error === 'unreachable')).toBe(true))
  await quiet()
  await service.storage.db.update(outbox).set({ ...later, error: 'unreachable' })
  await service.storage.db
    .update(applications)
    .set({ payload: sql`jsonb_set(${applications.payload}, '{email}', '"no address"')` })
    .where(eq(applications.id, Number(id)))
  await service.storage.db
    .update(outbox)
    .set({ dueAt: sql`now()` })
    .where(sql`${outbox.applicationId} = ${Number(id)} and ${outbox.receiver} = 'visitor'`)
  wake()
  await eventually(async () => expect((await rows()).filter(({ error }) => error === 'bad address')).toHaveLength(1))
  // The server is still down: the others stay queued.
  const others = (await rows()).filter(({ state }) => state === 'queued')
  expect(others).toHaveLength(3)
  for (const row of others) expect(minutesAhead(row)).toBeGreaterThan(15)
  await server.up()
})

test('a fault of our own costs no mail, however often it comes', async () => {
  await server.down()
  await apply()
  await eventually(async () => expect((await rows()).some(({ error }) => error === 'unreachable')).toBe(true))
  await quiet()
  await service.storage.db.execute('alter table entries rename to away')
  try {
    await server.up()
    await service.storage.db.update(outbox).set({ attempts: 500, putOff: 8, dueAt: sql`now()`, error: null })
    wake()
    await eventually(async () =>
      expect(await rows()).toMatchObject(Array(2).fill({ state: 'queued', error: 'fault', attempts: 501, putOff: 8 })),
    )
  } finally {
    await service.storage.db.execute('alter table away rename to entries')
  }
  await makeDue()
  wake()
  await allSent()
  expect(server.received).toHaveLength(2)
})

test.each([
  ['four years ahead', { dueAt: sql`now() + interval '4 years'`, error: null }],
  ['an hour ahead, before anything was tried', { dueAt: sql`now() + interval '1 hour'`, error: null, attempts: 0 }],
])('a moment that a clock running ahead has written is not waited for: %s', async (_, written) => {
  await server.down()
  await apply()
  await eventually(async () => expect((await rows()).some(({ error }) => error === 'unreachable')).toBe(true))
  await quiet()
  await service.storage.db.update(outbox).set(written)
  await server.up()
  wake()
  await allSent()
  expect(server.received).toHaveLength(2)
})

test('two nodes share the work, and no mail is sent by both', async () => {
  const answer = server.hold()
  const another =
    service.storage.engine === 'postgres'
      ? await openService(service.variables)
      : await (async () => {
          const worker = new MailWorker({
            db: service.storage.db,
            post: openSmtp(server.url, 'http://localhost:3000'),
            siteUrl: 'http://localhost:3000',
            adminUrl: 'http://localhost:4000',
            log: pino({ level: 'silent' }),
            counts: { ended: () => undefined, waiting: () => undefined },
          })
          worker.start()
          return { service: { mail: worker }, stop: () => worker.stop() }
        })()
  try {
    for (let number = 0; number < 10; number++) await apply(`visitor${number}@mail.kz`)
    wake()
    another.service.mail.wake()
    // Neither gets on before it is answered, so each holds as many as it may.
    await eventually(() => expect(server.received).toHaveLength(4))
    expect((await rows()).filter(({ error }) => error === 'interrupted')).toHaveLength(4)
    answer()
    await allSent()
    expect(server.received).toHaveLength(20)
    expect(new Set(server.received.flatMap(({ headers }) => headers['message-id'])).size).toBe(20)
    expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true)
  } finally {
    answer()
    await another.stop()
  }
})

test('a mail is sent although its application is erased in the meantime', async () => {
  const answer = server.hold()
  await apply('erased@mail.kz')
  await eventually(() => expect(server.received).toHaveLength(2))
  await service.storage.db.delete(outbox)
  answer()
  await apply('next@mail.kz')
  await eventually(() => expect(server.to('next@mail.kz')).toHaveLength(1))
})

test('a database that is gone for a moment after the mail server’s yes does not make a mail go twice', async () => {
  const answer = server.hold()
  await apply('once@mail.kz')
  await eventually(() => expect(server.received).toHaveLength(2))
  await service.storage.db.execute('alter table outbox rename to away')
  answer()
  await eventually(() => expect(log.filter((line) => line.includes('cannot be noted yet')).length).toBeGreaterThanOrEqual(2))
  await service.storage.db.execute('alter table away rename to outbox')
  await allSent()
  expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 1])
  expect(server.received).toHaveLength(2)
})

test('nor if that takes so long that the mail is due again before the success is stored', async () => {
  const answer = server.hold()
  const { status } = await applicant.send(forms.service, await applicant.payload(forms.service))
  expect(status).toBe(201)
  await eventually(() => expect(server.received).toHaveLength(1))
  const noted = () => log.filter((line) => line.includes('cannot be noted yet')).length
  const before = noted()
  await service.storage.db.execute('alter table outbox rename to away')
  answer()
  // By now the pauses between two attempts at noting it are long enough to come before the next one.
  await eventually(() => expect(noted() - before).toBeGreaterThanOrEqual(3))
  await service.storage.db.execute('update away set due_at = now()')
  await service.storage.db.execute('alter table away rename to outbox')
  wake()
  await allSent()
  expect((await rows()).map(({ attempts }) => attempts)).toEqual([2])
  expect(server.received).toHaveLength(1)
})

test('log lines about mails contain no personal data', () => {
  const lines = log.filter((line) => line.includes('"mail'))
  for (const said of ['mail sent', 'mail put off', 'mail given up']) expect(lines.some((line) => line.includes(said))).toBe(true)
  expect(log.join('')).not.toMatch(/@mail\.kz|@narxoz\.example|mailbox of|Нұрланова/)
})

test('without a mail server mails are stored and nothing else changes', async () => {
  const silent = await startService()
  try {
    const visitor = await applicantAt(silent)
    expect((await visitor.send(forms.vacancy, await visitor.payload(forms.vacancy))).status).toBe(201)
    await eventually(async () =>
      expect(await (await silent.request('/metrics')).text()).toContain('content_mails_waiting{state="queued"} 2'),
    )
    expect(await silent.storage.db.select().from(outbox)).toMatchObject([
      { state: 'queued', attempts: 0, error: null },
      { state: 'queued', attempts: 0, error: null },
    ])
    const lines: string[] = []
    await silent.service.operate('mail', [], (line) => lines.push(line))
    expect(lines[0]).toMatch(/^SMTP_URL is not set/)
    expect(lines.join('\n')).toContain('2 queued, 0 sent, 0 failed, 0 held back')
  } finally {
    await silent.stop()
  }
})
