import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { finished } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createGzip } from 'node:zlib'
import { locales } from '@narkhoz/contract/locales.ts'
import { StartError } from '@narkhoz/server-kit/start-error.ts'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { operator, recordApplications } from '../audit/record.ts'
import { placeOf } from '../media/store-file.ts'
import { applications, files } from '../storage/schema.ts'
import { type Database, rowsOf, type Transaction } from '../storage/storage.ts'
import type { Command } from './command.ts'

/** The tables of a backup, each after those it refers to. */
export const tables = [
  'entries',
  'facets',
  'facet_counts',
  'changes',
  'seeded',
  'users',
  'credentials',
  'second_factors',
  'drafts',
  'editing',
  'revisions',
  'edit_log',
  'audit_log',
  'redirects',
  'applications',
  'application_events',
  'reply_templates',
  'outbox',
  'files',
  'media',
  'search_misses',
] as const

/** Tables excluded from backups: short-lived data, and data derived from entries. */
export const leftOut = {
  endsByItself: ['access_tokens', 'sessions', 'verifications', 'one_time_links', 'email_changes'],
  madeAnew: [...locales.flatMap((lang) => [`search_${lang}`, `search_words_${lang}`, `search_lexemes_${lang}`]), 'search_state'],
} as const

const perFetch = 500

/** The rows of a table as JSON texts, read by a cursor so that no table has to fit into memory. */
async function* rowsIn(tx: Transaction, table: string) {
  await tx.execute(sql`declare reading cursor for select row_to_json(t)::text as row from ${sql.identifier(table)} t`)
  for (;;) {
    const rows = rowsOf<{ row: string }>(await tx.execute(sql.raw(`fetch ${perFetch} from reading`)))
    if (rows.length === 0) break
    for (const { row } of rows) yield row
  }
  await tx.execute(sql`close reading`)
}

/** A file of the disk that a row names. */
type StoredFile = { place: string; table: 'files' | 'media'; owned: boolean }

type FileRow = { key: string; application_id: number | null }

/** The file that a row names, if its table is one of files. */
const fileOf = (table: (typeof tables)[number], { key, application_id: owner }: FileRow): StoredFile | undefined => {
  if (table === 'files') return { place: key, table, owned: owner !== null }
  return table === 'media' ? { place: placeOf(key), table, owned: false } : undefined
}

/** Whether an application still needs a file of the snapshot: it may be erased during the backup. */
const isNeeded = async (db: Database, key: string) => (await db.$count(files, and(eq(files.key, key), isNotNull(files.applicationId)))) > 0

/** The folder argument of a command, if any. */
export const folderIn = (args: readonly string[]): string | undefined => {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
  if (positionals.length > 1) throw new StartError(`Say one folder, not ${positionals.length}.`)
  return positionals[0]
}

/** Logged before the snapshot, so that the backup contains the line. */
const recordBackup = async (db: Database) => {
  const exported = { rows: await db.$count(applications), format: 'backup', filters: {} }
  await recordApplications(db, operator, [{ action: 'backup_made', details: { exported } }])
}

/**
 * `npm run backup -- FOLDER`: database and files as they are at one moment, also while the service runs. The folder
 * gets its name only when everything is in it.
 */
export const backup: Command = async ({ storage, disk, dataDir }, args, write) => {
  const target = resolve(folderIn(args) ?? join(dataDir, 'backups', new Date().toISOString().replaceAll(':', '-')))
  if (existsSync(target)) throw new StartError(`${target} exists already: say another folder, and the backup makes it.`)
  await recordBackup(storage.db)
  const unfinished = `${target}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(join(unfinished, 'files', placeOf('')), { recursive: true, mode: 0o700 })
  const out = createGzip()
  const file = createWriteStream(join(unfinished, 'database.jsonl.gz'), { mode: 0o600, flush: true })
  out.pipe(file)
  const stored: StoredFile[] = []
  await storage.db.transaction(
    async (tx) => {
      for (const table of tables) {
        let count = 0
        for await (const row of rowsIn(tx, table)) {
          const file = fileOf(table, JSON.parse(row) as FileRow)
          if (file) stored.push(file)
          if (!out.write(`{"table":"${table}","row":${row}}\n`)) await new Promise((done) => out.once('drain', done))
          count++
        }
        write(`${table}: ${count} rows`)
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  out.end()
  await finished(file)
  let copied = 0
  let lost = 0
  for (const { place, table, owned } of stored) {
    if (!(await disk.exists(place))) {
      if (owned && (await isNeeded(storage.db, place)))
        throw new StartError(`The file ${place} of an application is not where files are kept.`)
      // One that no application has named may not be written yet, or be swept in between; a public one was there once.
      if (table === 'media') lost++
      continue
    }
    await writeFile(join(unfinished, 'files', place), await disk.getBytes(place), { mode: 0o600 })
    copied++
  }
  write(`files: ${copied}`)
  if (lost > 0) write(`Public files that are not on this disk and so not in the backup: ${lost}. A folder holds those of one machine.`)
  await rename(unfinished, target)
  write(`Backup: ${target}`)
}
