import { createReadStream, existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { linesOf } from '@narkhoz/server-kit/lines.ts'
import { StartError } from '@narkhoz/server-kit/start-error.ts'
import { sql } from 'drizzle-orm'
import { rebuildSearch, refreshSearch } from '../search/rebuild.ts'
import { isEmpty } from '../seed/is-empty.ts'
import { rowsOf, type Transaction } from '../storage/storage.ts'
import { folderIn, tables } from './backup.ts'
import type { Command, Write } from './command.ts'

const perInsert = 500

/** Into the columns that the rows have: an older backup knows nothing of newer ones, which then start as for a new row. */
const insert = (tx: Transaction, table: string, rows: readonly string[]) => {
  const columns = sql.join(
    Object.keys(JSON.parse(rows[0] ?? '{}')).map((name) => sql.identifier(name)),
    sql`, `,
  )
  return tx.execute(
    sql`insert into ${sql.identifier(table)} (${columns}) select ${columns} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${`[${rows.join(',')}]`}::text::jsonb)`,
  )
}

/** Sequences continue after the highest restored number. */
const advance = async (tx: Transaction) => {
  const numbered = rowsOf<{ name: string; column: string }>(
    await tx.execute(sql`
      select table_name as name, column_name as column from information_schema.columns
      where table_schema = current_schema() and column_default like 'nextval(%'`),
  )
  for (const { name, column } of numbered)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, ${column}), greatest(1, (select max(${sql.identifier(column)}) from ${sql.identifier(name)})))`,
    )
}

/** Brings the lines of a backup into their tables; answers how many rows that were. */
const insertAll = async (tx: Transaction, lines: AsyncIterable<string>, write: Write) => {
  let table = ''
  let rows: string[] = []
  let count = 0
  const flush = async () => {
    if (rows.length > 0) await insert(tx, table, rows)
    count += rows.length
    rows = []
  }
  for await (const line of lines) {
    const [, name = '', row = ''] = /^\{"table":"(\w+)","row":(.*)\}$/s.exec(line) ?? []
    // Older backups hold what search read then.
    if (/^search_(?:kz|ru|en)$/.test(name)) continue
    if (!(tables as readonly string[]).includes(name)) throw new StartError('The backup has a line that is not of a backup.')
    if (name !== table || rows.length >= perInsert) await flush()
    if (name !== table && table) write(`${table} restored`)
    table = name
    rows.push(row)
  }
  await flush()
  await advance(tx)
  return count
}

/** Files are written this many at a time: each waits for the disk longer than for anything else. */
const atOnce = 20

/** Every file below a folder, by its relative path. */
const filesIn = async (folder: string): Promise<string[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}

const isDamage = (error: unknown) => String((error as NodeJS.ErrnoException).code).startsWith('Z_')

/** `npm run restore -- FOLDER`: brings a backup into an empty database and file store; all of it or nothing. */
export const restore: Command = async ({ storage, disk }, args, write) => {
  const folder = folderIn(args)
  const source = resolve(folder ?? '')
  const data = join(source, 'database.jsonl.gz')
  if (!folder || !existsSync(data)) throw new StartError('Say which backup: npm run restore -- FOLDER, a folder that npm run backup made.')
  const [received] = rowsOf<{ count: number }>(await storage.db.execute(sql`select count(*)::int as count from applications`))
  if (!(await isEmpty(storage)) || (received?.count ?? 0) > 0)
    throw new StartError('The database is not empty: restore into a new DATA_DIR or an empty database.')
  const places = await filesIn(join(source, 'files'))
  const brought: Promise<void>[] = []
  const written: string[] = []
  const bring = (place: string) => {
    const work = (async () => {
      const bytes = await readFile(join(source, 'files', place))
      // An existing public file has the same bytes, and may have other users.
      if (await disk.exists(place)) return
      written.push(place)
      await disk.put(place, bytes)
    })()
    brought.push(work)
    return work
  }
  try {
    const count = await storage.db.transaction(async (tx) => {
      const rows = await pipeline(createReadStream(data), createGunzip(), (bytes) => insertAll(tx, linesOf(bytes), write))
      for (let at = 0; at < places.length; at += atOnce) await Promise.all(places.slice(at, at + atOnce).map(bring))
      return rows
    })
    write(`${count} rows and ${places.length} files restored`)
  } catch (cause) {
    // Files still in flight would appear after the cleanup.
    await Promise.allSettled(brought)
    for (const place of written) await disk.delete(place)
    if (isDamage(cause)) throw new StartError(`${data} is damaged and cannot be unpacked.`, { cause })
    throw cause
  }
  await rebuildSearch(storage)
  // And the search index of built-in pages.
  await refreshSearch(storage)
}
