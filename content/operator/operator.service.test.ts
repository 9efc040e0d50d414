import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { and, eq, gt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { save } from '../entries/save.ts'
import { openStorage } from '../storage/open.ts'
import { entries } from '../storage/schema.ts'
import { rowsOf, type Storage } from '../storage/storage.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { type ContentProcess, operatorCommand, startProcess } from '../testing/content-process.ts'
import { testDatabase } from '../testing/test-service.ts'

let database: Awaited<ReturnType<typeof testDatabase>>

beforeAll(async () => {
  database = await testDatabase('seeded')
})
afterAll(() => database.remove())

/** Looks into the database while no service has it open. */
const inDatabase = async <T>(look: (storage: Storage) => Promise<T>) => {
  const storage = await openStorage({ databaseUrl: database.variables.DATABASE_URL, dataDir: database.dataDir })
  try {
    return await look(storage)
  } finally {
    await storage.close()
  }
}
const command = (...args: string[]) => operatorCommand(database.variables, ...args)
const linesOf = (out: string) => out.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Record<string, unknown>] : []))

type ExportedApplication = { form: string; payload: Record<string, unknown>; id: unknown; code: unknown; created_at: unknown }
const sent: ExportedApplication[] = []

describe('while the service runs', () => {
  let running: ContentProcess
  let applicant: Applicant

  beforeAll(async () => {
    running = await startProcess(database.variables)
    await running.ready()
    applicant = await applicantAt(running)
  })
  afterAll(() => running.stopped())

  test('applications are listed line by line, exactly as they were sent', async () => {
    // Unicode line separators other than line feeds occur in pasted texts.
    const message = 'Бірінші\u2028екінші\u2029үшінші\nтөртінші "тырнақша"'
    for (const form of [forms.registration, forms.consultation, forms.question]) {
      const payload = { ...(await applicant.payload(form)), ...(form !== forms.registration && { message }) }
      const { body } = await applicant.send(
        form,
        payload,
        { 'idempotency-key': `key-of-${form.name}`, 'x-consent-version': '2026-01' },
        'en',
      )
      sent.push({ form: form.name, payload, ...(body.data as Omit<ExportedApplication, 'form' | 'payload'>) })
    }
    const { code, out, err } = await command('applications', '--json')
    expect([code, err]).toEqual([0, ''])
    expect(linesOf(out)).toEqual(
      sent.map((one) => ({
        ...one,
        lang: 'en',
        status: 'received',
        idempotency_key: `key-of-${one.form}`,
        consent_version: '2026-01',
        page: null,
        mails: ['office', 'visitor'].map((receiver) => ({ receiver, state: 'queued', attempts: 0, error: null, sent_at: null })),
      })),
    )
  })

  test('the seed has nothing more to do, and generates the requested number of news', async () => {
    expect(await command('seed')).toMatchObject({ code: 0, out: '0 starter entries loaded\n', err: '' })
    expect((await command('seed', '--news', '50')).out).toContain('50 news generated, 50 in all')
    expect((await command('seed', '--news', '50')).out).toContain('0 news generated')
    // The running service sees them at once.
    const answer = (await (await running.request('/api/v1/news?lang=en&limit=1')).json()) as { meta: { total: number } }
    expect(answer.meta.total).toBeGreaterThanOrEqual(50)
  })

  test('wrong words are answered in one sentence', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'narkhoz-backup-'))
    const answers = await Promise.all([
      command('seed', '--news', 'many'),
      command('seed', '--what'),
      command('applications'),
      command('applications', 'all', '--json'),
      command('backup', folder),
      command('backup', 'a', 'b'),
      command('mail', '--now'),
      command('erase'),
      command('erase', 'someone@mail.kz'),
      command('erase', '--email'),
      command('erase', '--email', 'someone'),
      command('erase', '--phone', '777'),
      command('erase', '--email', 'someone@mail.kz', '--everyone'),
      command('nonsense'),
      command(),
    ])
    for (const { code, out, err } of answers) {
      expect([code, out]).toEqual([1, ''])
      expect(err).toMatch(/^[^\n]{20,}\n$/)
      expect(err).not.toMatch(/\s+at .*:\d+/)
    }
    await rm(folder, { recursive: true })
  })

  test('a command needs the key', async () => {
    const ask = (authorization: string | undefined, name = 'applications', body = '{"args":["--json"]}') =>
      running.request(`/operator/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
        body,
      })
    for (const wrong of [undefined, 'Bearer x', applicant.authorization, `Bearer ${'x'.repeat(43)}`]) {
      const answer = await ask(wrong)
      expect(answer.status).toBe(401)
      expect(await answer.text()).not.toContain('idempotency_key')
    }
    const key = `Bearer ${(await readFile(join(database.dataDir, 'operator-key'), 'utf8')).trim()}`
    for (const body of ['null', '{}', '{"args":"--json"}', '[]', '{']) expect((await ask(key, 'applications', body)).status).toBe(400)
    expect(await (await ask(key, 'constructor')).text()).toContain('There is no command')
    expect((await ask(key)).status).toBe(200)
  })
})

describe('while the service is stopped', () => {
  test('applications are listed the same', async () => {
    const { code, out } = await command('applications', '--json')
    expect(code).toBe(0)
    expect(linesOf(out).map(({ form, payload, id, code, created_at }) => ({ form, payload, id, code, created_at }))).toEqual(sent)
  })

  test('the seed never overwrites an editor’s change nor restores a deleted entry', async () => {
    const ofSchool = and(eq(entries.kind, 'school'), eq(entries.id, 67))
    const look = () => inDatabase(({ db }) => db.select().from(entries).where(ofSchool))
    await inDatabase(async (storage) => {
      const [school] = await storage.db.select().from(entries).where(ofSchool)
      const attributes = { ...(school?.attributes as Record<string, unknown>), title: { kz: 'Өзгерген', ru: 'Изменено', en: 'Changed' } }
      await save(storage, [{ kind: 'school', id: 67, slug: school?.slug ?? null, attributes }])
      await storage.db.delete(entries).where(and(eq(entries.kind, 'award'), gt(entries.id, 0)))
    })
    const changed = await look()
    expect(changed[0]?.attributes).toMatchObject({ title: { en: 'Changed' } })
    expect((await command('seed')).out).toBe('0 starter entries loaded\n')
    expect(await look()).toEqual(changed)
    expect(
      await inDatabase(async ({ db }) => rowsOf(await db.execute(sql`select count(*)::int as left from entries where kind = 'award'`))),
    ).toEqual([{ left: 0 }])
  })
})

test('the place that a killed service left behind is offered no key', async () => {
  const asked: string[] = []
  const stranger = createServer((request, response) => {
    asked.push(`${request.url}`)
    response.end()
  }).listen(0)
  await once(stranger, 'listening')
  const { port } = stranger.address() as AddressInfo
  const gone = spawn(process.execPath, ['-e', ''])
  await once(gone, 'exit')
  await writeFile(join(database.dataDir, 'content.json'), JSON.stringify({ pid: gone.pid, port }))
  expect((await command('applications', '--json')).code).toBe(0)
  expect(asked).toEqual([])
  stranger.close()
})
