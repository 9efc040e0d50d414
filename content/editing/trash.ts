import { type BroughtBack, type DeletedEntry, trashDays } from '@narkhoz/contract/admin/trash.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entityOf } from '@narkhoz/contract/entities/entity-of.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import { note } from '../audit/edit-log.ts'
import { lockContent } from '../entries/save.ts'
import { likePattern } from '../storage/like-pattern.ts'
import { readPage } from '../storage/read-page.ts'
import { redirects } from '../storage/schema.ts'
import { type Database, rowsOf, type Transaction } from '../storage/storage.ts'
import { addressIn, headingOf, type VersionContent } from './entry-state.ts'
import { withUniqueNames } from './unique-slug.ts'
import { beginVersions, keptVersion, lastVersion } from './versions.ts'

const kept = sql`make_interval(days => ${trashDays}::int)`

/** The last version of every entry that was deleted and has not been brought back. */
const isDeleted = sql`r.action = 'deleted'
  and not exists (select 1 from entries e where e.kind = r.kind and e.id = r.id)
  and not exists (select 1 from drafts d where d.kind = r.kind and d.id = r.id)
  and not exists (select 1 from revisions n where n.kind = r.kind and n.id = r.id and n.version > r.version)`

/** The attribute that names an entry, by kind. */
const headings = JSON.stringify(Object.fromEntries((Object.values(entities) as Entity[]).map(({ kind, heading }) => [kind, heading])))

/** Filters of the trash: kinds, and words of the heading, slug or path. */
export type TrashQuery = { kinds: readonly string[]; q?: string | undefined; entryId?: number | undefined }

const chosen = ({ kinds, q, entryId }: TrashQuery): SQL => {
  const words = q?.trim()
  const like = words && likePattern(words)
  return sql.join(
    [
      isDeleted,
      sql`r.at > now() - ${kept}`,
      sql`r.kind in (select jsonb_array_elements_text(${JSON.stringify(kinds)}::text::jsonb))`,
      ...(entryId === undefined ? [] : [sql`r.id = ${entryId}::int`]),
      ...(like
        ? [
            sql`((r.attributes -> (${headings}::text::jsonb ->> r.kind))::text ilike ${like} or r.slug ilike ${like} or r.attributes ->> 'path' ilike ${like})`,
          ]
        : []),
    ],
    sql` and `,
  )
}

type TrashDbRow = VersionContent & {
  kind: string
  id: number
  version: number
  at: string | Date
  erased_at: string | Date
  name: string | null
}

const rowOf = ({ kind, id, version, at, erased_at, name, ...held }: TrashDbRow): DeletedEntry => {
  const entity = entityOf(kind)
  return {
    kind,
    plural: entity.plural,
    id,
    slug: held.slug,
    heading: headingOf(entity, held.attributes),
    address: addressIn(entity, held),
    version,
    deleted_at: new Date(at).toISOString(),
    deleted_by: name,
    erased_at: new Date(erased_at).toISOString(),
  }
}

/** One page of deleted entries, the latest first, and how many there are. */
export const listDeleted = async (db: Database, query: TrashQuery, page: number, limit: number) => {
  const where = chosen(query)
  const { rows, total } = await readPage(
    { page, limit },
    async () =>
      rowsOf<{ total: number }>(await db.execute(sql`select count(*)::int as total from revisions r where ${where}`))[0]?.total ?? 0,
    async (cut) =>
      rowsOf<TrashDbRow>(
        await db.execute(sql`
          select r.kind, r.id, r.version, r.slug, r.position, r.attributes, r.at, r.at + ${kept} as erased_at, u.name
          from revisions r left join users u on u.id = r.by where ${where}
          order by r.at desc, r.kind, r.id limit ${cut.limit} offset ${cut.offset}`),
      ),
  )
  return { rows: rows.map(rowOf), total }
}

/** Where an address leads, if it does. */
export const redirectFrom = async (tx: Transaction, address: string | null): Promise<BroughtBack['redirect']> => {
  if (!address) return null
  const [row] = await tx.select({ from: redirects.from, to: redirects.to }).from(redirects).where(eq(redirects.from, address))
  return row ?? null
}

/**
 * Restores the last content of a deleted entry as a draft. A name that was taken in the meantime gets a number, as that of a copy
 * does.
 */
export const bringBack = async (tx: Transaction, entity: Entity, id: number, by: string): Promise<BroughtBack> => {
  const key = { kind: entity.kind, id }
  const number = await lastVersion(tx, key)
  const last = await keptVersion(tx, key, number)
  if (last?.action !== 'deleted') throw new ServiceError('not_found')
  const { slug, position, attributes, basis } = last
  const { held, taken } = await withUniqueNames(tx, entity, id, { slug, position, attributes })
  await beginVersions(tx, key, number + 1, { held, basis, action: 'restored', by })
  const subject = headingOf(entity, held.attributes)
  await note(tx, [{ by, action: 'brought_back', kind: entity.kind, entryId: id, version: number + 1, subject }])
  return { taken, redirect: await redirectFrom(tx, addressIn(entity, held)) }
}

/** How many entries are erased per transaction: it blocks all saves. */
const atOnce = 200

/**
 * Erases entries past their retention, with all their versions; returns how many. Their files stay in the library until an editor
 * removes them there.
 */
export const eraseExpired = async (db: Database): Promise<number> => {
  const erased = await db.transaction(async (tx) => {
    // No restore can happen in between.
    await lockContent(tx)
    const rows = rowsOf<{ kind: string; id: number; attributes: VersionContent['attributes'] }>(
      await tx.execute(sql`
        select r.kind, r.id, r.attributes from revisions r where ${isDeleted} and r.at <= now() - ${kept} order by r.at limit ${atOnce}`),
    )
    if (rows.length === 0) return 0
    const keys = JSON.stringify(rows.map(({ kind, id }) => ({ kind, id })))
    await tx.execute(sql`
      delete from revisions r using jsonb_to_recordset(${keys}::text::jsonb) as k(kind text, id int)
      where r.kind = k.kind and r.id = k.id`)
    await note(
      tx,
      rows.map(({ kind, id, attributes }) => {
        const entity = (entities as Record<string, Entity>)[kind]
        return { by: null, action: 'erased' as const, kind, entryId: id, subject: entity ? headingOf(entity, attributes) : {} }
      }),
    )
    return rows.length
  })
  return erased < atOnce ? erased : erased + (await eraseExpired(db))
}
