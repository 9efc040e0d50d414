import { apiBase } from '@narkhoz/contract/api.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicantAt } from '../testing/applicant.ts'
import { eventually } from '../testing/eventually.ts'
import { startService } from '../testing/test-service.ts'
import { rowsOf, type Storage } from './storage.ts'

// The embedded database has no statement timeout.
describe.runIf(process.env.STORAGE === 'postgres')('a statement that takes too long', () => {
  let service: Awaited<ReturnType<typeof startService>>
  let other: pg.Client
  const log: { level: number; msg: string }[] = []

  beforeAll(async () => {
    service = await startService('seeded', {}, pino({ level: 'error' }, { write: (line: string) => log.push(JSON.parse(line)) }))
    other = new pg.Client(service.variables.DATABASE_URL)
    await other.connect()
  })
  afterAll(async () => {
    await other.end()
    await service.stop()
  })

  const limitOf = async ({ db }: Pick<Storage, 'db'>) =>
    rowsOf<{ statement_timeout: string }>(await db.execute(sql`show statement_timeout`))[0]?.statement_timeout

  /** The statements of the service that the server works on, or that wait for a lock there; of a transaction they would be those of its start. */
  const underWay = async () =>
    rowsOf<{ query: string }>(
      await service.storage.db.execute(sql`
        select query from pg_stat_activity where datname = current_database() and application_name = 'content'
          and state = 'active' and pid <> pg_backend_pid()`),
    )

  test('is cancelled by the server itself, for visitors’ reads long before anything else', async () => {
    expect(await limitOf(service.storage.reading)).toBe('3s')
    expect(await limitOf(service.storage)).toBe('1min')
  })

  test.each(['search/index?query=экономика&lang=ru', 'search/suggest?query=эконом&lang=ru', 'news?search=экономика&lang=ru'])(
    'is answered with 503 and Retry-After, and other requests are served: %s',
    async (path) => {
      const applicant = await applicantAt(service)
      const payload = await applicant.payload(forms.vacancy)
      service.service.answers.drop()
      await other.query('begin')
      await other.query('lock table search_ru, search_words_ru in access exclusive mode')
      const asked = service.request(`${apiBase}/${path}`)
      // The statement is blocked: everything else is answered in the meantime.
      await eventually(async () => expect(await underWay()).not.toEqual([]))
      expect((await service.request(`${apiBase}/news?limit=3`)).status).toBe(200)
      expect((await applicant.send(forms.vacancy, payload)).status).toBe(201)
      const answer = await asked
      expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([503, expect.any(Number)])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await answer.json()).toMatchObject({ error: { code: 'busy', message: expect.stringMatching(/\p{Script=Cyrillic}/u) } })
      // It is logged, and the server abandons statements that nobody waits for.
      await eventually(() => expect(log.at(-1)?.msg).toBe('request failed'))
      await eventually(async () => expect(await underWay()).toEqual([]))
      await other.query('rollback')
      expect((await service.request(`${apiBase}/${path}`)).status).toBe(200)
    },
  )
})
