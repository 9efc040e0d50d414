import type { TakenName } from '@narkhoz/contract/admin/trash.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { isShownPath } from '@narkhoz/contract/pages/shown-path.ts'
import { sql } from 'drizzle-orm'
import { fieldErrors, validationError } from '../entries/validate.ts'
import { rowsOf, type Transaction } from '../storage/storage.ts'
import { headingOf, type VersionContent } from './entry-state.ts'

/** The other entry of the kind with a slug or a path, in its public version or in its draft. */
const holderOf = async (tx: Transaction, kind: string, id: number, name: 'slug' | 'path', value: string) => {
  const column = name === 'slug' ? sql`slug` : sql`attributes ->> 'path'`
  const [holder] = rowsOf<{ id: number; attributes: VersionContent['attributes'] }>(
    await tx.execute(sql`
      select id, attributes from entries where kind = ${kind} and ${column} = ${value} and id <> ${id}::int
      union all
      select id, attributes from drafts where kind = ${kind} and ${column} = ${value} and id <> ${id}::int
      limit 1`),
  )
  return holder
}

const isTaken = async (...given: Parameters<typeof holderOf>) => (await holderOf(...given)) !== undefined

const pathIn = ({ page }: Entity, { attributes }: Pick<VersionContent, 'attributes'>) =>
  page && !page.address && typeof attributes.path === 'string' ? attributes.path : undefined

/** Refuses a slug or a path that another entry has, or has in mind. */
export const checkUnique = async (tx: Transaction, entity: Entity, id: number, held: VersionContent) => {
  const { kind } = entity
  if (held.slug && (await isTaken(tx, kind, id, 'slug', held.slug)))
    throw validationError({ kind, id }, { slug: fieldErrors.taken }, `slug: ${held.slug} is taken`)
  const path = pathIn(entity, held)
  if (path && (await isTaken(tx, kind, id, 'path', path)))
    throw validationError({ kind, id }, { path: fieldErrors.taken }, `path: ${path} is taken`)
}

/** The base that gets a number: below a closed list there is no other path, so it moves to the root. */
const baseOf = (name: 'slug' | 'path', wanted: string) =>
  name === 'path' && !isShownPath(`${wanted}-2`) ? wanted.replaceAll('/', '-') : wanted

/** The same name where it is free, else the first with a number behind it that is. */
const freeName = async (tx: Transaction, kind: string, id: number, name: 'slug' | 'path', wanted: string) => {
  for (let number = 1; ; number++) {
    const value = number === 1 ? wanted : `${baseOf(name, wanted)}-${number}`
    if (!(await isTaken(tx, kind, id, name, value))) return value
  }
}

/** A slug like the one wanted that no other entry has; none where the kind has no slugs to choose. */
export const uniqueSlug = async (tx: Transaction, { kind, slug }: Entity, id: number, wanted: string): Promise<string | null> =>
  slug === true && wanted ? freeName(tx, kind, id, 'slug', wanted) : null

/** The attributes of a copy: with a unique path, if the kind has paths. */
export const withUniquePath = async (tx: Transaction, entity: Entity, id: number, attributes: VersionContent['attributes']) => {
  const path = pathIn(entity, { attributes })
  return path ? { ...attributes, path: await freeName(tx, entity.kind, id, 'path', path) } : attributes
}

/** Content with unique names, and which of them had been taken. */
export const withUniqueNames = async (
  tx: Transaction,
  entity: Entity,
  id: number,
  held: VersionContent,
): Promise<{ held: VersionContent; taken: TakenName[] }> => {
  const { kind, plural } = entity
  const taken: TakenName[] = []
  const freed = async (field: 'slug' | 'path', was: string | undefined, free: (wanted: string) => Promise<string | null>) => {
    const holder = was && (await holderOf(tx, kind, id, field, was))
    if (!was || !holder) return was ?? null
    const now = await free(was)
    taken.push({ field, was, now, by: { plural, id: holder.id, heading: headingOf(entity, holder.attributes) } })
    return now
  }
  const slug = await freed('slug', held.slug ?? undefined, (wanted) => uniqueSlug(tx, entity, id, wanted))
  const path = await freed('path', pathIn(entity, held), (wanted) => freeName(tx, kind, id, 'path', wanted))
  return { held: { ...held, slug, attributes: path === null ? held.attributes : { ...held.attributes, path } }, taken }
}
