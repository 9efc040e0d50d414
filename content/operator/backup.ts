import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { finished } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { StartError } from '../start-error.ts'
import { rowsOf, type Transaction } from '../storage/storage.ts'
import type { Command } from './command.ts'

/** The tables of a backup, each after those it refers to; tokens are left out, they end by themselves. */
export const tables = [
  'entries',
  'facets',
  'facet_counts',
  'search_kz',
  'search_ru',
  'search_en',
  'changes',
  'seeded',
  'applications',
  'files',
] as const

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

type StoredFile = { key: string; application_id: number | null }

/** The one folder that a command was told, or none. */
export const folderIn = (args: readonly string[]): string | undefined => {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
  if (positionals.length > 1) throw new StartError(`Say one folder, not ${positionals.length}.`)
  return positionals[0]
}

/**
 * `npm run backup -- FOLDER`: database and files as they are at one moment, also while the service runs. The folder
 * gets its name only when everything is in it.
 */
export const backup: Command = async ({ storage, disk, dataDir }, args, write) => {
  const target = resolve(folderIn(args) ?? join(dataDir, 'backups', new Date().toISOString().replaceAll(':', '-')))
  if (existsSync(target)) throw new StartError(`${target} exists already: say another folder, and the backup makes it.`)
  const unfinished = `${target}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(join(unfinished, 'files'), { recursive: true, mode: 0o700 })
  const out = createGzip()
  const file = createWriteStream(join(unfinished, 'database.jsonl.gz'), { mode: 0o600 })
  out.pipe(file)
  const stored: StoredFile[] = []
  await storage.db.transaction(
    async (tx) => {
      for (const table of tables) {
        let count = 0
        for await (const row of rowsIn(tx, table)) {
          if (table === 'files') stored.push(JSON.parse(row) as StoredFile)
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
  for (const { key, application_id: owner } of stored) {
    // One that no application has named may not be written yet, or be swept in between.
    if (owner === null && !(await disk.exists(key))) continue
    await writeFile(join(unfinished, 'files', key), await disk.getBytes(key), { mode: 0o600 })
    copied++
  }
  write(`files: ${copied}`)
  await rename(unfinished, target)
  write(`Backup: ${target}`)
}
