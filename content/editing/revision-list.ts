import type { Revision, RevisionDetail } from '@narkhoz/contract/admin/revisions.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entityOf } from '@narkhoz/contract/entities/entity-of.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { type Locale, textIn } from '@narkhoz/contract/locales.ts'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { readPage } from '../storage/read-page.ts'
import { revisions, users } from '../storage/schema.ts'
import { type Database, rowsOf } from '../storage/storage.ts'
import { differencesOf } from './differences.ts'
import { headingFrom, newestOf, stateOf } from './entry-state.ts'
import type { NameOf } from './shown-value.ts'

const publishers = alias(users, 'publishers')

const columns = {
  version: revisions.version,
  action: revisions.action,
  at: revisions.at,
  by: users.name,
  published_at: revisions.publishedAt,
  published_by: publishers.name,
}

type RevisionDbRow = Omit<Revision, 'at' | 'published_at'> & { at: Date; published_at: Date | null }

const readable = ({ at, published_at, ...row }: RevisionDbRow): Revision => ({
  ...row,
  at: at.toISOString(),
  published_at: published_at?.toISOString() ?? null,
})

const isEntry = (kind: string, id: number) => and(eq(revisions.kind, kind), eq(revisions.id, id))

/** An entry without edits has one version: the imported one. */
const untouched = async (db: Database, entity: Entity, id: number) => {
  const state = await stateOf(db, entity, id)
  const at = (state.updatedAt ?? new Date(0)).toISOString()
  const revision: Revision = {
    version: state.version,
    action: 'imported',
    at,
    by: null,
    published_at: state.public?.isLive ? at : null,
    published_by: null,
  }
  return { revision, held: newestOf(state) }
}

/** The versions of an entry, the newest first, and how many there are; also of one that was deleted. */
export const listRevisions = async (db: Database, entity: Entity, id: number, page: number, limit: number) => {
  const { rows, total } = await readPage(
    { page, limit },
    () => db.$count(revisions, isEntry(entity.kind, id)),
    (cut) =>
      db
        .select(columns)
        .from(revisions)
        .leftJoin(users, eq(users.id, revisions.by))
        .leftJoin(publishers, eq(publishers.id, revisions.publishedBy))
        .where(isEntry(entity.kind, id))
        .orderBy(desc(revisions.version))
        .limit(cut.limit)
        .offset(cut.offset),
  )
  if (total > 0) return { rows: rows.map(readable), total }
  const { revision } = await untouched(db, entity, id)
  return { rows: page === 1 ? [revision] : [], total: 1 }
}

type ReferenceRow = { kind: string; id: number; heading: unknown }

/** The names of all entries that two versions refer to, loaded on demand. */
const namesFor = async (db: Database, wanted: ReadonlySet<string>, lang: Locale): Promise<NameOf> => {
  const keys = [...wanted].map((key) => {
    const [kind = '', id = ''] = key.split(' ')
    return { kind, id: Number(id), heading: entityOf(kind).heading }
  })
  const rows =
    keys.length === 0
      ? []
      : rowsOf<ReferenceRow>(
          await db.execute(sql`
            select k.kind, k.id, coalesce(d.attributes, e.attributes) -> k.heading as heading
            from jsonb_to_recordset(${JSON.stringify(keys)}::text::jsonb) as k(kind text, id int, heading text)
            left join entries e on e.kind = k.kind and e.id = k.id left join drafts d on d.kind = k.kind and d.id = k.id`),
        )
  const names = new Map(rows.map(({ kind, id, heading }) => [`${kind} ${id}`, headingFrom(heading)]))
  return (kind, id) => {
    const heading = names.get(`${kind} ${id}`)
    return textIn(heading, lang) || `№\u00a0${id}`
  }
}

/** A version of an entry with its content, and how it differs from the one before. */
export const readRevision = async (db: Database, entity: Entity, id: number, version: number, lang: Locale): Promise<RevisionDetail> => {
  const { kind } = entity
  const [row] = await db
    .select({ ...columns, held: { slug: revisions.slug, position: revisions.position, attributes: revisions.attributes } })
    .from(revisions)
    .leftJoin(users, eq(users.id, revisions.by))
    .leftJoin(publishers, eq(publishers.id, revisions.publishedBy))
    .where(and(isEntry(kind, id), eq(revisions.version, version)))
  if (!row) {
    const { revision, held } = await untouched(db, entity, id)
    if (revision.version !== version) throw new ServiceError('not_found')
    return { ...revision, ...held, differences: [] }
  }
  const { held, ...revision } = row
  const [before] = await db
    .select({ slug: revisions.slug, position: revisions.position, attributes: revisions.attributes })
    .from(revisions)
    .where(and(isEntry(kind, id), lt(revisions.version, version)))
    .orderBy(desc(revisions.version))
    .limit(1)
  if (!before) return { ...readable(revision), ...held, differences: [] }
  // The required names are only known after computing the differences, so they are computed twice: first to collect names.
  const wanted = new Set<string>()
  const listen: NameOf = (to, target) => {
    wanted.add(`${to} ${target}`)
    return ''
  }
  differencesOf(entity, before, held, { lang, nameOf: listen })
  const nameOf = await namesFor(db, wanted, lang)
  return { ...readable(revision), ...held, differences: differencesOf(entity, before, held, { lang, nameOf }) }
}
