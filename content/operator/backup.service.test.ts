import { mkdir, mkdtemp, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorage } from '../storage/open.ts'
import { files } from '../storage/schema.ts'
import { rowsOf, type Storage } from '../storage/storage.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { type ContentProcess, operatorCommand, startProcess } from '../testing/content-process.ts'
import { pdf, pdfOf } from '../testing/sample-files.ts'
import { testDatabase } from '../testing/test-service.ts'
import { tables } from './backup.ts'

type Database = Awaited<ReturnType<typeof testDatabase>>

let from: Database
let to: Database
let folder: string

beforeAll(async () => {
  ;[from, to] = await Promise.all([testDatabase('seeded'), testDatabase('empty')])
  folder = await mkdtemp(join(tmpdir(), 'narkhoz-backup-'))
})
afterAll(async () => {
  await from.remove()
  await to.remove()
  await rm(folder, { recursive: true, force: true })
})

const inDatabase = async <T>({ variables, dataDir }: Database, look: (storage: Storage) => Promise<T>) => {
  const storage = await openStorage({ databaseUrl: variables.DATABASE_URL, dataDir })
  try {
    return await look(storage)
  } finally {
    await storage.close()
  }
}

const everyRow = (database: Database) =>
  inDatabase(database, async ({ db }) => {
    const rows: Record<string, string[]> = {}
    for (const table of tables) {
      const read = await db.execute(sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t`)
      rows[table] = rowsOf<{ row: string }>(read)
        .map(({ row }) => row)
        .sort()
    }
    return rows
  })

const everyFile = async ({ dataDir }: Database) => {
  const names = (await readdir(join(dataDir, 'files'))).sort()
  return Promise.all(names.map(async (name) => [name, (await readFile(join(dataDir, 'files', name))).toString('base64')] as const))
}

let running: ContentProcess
let applicant: Applicant
const backup = () => join(folder, 'monday')

test('a backup is made while applications keep coming', async () => {
  running = await startProcess(from.variables)
  await running.ready()
  applicant = await applicantAt(running)
  const message = 'Бірінші\u2028екінші\u2029 "\\u0000" \\ 👩‍🎓\n\tүшінші'
  await applicant.send(forms.consultation, { ...(await applicant.payload(forms.consultation)), message })
  const uploads = [await applicant.upload('small.pdf', await pdf()), await applicant.upload('large.pdf', await pdfOf(1_500_000))]
  for (const file of uploads) await applicant.send(forms.registration, { ...(await applicant.payload(forms.registration)), file })

  // One that no application names belongs to the backup as well.
  await applicant.upload('left.pdf', await pdf())

  let going = true
  const order = await applicant.payload(forms.vacancy)
  const meanwhile = (async () => {
    while (going) expect((await applicant.send(forms.vacancy, order)).status).toBe(201)
  })()
  const { code, out, err } = await operatorCommand(from.variables, 'backup', backup())
  going = false
  await meanwhile
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain(`Backup: ${backup()}`)
  expect((await readdir(folder)).sort()).toEqual(['monday'])
  expect((await stat(join(backup(), 'database.jsonl.gz'))).mode & 0o777).toBe(0o600)
})

test('a damaged backup brings nothing, also no files', async () => {
  expect((await running.stopped()).code).toBe(0)
  const nothing = async () => {
    expect(Object.values(await everyRow(to)).flat()).toEqual([])
    expect(await everyFile(to)).toEqual([])
  }
  // A file that cannot be read, when all rows and some files are in their places already.
  await mkdir(join(backup(), 'files', 'unreadable'))
  expect((await operatorCommand(to.variables, 'restore', backup())).code).toBe(1)
  await nothing()
  await rmdir(join(backup(), 'files', 'unreadable'))

  const data = join(backup(), 'database.jsonl.gz')
  const whole = await readFile(data)
  await writeFile(data, whole.subarray(0, whole.length / 2))
  const { code, err } = await operatorCommand(to.variables, 'restore', backup())
  expect([code, err]).toEqual([1, `${data} is damaged and cannot be unpacked.\n`])
  await nothing()
  const nowhere = await operatorCommand(to.variables, 'restore', join(folder, 'nowhere'))
  expect([nowhere.code, nowhere.err]).toEqual([1, expect.stringMatching(/^Say which backup[^\n]+\n$/)])
})

test('a backup of a service that stands still is brought back row by row and byte by byte', async () => {
  // One whose bytes were never written, because its process died, does not stop the backup.
  await inDatabase(from, ({ db }) => db.insert(files).values({ key: 'k'.repeat(43), type: 'image/png', size: 1, tokenHash: 'none' }))
  const second = join(folder, 'tuesday')
  expect(await operatorCommand(from.variables, 'backup', second)).toMatchObject({ code: 0, err: '' })

  expect(await operatorCommand(to.variables, 'restore', second)).toMatchObject({ code: 0, err: '' })
  const [before, after] = [await everyRow(from), await everyRow(to)]
  for (const table of tables) expect([table, after[table]]).toEqual([table, before[table]])
  expect(before.applications?.length).toBeGreaterThan(3)
  expect(await everyFile(to)).toEqual(await everyFile(from))
  for (const name of await readdir(join(to.dataDir, 'files')))
    expect((await stat(join(to.dataDir, 'files', name))).mode & 0o777).toBe(0o600)
})

test('the restored service goes on behind the last number, and is not seeded again', async () => {
  const highest = Math.max(...((await everyRow(to)).applications ?? []).map((row) => (JSON.parse(row) as { id: number }).id))
  const restored = await startProcess({ ...to.variables, LOG_LEVEL: 'info' })
  await restored.ready()
  const visitor = await applicantAt(restored)
  const { status, body } = await visitor.send(forms.vacancy, await visitor.payload(forms.vacancy))
  expect([status, body.data.id]).toEqual([201, highest + 1])
  expect((await restored.stopped()).out).not.toContain('seeding')
})

test('a database that is not empty is left alone', async () => {
  const before = await everyRow(to)
  const { code, err } = await operatorCommand(to.variables, 'restore', backup())
  expect([code, err]).toEqual([1, 'The database is not empty: restore into a new DATA_DIR or an empty database.\n'])
  expect(await everyRow(to)).toEqual(before)
})
