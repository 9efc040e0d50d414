import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Working } from '@narkhoz/contract/admin/entries.ts'
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { expect, test } from 'vitest'
import { refreshSearch } from '../search/rebuild.ts'
import { firstAdministratorAt } from '../testing/staff-client.ts'
import { openService, testDatabase } from '../testing/test-service.ts'
import { migrationsFolder, rowsOf } from './storage.ts'

type Journal = { entries: { tag: string }[] }

const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as Journal

/** The first migrations only, as an older version had them. */
const olderMigrations = async (count: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'narkhoz-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return folder
}

const attributes = {
  title: { kz: 'Бұрыннан бар', ru: 'Была раньше' },
  date: '2026-01-02T10:00:00+05:00',
  lead: { kz: 'Қысқаша' },
  body: { kz: '<p>Мәтін</p>' },
}

/** Data of an older version, table by table, as far as they existed. */
const stored = (count: number): string[] => [
  `insert into entries (kind, id, slug, position, status, attributes, version) values ('news', 7, 'before', 7, 'published', '${JSON.stringify(attributes)}', 3)`,
  `insert into facets (kind, name, value, sort, entry_id) values ('news', '', '', -1767330000, 7)`,
  `insert into facet_counts (kind, name, value, stretch, count) values ('news', '', '', -682, 1)`,
  `insert into seeded (kind, id) values ('news', 7)`,
  `insert into applications (code, form, lang, payload, fingerprint) values ('ABCD-EFGH', 'question', 'kz', '{"fio":"Айгүл"}', 'x')`,
  ...(count > 1 ? [`insert into media (key, type, size, width, height) values ('${'0'.repeat(32)}.svg', 'image/svg+xml', 10, 4, 4)`] : []),
  ...(count > 2 ? [`insert into outbox (id, application_id, receiver) select 'mail-1', id, 'office' from applications`] : []),
]

/** Makes a database as an older version left it. */
const leave = async (count: number, variables: Record<string, string>) => {
  const folder = await olderMigrations(count)
  if (variables.DATABASE_URL) {
    const client = new pg.Client(variables.DATABASE_URL)
    await client.connect()
    await migratePostgres(overPostgres(client), { migrationsFolder: folder })
    for (const statement of stored(count)) await client.query(statement)
    await client.end()
  } else {
    const files = join(variables.DATA_DIR ?? '', 'database', 'pglite')
    await mkdir(files, { recursive: true })
    const client = await PGlite.create(files, { extensions: { pg_trgm } })
    await migratePglite(overPglite({ client }), { migrationsFolder: folder })
    for (const statement of stored(count)) await client.exec(statement)
    await client.close()
  }
  await rm(folder, { recursive: true, force: true })
}

const older = journal.entries.slice(0, -1).map(({ tag }, at) => [tag, at + 1] as const)

test.each(older)('a database left after %s starts up, keeps its data and works', async (_, count) => {
  const database = await testDatabase('empty')
  await leave(count, database.variables)
  const service = await openService(database.variables)
  try {
    expect((await service.get('pages/news/before?lang=ru')).body.data).toMatchObject({ id: 7, title: 'Была раньше' })
    expect((await service.get('news')).body).toMatchObject({ data: [{ id: 7, slug: 'before' }], meta: { total: 1 } })
    const counts = async (table: string) =>
      rowsOf<{ rows: number }>(await service.storage.db.execute(`select count(*)::int as rows from ${table}`))[0]?.rows
    expect([await counts('applications'), await counts('media'), await counts('outbox')]).toEqual([1, count > 1 ? 1 : 0, count > 2 ? 1 : 0])

    expect(await refreshSearch(service.storage)).toBe(1)
    expect((await service.get('search/index?query=раньше&lang=ru')).body).toMatchObject({ data: [{ kind: 'news', id: 7 }] })

    const administrator = await firstAdministratorAt(service)
    const { body } = await administrator.get<Working>('entries/news/7')
    expect(body.data).toMatchObject({
      version: 1,
      status: 'published',
      slug: 'before',
      attributes,
      updated_by: null,
      updated_by_id: null,
      live: { version: 1 },
    })
    const saved = await administrator.put<Working>('entries/news/7', {
      version: 1,
      attributes: { ...attributes, title: { kz: 'Енді басқа' } },
    })
    expect([saved.status, saved.body.data.version, saved.body.data.status]).toEqual([200, 2, 'changed'])
  } finally {
    await service.stop()
    await database.remove()
  }
})
