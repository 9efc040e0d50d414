import type { IncomingReference } from '@narkhoz/contract/admin/entries.ts'
import type { Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import type { Block } from '@narkhoz/contract/blocks/block.ts'
import { blockRegistry } from '@narkhoz/contract/blocks/blocks.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entityOf } from '@narkhoz/contract/entities/entity-of.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf, type Transaction } from '../storage/storage.ts'
import { headingOf } from './entry-state.ts'

type ReferringRow = { kind: string; id: number; attributes: UnknownRecord }

/** Paths by which entries of a kind refer to another kind, and whether the reference is required. */
type Way = { names: readonly string[]; required: boolean }

const waysTo = (to: string, attributes: Attributes, before: readonly string[] = []): Way[] =>
  Object.entries(attributes).flatMap(([name, attribute]) => {
    const names = [...before, name]
    if (attribute.to === to) return [{ names, required: attribute.required === true && attribute.type === 'reference' }]
    if (attribute.type === 'blocks')
      return Object.values(blockRegistry as Record<string, Block>).flatMap((block) => waysTo(to, block.attributes, names))
    return attribute.attributes ? waysTo(to, attribute.attributes, names) : []
  })

// Names come from declarations and are quoted for jsonpath, whose lax mode unwraps lists.
const pathOf = (names: readonly string[]) => `$${names.map((name) => `.${JSON.stringify(name)}`).join('')} ? (@ == $id)`

/** The newest versions, and the public ones where they differ: neither may lose its references. */
const everything = sql`(select kind, id, attributes from drafts union all select kind, id, attributes from entries)`

/** How many are named; who has that many to look at begins with these. */
const most = 200

/** Paths at which a value occurs in an entry's content. */
const placesOf = (value: unknown, holds: (value: unknown) => boolean, path = ''): string[] => {
  if (holds(value)) return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => placesOf(one, holds, path ? `${path}.${name}` : name))
}

const usesIn = (rows: readonly ReferringRow[], fieldsOf: (row: ReferringRow) => string[]): IncomingReference[] => {
  const byEntry = Map.groupBy(rows, ({ kind, id }) => `${kind} ${id}`)
  return [...byEntry.values()].flatMap((same) => {
    const [row] = same
    if (!row) return []
    const entity = entityOf(row.kind)
    const fields = [...new Set(same.flatMap(fieldsOf))]
    return [{ kind: row.kind, plural: entity.plural, id: row.id, heading: headingOf(entity, row.attributes), fields }]
  })
}

/** Those among some rows that refer to an entry in one of the ways chosen. */
const referring = async (
  db: Database | Transaction,
  { kind: to }: Entity,
  id: number,
  chosen: (way: Way) => boolean,
  among: (refers: SQL, kind: string) => SQL,
): Promise<IncomingReference[]> => {
  const uses: IncomingReference[] = []
  for (const { kind, attributes } of Object.values(entities) as Entity[]) {
    const ways = waysTo(to, attributes).filter(chosen)
    if (ways.length === 0) continue
    const holds = ways.map(
      ({ names }) => sql`jsonb_path_exists(attributes, ${pathOf(names)}::jsonpath, jsonb_build_object('id', ${id}::int))`,
    )
    const rows = rowsOf<ReferringRow>(await db.execute(among(sql`(${sql.join(holds, sql` or `)})`, kind)))
    const fieldsOf = ({ attributes: values }: ReferringRow) =>
      ways.flatMap(({ names }) => (names[0] && values[names[0]] != null ? names.join('.') : []))
    uses.push(...usesIn(rows, fieldsOf))
  }
  return uses
}

/** Who refers to an entry, visitors see it or not. */
export const referencesToEntry = (db: Database | Transaction, entity: Entity, id: number): Promise<IncomingReference[]> =>
  referring(
    db,
    entity,
    id,
    () => true,
    (refers, kind) =>
      sql`select kind, id, attributes from ${everything} as one
        where kind = ${kind} and ${refers} and not (kind = ${entity.kind} and id = ${id}::int) order by id limit ${most}`,
  )

/** What visitors see and what cannot be answered without an entry. */
export const requiredReferencesTo = (db: Database | Transaction, entity: Entity, id: number): Promise<IncomingReference[]> =>
  referring(
    db,
    entity,
    id,
    ({ required }) => required,
    (refers, kind) =>
      sql`select kind, id, attributes from entries where kind = ${kind} and status = 'published' and ${refers} order by id limit ${most}`,
  )

/** What may follow an address: the end of it in a text, a query or a place on the page. */
const isLed = (text: string, address: string) => {
  if (text === address || text.startsWith(`${address}#`) || text.startsWith(`${address}?`)) return true
  return ['"', '#', '?'].some((end) => text.includes(`href="${address}${end}`))
}

/** What visitors see that leads to an address of the site, but for the entry that is there. */
export const linksTo = async (db: Database | Transaction, { kind }: Entity, id: number, address: string): Promise<IncomingReference[]> => {
  const rows = rowsOf<ReferringRow>(
    await db.execute(
      sql`select kind, id, attributes from entries
        where status = 'published' and strpos(attributes::text, ${address}) > 0 and not (kind = ${kind} and id = ${id}::int) order by kind, id`,
    ),
  )
  const holds = (value: unknown) => typeof value === 'string' && isLed(value, address)
  return usesIn(rows, ({ attributes }) => placesOf(attributes, holds))
    .filter(({ fields }) => fields.length > 0)
    .slice(0, most)
}

/** Who shows or links a public file. */
export const referencesToFile = async (db: Database | Transaction, address: string): Promise<IncomingReference[]> => {
  const rows = rowsOf<ReferringRow>(
    await db.execute(
      sql`select kind, id, attributes from ${everything} as one where strpos(attributes::text, ${address}) > 0 order by kind, id limit ${most}`,
    ),
  )
  const holds = (value: unknown) => typeof value === 'string' && value.includes(address)
  return usesIn(rows, ({ attributes }) => placesOf(attributes, holds))
}
