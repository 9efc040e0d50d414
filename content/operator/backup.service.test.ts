import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorage } from '../storage/open.ts'
import * as schema from '../storage/schema.ts'
import { rowsOf, type Storage } from '../storage/storage.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { type ContentProcess, operatorCommand, startProcess } from '../testing/content-process.ts'
import { pdf, pdfOf } from '../testing/sample-files.ts'
import { testDatabase } from '../testing/test-service.ts'
import { leftOut, tables } from './backup.ts'

const { applicationEvents, applications, credentials, files, media, replyTemplates, searchMisses, secondFactors, users } = schema

type Database = Awaited<ReturnType<typeof testDatabase>>

let from: Database
let to: Database
let folder: string

// A sample of the starter content's thousand public files.
const publicFiles = 40

beforeAll(async () => {
  ;[from, to] = await Promise.all([testDatabase('seeded with files'), testDatabase('empty')])
  folder = await mkdtemp(join(tmpdir(), 'narkhoz-backup-'))
  await inDatabase(from, ({ db }) =>
    db.execute(sql`delete from media where key not in (select key from media order by key limit ${publicFiles})`),
  )
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
    for (const table of [...tables, ...leftOut.madeAnew]) {
      const read = await db.execute(sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t`)
      rows[table] = rowsOf<{ row: string }>(read)
        .map(({ row }) => row)
        .sort()
    }
    return rows
  })

const filesOf = async ({ dataDir }: Database, ...below: string[]) => {
  const folder = join(dataDir, 'files', ...below)
  const names = await readdir(folder).catch(() => [])
  const paths = names.sort().map((name) => join(folder, name))
  const kinds = await Promise.all(paths.map((path) => stat(path)))
  return paths.filter((_, at) => kinds[at]?.isFile())
}

const everyFile = async (database: Database) => {
  const paths = [...(await filesOf(database)), ...(await filesOf(database, 'media'))]
  return Promise.all(paths.map(async (path) => [relative(database.dataDir, path), (await readFile(path)).toString('base64')] as const))
}

const rowsIn = (rows: Record<string, string[]>, table: string) =>
  rows[table]?.map((row) => JSON.parse(row) as Record<string, unknown>) ?? []

/** A user with a password and a second factor, who has worked on an application. */
const peopleIn = async ({ db }: Storage) => {
  const userId = 'someone'
  const [application] = await db.select({ id: applications.id }).from(applications).limit(1)
  await db.insert(users).values({ id: userId, email: 'a@university.example', name: 'Әсел', role: 'staff', forms: ['vacancy'] })
  await db.insert(credentials).values({ id: 'c', userId, accountId: userId, providerId: 'credential', password: 'a-hash' })
  await db.insert(secondFactors).values({ id: 's', userId, secret: 'encrypted', backupCodes: 'encrypted', verified: true })
  await db.insert(applicationEvents).values({ applicationId: application?.id ?? 0, userId, kind: 'note', text: 'Бірінші\u2028екінші' })
  await db.insert(searchMisses).values({ lang: 'kz', query: 'жоқ сөз', count: 3, lastAt: new Date() })
  await db.insert(replyTemplates).values({ form: 'vacancy', lang: 'kz', title: 'Жауап', text: '{name}' })
}

let running: ContentProcess
let applicant: Applicant
const backup = () => join(folder, 'monday')

test('a backup is made while applications are submitted', async () => {
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
    for (let at = 0; going; at++) {
      if (at % 2 === 0) expect((await applicant.send(forms.vacancy, order)).status).toBe(201)
      else {
        const story = { ...(await applicant.payload(forms['success-story'])), fio: `Мереке ${at}` }
        expect((await applicant.send(forms['success-story'], story)).status).toBe(201)
      }
    }
  })()
  const { code, out, err } = await operatorCommand(from.variables, 'backup', backup())
  going = false
  await meanwhile
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain(`Backup: ${backup()}`)
  expect((await readdir(folder)).sort()).toEqual(['monday'])
  expect((await stat(join(backup(), 'database.jsonl.gz'))).mode & 0o777).toBe(0o600)
})

test('a damaged backup brings nothing, also no files', { timeout: 120_000 }, async () => {
  expect((await running.stopped()).code).toBe(0)
  const nothing = async () => {
    expect(Object.values(await everyRow(to)).flat()).toEqual([])
    expect(await everyFile(to)).toEqual([])
  }
  // A file that cannot be read, when all rows and some files are in their places already.
  await symlink(join(folder, 'nowhere'), join(backup(), 'files', 'media', 'unreadable'))
  expect((await operatorCommand(to.variables, 'restore', backup())).code).toBe(1)
  await nothing()
  await rm(join(backup(), 'files', 'media', 'unreadable'))

  const data = join(backup(), 'database.jsonl.gz')
  const whole = await readFile(data)
  await writeFile(data, whole.subarray(0, whole.length / 2))
  const { code, err } = await operatorCommand(to.variables, 'restore', backup())
  expect([code, err]).toEqual([1, `${data} is damaged and cannot be unpacked.\n`])
  await nothing()
  await writeFile(data, whole)
  const nowhere = await operatorCommand(to.variables, 'restore', join(folder, 'nowhere'))
  expect([nowhere.code, nowhere.err]).toEqual([1, expect.stringMatching(/^Say which backup[^\n]+\n$/)])
})

test('a backup of a stopped service is restored row by row and byte by byte', async () => {
  // One whose bytes were never written, because its process died, does not stop the backup.
  await inDatabase(from, ({ db }) => db.insert(files).values({ key: 'k'.repeat(43), type: 'image/png', size: 1, tokenHash: 'none' }))
  // A public file of another machine does not either, but is reported.
  await inDatabase(from, ({ db }) => db.insert(media).values({ key: `${'0'.repeat(32)}.svg`, type: 'image/svg+xml', size: 1 }))
  await inDatabase(from, peopleIn)
  const second = join(folder, 'tuesday')
  const made = await operatorCommand(from.variables, 'backup', second)
  expect(made).toMatchObject({ code: 0, err: '' })
  expect(made.out).toContain('not in the backup: 1.')

  expect(await operatorCommand(to.variables, 'restore', second)).toMatchObject({ code: 0, err: '' })
  const [before, after] = [await everyRow(from), await everyRow(to)]
  for (const table of Object.keys(before)) expect([table, after[table]]).toEqual([table, before[table]])
  expect(before.applications?.length).toBeGreaterThan(3)
  for (const table of ['users', 'credentials', 'second_factors', 'application_events', 'reply_templates', 'search_misses'])
    expect([table, before[table]?.length]).toEqual([table, 1])
  const there = await everyFile(to)
  expect(await everyFile(from)).toEqual(expect.arrayContaining(there))
  expect(await filesOf(to, 'media')).toHaveLength(publicFiles)
  expect(there.length - publicFiles).toBe((await filesOf(from)).length)
  for (const path of [...(await filesOf(to)), ...(await filesOf(to, 'media'))]) expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('a backup of an older version, whose mails have fewer columns, is brought back as it was at one moment while others wrote', async () => {
  const [old, empty] = [join(folder, 'last-year'), await testDatabase('empty')]
  await cp(backup(), old, { recursive: true })
  const data = join(old, 'database.jsonl.gz')
  const lines = gunzipSync(await readFile(data)).toString()
  const older = lines.replaceAll(/^(\{"table":"outbox".*)$/gm, (line) => line.replace(/,"put_off":\d+,"mailbox":(?:null|"[^"]*")/, ''))
  expect(older.length).toBeLessThan(lines.length)
  expect(older).not.toContain('"put_off"')
  await writeFile(data, gzipSync(older))
  try {
    expect(await operatorCommand(empty.variables, 'restore', old)).toMatchObject({ code: 0, err: '' })
    const [then, now] = [await everyRow(empty), await everyRow(from)]
    for (const mail of rowsIn(then, 'outbox')) expect(mail).toMatchObject({ put_off: 0, mailbox: null })

    // All that was sent until one moment and nothing behind it, each with its mails and files.
    const sent = rowsIn(then, 'applications')
    const last = Math.max(...sent.map(({ id }) => Number(id)))
    expect(then.applications).toEqual(now.applications?.filter((row) => (JSON.parse(row) as { id: number }).id <= last))
    expect(sent.length).toBeGreaterThanOrEqual(3)
    const mailed = (rows: typeof then) => rowsIn(rows, 'outbox').filter((mail) => Number(mail.application_id) <= last).length
    expect(mailed(then)).toBe(mailed(now))
    const owned = rowsIn(then, 'files').filter(({ application_id: owner }) => owner !== null)
    expect(owned).toHaveLength(sent.filter(({ form }) => form === 'registration' || form === 'success-story').length)
    const bytes = await Promise.all(owned.map(({ key }) => readFile(join(empty.dataDir, 'files', String(key)))))
    for (const [at, { digest }] of owned.entries())
      expect(
        createHash('sha256')
          .update(bytes[at] ?? '')
          .digest('hex'),
      ).toBe(digest)
    for (const table of ['entries', 'facets', 'facet_counts', 'search_kz']) expect([table, then[table]]).toEqual([table, now[table]])
  } finally {
    await empty.remove()
  }
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

test('every table is in a backup, or expires or is derived', () => {
  const known: string[] = [...tables, ...leftOut.endsByItself, ...leftOut.madeAnew]
  const there = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : []))
  expect(known.sort()).toEqual([...new Set(there)].sort())
})

test('a database that is not empty is left alone', async () => {
  const before = await everyRow(to)
  const { code, err } = await operatorCommand(to.variables, 'restore', backup())
  expect([code, err]).toEqual([1, 'The database is not empty: restore into a new DATA_DIR or an empty database.\n'])
  expect(await everyRow(to)).toEqual(before)
})
