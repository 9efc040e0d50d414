import type { Attribute, Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import { savedSchema } from '@narkhoz/contract/entities/entity.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { type Labels, locales } from '@narkhoz/contract/locales.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { announce } from '../changes/announce.ts'
import { entries } from '../storage/schema.ts'
import type { Storage, Transaction } from '../storage/storage.ts'
import { cleanAttributes } from './clean.ts'
import type { Draft, Saved } from './entry.ts'
import { entityOf } from './kinds.ts'
import { writeIndex } from './write-index.ts'

type Loose = Record<string, unknown>

const said = (message: string): Labels => ({ kz: message, ru: message, en: message })

const slugPattern = /^[a-z0-9]+(?:[a-z0-9-]*[a-z0-9])?$/

const judged = (draft: Draft): Loose => {
  const entity = entityOf(draft.kind)
  const result = v.safeParse(savedSchema(entity), draft.attributes)
  const wrong: Record<string, Labels> = {}
  if (!result.success) for (const issue of result.issues) wrong[v.getDotPath(issue) ?? ''] = said(issue.message)
  if (entity.slug === true && !slugPattern.test(draft.slug ?? '')) wrong.slug = said('must be lower-case letters, digits and hyphens')
  if (Array.isArray(entity.slug) && !entity.slug.includes(draft.slug ?? '')) wrong.slug = said(`must be one of ${entity.slug.join(', ')}`)
  if (!result.success || Object.keys(wrong).length > 0)
    throw new ServiceError('invalid', {
      detail: `${draft.kind} ${draft.id ?? draft.slug ?? ''}: ${Object.entries(wrong)
        .map(([at, words]) => `${at}: ${words.en}`)
        .join('; ')}`,
      fields: wrong,
    })
  return cleanAttributes(entity.attributes, result.output as Loose)
}

const referredBy = (attributes: Attributes, values: Loose): { to: string; id: number }[] =>
  Object.entries(attributes).flatMap(([name, attribute]: [string, Attribute]) => {
    const value = values[name]
    if (value === undefined || value === null) return []
    const { to, type } = attribute
    if (type === 'reference' && to) return [{ to, id: value as number }]
    if (type === 'references' && to) return (value as number[]).map((id) => ({ to, id }))
    return []
  })

/** Every entry that is referred to must exist, in the database or in what is being saved with it. */
const checkReferences = async (tx: Transaction, saved: readonly Saved[]) => {
  const given = new Set(saved.map(({ kind, id }) => `${kind} ${id}`))
  const wanted = new Map<string, Set<number>>()
  for (const { kind, attributes } of saved)
    for (const { to, id } of referredBy(entityOf(kind).attributes, attributes))
      if (!given.has(`${to} ${id}`)) wanted.set(to, (wanted.get(to) ?? new Set()).add(id))
  for (const [to, ids] of wanted) {
    const found = await tx
      .select({ id: entries.id })
      .from(entries)
      .where(and(eq(entries.kind, to), inArray(entries.id, [...ids])))
    for (const { id } of found) ids.delete(id)
    if (ids.size > 0)
      throw new ServiceError('invalid', {
        detail: `No ${to} with id ${[...ids].join(', ')}.`,
        fields: { [to]: said('names an entry that does not exist') },
      })
  }
}

const nextIds = async (tx: Transaction, kinds: readonly string[]) => {
  const rows = await tx
    .select({ kind: entries.kind, last: sql<number>`max(${entries.id})::int` })
    .from(entries)
    .where(inArray(entries.kind, [...kinds]))
    .groupBy(entries.kind)
  return new Map(rows.map(({ kind, last }) => [kind, last]))
}

/** Gives an id to every draft that has none. */
const numbered = async (tx: Transaction, drafts: readonly Draft[]): Promise<Saved[]> => {
  const last = await nextIds(tx, [...new Set(drafts.map(({ kind }) => kind))])
  for (const { kind, id } of drafts) if (id !== undefined) last.set(kind, Math.max(last.get(kind) ?? 0, id))
  return drafts.map((draft) => {
    const id = draft.id ?? (last.get(draft.kind) ?? 0) + 1
    last.set(draft.kind, Math.max(last.get(draft.kind) ?? 0, id))
    return {
      kind: draft.kind,
      id,
      slug: draft.slug ?? null,
      position: draft.position ?? id,
      status: draft.status ?? 'published',
      attributes: judged(draft),
    }
  })
}

const rowsPerStatement = 500

const writeEntries = async (tx: Transaction, saved: readonly Saved[]) => {
  for (let at = 0; at < saved.length; at += rowsPerStatement)
    await tx.execute(sql`
      insert into entries (kind, id, slug, position, status, attributes)
      select kind, id, slug, position, status, attributes
      from jsonb_to_recordset(${JSON.stringify(saved.slice(at, at + rowsPerStatement))}::text::jsonb)
        as row(kind text, id int, slug text, position int, status text, attributes jsonb)
      on conflict (kind, id) do update set slug = excluded.slug, position = excluded.position, status = excluded.status,
        attributes = excluded.attributes, version = entries.version + 1, updated_at = now()`)
}

/** Any number that no other program uses on this database: content is written by one transaction at a time. */
const writeLock = 7_196_302

/** Saves entries through the rules of their declarations, all or none, with their index, search and change rows. */
export const save = ({ db }: Pick<Storage, 'db'>, drafts: readonly Draft[]): Promise<Saved[]> =>
  db.transaction(async (tx) => {
    // One writer at a time keeps change numbers in the order of their commits, so that no reader skips one.
    await tx.execute(sql`select pg_advisory_xact_lock(${writeLock}::bigint)`)
    const saved = await numbered(tx, drafts)
    await checkReferences(tx, saved)
    await writeEntries(tx, saved)
    await writeIndex(tx, saved, locales)
    await announce(tx, saved)
    return saved
  })
