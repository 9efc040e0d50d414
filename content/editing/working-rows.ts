import type { EntryRow, entryStatuses, NamedEntry, TranslationState } from '@narkhoz/contract/admin/entries.ts'
import type { entrySorts } from '@narkhoz/contract/admin/entry-calls.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import type { Labels, Locale } from '@narkhoz/contract/locales.ts'
import { timeZone } from '@narkhoz/contract/time-zone.ts'
import { type SQL, sql } from 'drizzle-orm'
import { likePattern } from '../storage/like-pattern.ts'
import { readPage } from '../storage/read-page.ts'
import { type Database, rowsOf } from '../storage/storage.ts'
import { addressIn, headingFrom, scheduleOf } from './entry-state.ts'
import { nameInAddress } from './name-in-address.ts'
import { stateIn } from './translation-state.ts'

/** Query of a list of entries. */
export type RowsQuery = {
  q?: string | undefined
  status?: (typeof entryStatuses)[number] | 'scheduled' | undefined
  sort?: (typeof entrySorts)[number] | undefined
  order?: 'asc' | 'desc' | undefined
  facets: Readonly<Record<string, string>>
  lang: Locale
}

/** The newest version of every entry, or of those of one kind, with its status. */
export const newestVersions = (kind?: string) => {
  const own = kind === undefined ? sql`` : sql`where kind = ${kind}`
  return sql`(
    select coalesce(d.kind, e.kind) as kind, coalesce(d.id, e.id) as id,
      case when d.id is null then e.slug else d.slug end as slug,
      coalesce(d.position, e.position) as position,
      coalesce(d.attributes, e.attributes) as attributes,
      case when e.id is null then 'draft' when e.status <> 'published' then 'withdrawn' when d.id is null then 'published' else 'changed' end as status,
      coalesce(w.version, 1) as version, coalesce(w.updated_at, e.updated_at) as updated_at, w.updated_by,
      w.outdated_ru, w.outdated_en, w.publish_at, w.withdraw_at, w.failure
    from (select kind, id, slug, position, attributes, status, updated_at from entries ${own}) e
    full join (select kind, id, slug, position, attributes from drafts ${own}) d on d.kind = e.kind and d.id = e.id
    left join editing w on w.kind = coalesce(d.kind, e.kind) and w.id = coalesce(d.id, e.id)
  )`
}

const found = (entity: Entity, q: string | undefined): SQL[] => {
  const words = q?.trim()
  if (!words) return []
  const like = likePattern(words)
  const number = /^\d{1,9}$/.test(words) ? sql` or id = ${Number(words)}::int` : sql``
  const name = nameInAddress(entity, words)
  const column = entity.page?.address ? sql`slug` : sql`attributes ->> 'path'`
  const addressed = name === undefined ? sql`` : sql` or ${column} ilike ${likePattern(name)}`
  return [sql`((attributes -> ${entity.heading}::text)::text ilike ${like} or slug ilike ${like}${number}${addressed})`]
}

/** The day or moment of an attribute as it is counted in Almaty. */
const inAlmaty = (attribute: string) => sql`(case when length(attributes ->> ${attribute}::text) = 10
  then (attributes ->> ${attribute}::text)::date::timestamp
  else (attributes ->> ${attribute}::text)::timestamptz at time zone ${timeZone}::text end)`

const narrowed = ({ facets = {}, attributes }: Entity, given: RowsQuery['facets']): SQL[] =>
  Object.entries(given).map(([name, value]) => {
    const facet = Object.hasOwn(facets, name) ? facets[name] : undefined
    if (!facet) throw new ServiceError('bad_query', { about: name })
    const { attribute, part } = facet
    if (part) return sql`to_char(${inAlmaty(attribute)}, ${part === 'year' ? 'YYYY' : 'MM'}) = ${value}`
    const { type } = attributes[attribute] ?? {}
    if (type === 'references' || type === 'choices')
      return sql`exists (select 1 from jsonb_array_elements_text(coalesce(attributes -> ${attribute}::text, '[]')) as one where one = ${value})`
    return sql`attributes ->> ${attribute}::text = ${value}`
  })

const standing = (status: RowsQuery['status']): SQL[] => {
  if (!status) return []
  return [status === 'scheduled' ? sql`(publish_at is not null or withdraw_at is not null)` : sql`status = ${status}`]
}

/** Sort keys of a list, each with its direction. */
type Keys = readonly { value: SQL; along: 'asc' | 'desc' | 'asc nulls first' | 'desc nulls first' | 'desc nulls last' }[]

