import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { sql } from 'drizzle-orm'
import { refused, said } from '../content/judge.ts'
import { rowsOf, type Transaction } from '../storage/storage.ts'
import type { Held } from './entry-state.ts'

/** Whether another entry of the kind has a slug, or a path, in what visitors see or in what is worked on. */
const isTaken = async (tx: Transaction, kind: string, id: number, name: 'slug' | 'path', value: string) => {
  const column = name === 'slug' ? sql`slug` : sql`attributes ->> 'path'`
  const rows = rowsOf(
    await tx.execute(sql`
      select 1 from entries where kind = ${kind} and ${column} = ${value} and id <> ${id}::int
      union all
      select 1 from drafts where kind = ${kind} and ${column} = ${value} and id <> ${id}::int
      limit 1`),
  )
  return rows.length > 0
}

const pathIn = ({ page }: Entity, { attributes }: Pick<Held, 'attributes'>) =>
  page && !page.address && typeof attributes.path === 'string' ? attributes.path : undefined

/** Refuses a slug or a path that another entry has, or has in mind. */
export const checkFree = async (tx: Transaction, entity: Entity, id: number, held: Held) => {
  const { kind } = entity
  if (held.slug && (await isTaken(tx, kind, id, 'slug', held.slug)))
    throw refused({ kind, id }, { slug: said.taken }, `slug: ${held.slug} is taken`)
  const path = pathIn(entity, held)
  if (path && (await isTaken(tx, kind, id, 'path', path))) throw refused({ kind, id }, { path: said.taken }, `path: ${path} is taken`)
}

/** The same name where it is free, else the first with a number behind it that is. */
const freeName = async (tx: Transaction, kind: string, id: number, name: 'slug' | 'path', wanted: string) => {
  for (let number = 1; ; number++) {
    const value = number === 1 ? wanted : `${wanted}-${number}`
    if (!(await isTaken(tx, kind, id, name, value))) return value
  }
}

/** A slug like the one wanted that no other entry has; none where the kind has no slugs to choose. */
export const freeSlug = async (tx: Transaction, { kind, slug }: Entity, id: number, wanted: string): Promise<string | null> =>
  slug === true && wanted ? freeName(tx, kind, id, 'slug', wanted) : null

/** The attributes of a copy: with a path of its own, where the kind has paths. */
export const withFreePath = async (tx: Transaction, entity: Entity, id: number, attributes: Held['attributes']) => {
  const path = pathIn(entity, { attributes })
  return path ? { ...attributes, path: await freeName(tx, entity.kind, id, 'path', path) } : attributes
}
