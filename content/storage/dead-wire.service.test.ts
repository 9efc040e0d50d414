import { apiBase } from '@narkhoz/contract/api.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicantAt } from '../testing/applicant.ts'
import { eventually } from '../testing/eventually.ts'
import { openService, testDatabase } from '../testing/test-service.ts'
import { startWire } from '../testing/wire.ts'
import { listenOn } from './listening.ts'
import { applications } from './schema.ts'

// Only a server can be at the other end of a wire.
describe.runIf(process.env.STORAGE === 'postgres')('a database that is gone without a word, as after a failover', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let wire: Awaited<ReturnType<typeof startWire>>

  beforeAll(async () => {
    database = await testDatabase('seeded')
    wire = await startWire(Number(new URL(database.variables.DATABASE_URL ?? '').port))
  })
  afterAll(async () => {
    wire.stop()
    await database.remove()
  })

  const through = (more: Record<string, string> = {}) => {
    const url = new URL(database.variables.DATABASE_URL ?? '')
    url.port = String(wire.port)
    for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value)
    return url.href
  }

  test('0 of 40 calls hang: each is answered or fails within the query timeout, and each form is stored once', async () => {
    const service = await openService({
      ...database.variables,
      DATABASE_URL: through({ query_timeout: '400', idle_in_transaction_session_timeout: '400' }),
    })
    const applicant = await applicantAt(service)
    const payload = await applicant.payload(forms.vacancy)
    const keys = Array.from({ length: 20 }, (_, at) => `through-the-silence-${at}`)
    // As visitors do after a failure.
    const send = (key: string) => applicant.send(forms.vacancy, payload, { 'idempotency-key': key })
    const ask = (at: number) => service.request(`${apiBase}/news?page=${at}&limit=1&lang=en`)
    const sent = keys.map(send)
    // In the middle: some are answered, some in flight, some wait for a connection.
    await Promise.race(sent)
    wire.goDead()
    const asked = Array.from({ length: 20 }, (_, at) => ask(at + 1))
    const said = [...(await Promise.all(sent)), ...(await Promise.all(asked))].map(({ status }) => status)
    expect(said.filter((status) => ![200, 201, 503].includes(status))).toEqual([])
    expect(said).toContain(503)

    await eventually(async () => expect((await ask(30)).status).toBe(200))
    await Promise.all(keys.map((key) => eventually(async () => expect((await send(key)).status).toBe(201))))
    const stored = await service.storage.db.select({ key: applications.idempotencyKey }).from(applications)
    expect(stored.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
    await service.stop()
  })

  test('the change listener notices, resets its clients, and receives the next change', async () => {
    const heard: string[] = []
    const listening = { channel: 'dead_wire', heard: (text: string) => heard.push(text), reconnected: () => heard.push('again') }
    const stop = await listenOn(() => new pg.Client(through()), listening, { every: 50, within: 200 })
    const other = new pg.Client(database.variables.DATABASE_URL)
    await other.connect()
    const tell = (text: string) => other.query(`select pg_notify('dead_wire', $1)`, [text])
    await tell('before')
    await eventually(() => expect(heard).toEqual(['before']))
    wire.goDead()
    await tell('unheard')
    await eventually(() => expect(heard).toEqual(['before', 'again']))
    await tell('after')
    await eventually(() => expect(heard).toEqual(['before', 'again', 'after']))
    await other.end()
    await stop()
  })
})