/** The visitors' order by default; missing values come first, because they are being edited. */
const keysOf = ({ heading, order: own, attributes }: Entity, { sort, order, lang }: RowsQuery): Keys => {
  const along = order === 'desc' ? 'desc nulls last' : 'asc nulls first'
  const byId = { value: sql`id`, along: 'asc' } as const
  if (sort === 'id') return [{ value: sql`id`, along }]
  if (sort === 'updated_at' || sort === 'position') return [{ value: sql`${sql.identifier(sort)}`, along }, byId]
  if (sort === 'heading') {
    const text =
      attributes[heading]?.type === 'plain'
        ? sql`attributes ->> ${heading}::text`
        : sql`coalesce(attributes -> ${heading}::text ->> ${lang}::text, attributes -> ${heading}::text ->> 'kz')`
    return [{ value: sql`lower(${text})`, along }, byId]
  }
  const isBack = Boolean(own?.descending) !== (order === 'desc')
  const value = own ? sql`attributes ->> ${own.attribute}::text` : sql`position`
  const isNumber = own && attributes[own.attribute]?.type === 'number'
  return [
    { value: isNumber ? sql`(${value})::numeric` : value, along: isBack ? 'desc nulls first' : 'asc nulls first' },
    { value: sql`id`, along: isBack ? 'desc' : 'asc' },
  ]
}

const keyName = (at: number) => sql.identifier(`key${at}`)
const keyColumns = (keys: Keys) =>
  sql.join(
    keys.map(({ value }, at) => sql`${value} as ${keyName(at)}`),
    sql`, `,
  )
const inOrder = (keys: Keys) =>
  sql.join(
    keys.map(({ along }, at) => sql`${keyName(at)} ${sql.raw(along)}`),
    sql`, `,
  )

type WorkingDbRow = {
  id: number
  slug: string | null
  position: number
  heading: unknown
  path: string | null
  status: EntryRow['status']
  version: number
  updated_at: string | Date
  updated_by: string | null
  ru: TranslationState
  en: TranslationState
  publish_at: string | Date | null
  withdraw_at: string | Date | null
  failure: { at: string; fields: Record<string, Labels> } | null
}

const dateOf = (value: string | Date | null) => (value === null ? null : new Date(value))

const rowOf = (
  entity: Entity,
  { heading, path, updated_at, publish_at, withdraw_at, failure, ru, en, ...row }: WorkingDbRow,
  lang: Locale,
): EntryRow => ({
  ...row,
  address: addressIn(entity, { ...row, attributes: { path } }),
  heading: headingFrom(heading),
  updated_at: new Date(updated_at).toISOString(),
  translations: { ru, en },
  schedule: scheduleOf({ publishAt: dateOf(publish_at), withdrawAt: dateOf(withdraw_at), failure }, lang),
})

const whereOf = (conditions: readonly SQL[]) => (conditions.length > 0 ? sql`where ${sql.join([...conditions], sql` and `)}` : sql``)

/** One page of a kind's entries as editors see them, and how many there are. */
export const listRows = async (db: Database, entity: Entity, query: RowsQuery, page: number, limit: number) => {
  const where = whereOf([...found(entity, query.q), ...narrowed(entity, query.facets), ...standing(query.status)])
  const from = newestVersions(entity.kind)
  const keys = keysOf(entity, query)
  // Paging comes first; missing texts are computed for its rows only.
  const read = ({ offset }: { offset: number }) =>
    db.execute(sql`
      select p.id, p.slug, p.position, p.attributes -> ${entity.heading}::text as heading, p.attributes ->> 'path' as path, p.status, p.version, p.updated_at, u.name as updated_by,
        ${stateIn('ru', sql`p.attributes`, sql`p.outdated_ru`)} as ru, ${stateIn('en', sql`p.attributes`, sql`p.outdated_en`)} as en,
        p.publish_at, p.withdraw_at, p.failure
      from (
        select *, ${keyColumns(keys)} from ${from} as one ${where} order by ${inOrder(keys)} limit ${limit} offset ${offset}
      ) p left join users u on u.id = p.updated_by order by ${inOrder(keys)}`)
  const count = async () =>
    rowsOf<{ total: number }>(await db.execute(sql`select count(*)::int as total from ${from} as one ${where}`))[0]?.total ?? 0
  const { rows, total } = await readPage({ page, limit }, count, async (cut) => rowsOf<WorkingDbRow>(await read(cut)))
  return { rows: rows.map((row) => rowOf(entity, row, query.lang)), total }
}

/** How many names a picker shows at once. */
const mostNames = 50

/** Entries by name, for those who refer to them: those with these ids, or the first that match. */
export const listNames = async (
  db: Database,
  entity: Entity,
  { ids, ...query }: RowsQuery & { ids?: readonly number[] | undefined },
): Promise<NamedEntry[]> => {
  const chosen = ids && sql`id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`
  const where = whereOf([...found(entity, query.q), ...narrowed(entity, query.facets), ...(chosen ? [chosen] : [])])
  const keys = keysOf(entity, query)
  const rows = rowsOf<Pick<WorkingDbRow, 'id' | 'slug' | 'heading' | 'status'>>(
    await db.execute(sql`
      select id, slug, attributes -> ${entity.heading}::text as heading, status, ${keyColumns(keys)} from ${newestVersions(entity.kind)} as one ${where}
      order by ${inOrder(keys)} limit ${ids ? ids.length : mostNames}`),
  )
  return rows.map(({ id, slug, heading, status }) => ({ id, slug, heading: headingFrom(heading), status }))
}
