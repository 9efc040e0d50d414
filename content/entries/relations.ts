import type { Attribute, Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import type { Block } from '@narkhoz/contract/blocks/block.ts'
import { blockRegistry } from '@narkhoz/contract/blocks/blocks.ts'
import type { ValidDraft } from '@narkhoz/contract/entities/draft.ts'
import { entityOf } from '@narkhoz/contract/entities/entity-of.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { entries } from '../storage/schema.ts'
import { rowsOf, type Transaction } from '../storage/storage.ts'
import { fieldErrors, validationError } from './validate.ts'

/** A reference: its path, and the constraints on its target. */
type Reference = { at: string; to: string; id: number; among: Readonly<Record<string, string>>; required: boolean }

/** State of a referenced entry. */
type Target = { attributes: UnknownRecord; status: string }

const referredBy = (attributes: Attributes, values: UnknownRecord, before = ''): Reference[] =>
  Object.entries(attributes).flatMap(([name, { to, type, required, among = {}, attributes: nested = {} }]: [string, Attribute]) => {
    const value = values[name]
    const at = before + name
    if (value === undefined || value === null) return []
    if (to) return [value].flat().map((id) => ({ at, to, id: id as number, among, required: required === true && type === 'reference' }))
    if (type === 'group') return referredBy(nested, value as UnknownRecord, `${at}.`)
    if (type === 'list') return (value as UnknownRecord[]).flatMap((row, place) => referredBy(nested, row, `${at}.${place}.`))
    if (type === 'blocks')
      return (value as UnknownRecord[]).flatMap((block, place) =>
        referredBy((blockRegistry as Record<string, Block>)[String(block.type)]?.attributes ?? {}, block, `${at}.${place}.`),
      )
    return []
  })

const keyOf = (kind: string, id: number) => `${kind} ${id}`

/**
 * Validates references: every target must exist, in the database or in the same save, and match the constraint. A published entry
 * also needs its required targets to be published: no answer can be made without their names.
 */
export const checkReferences = async (tx: Transaction, saved: readonly ValidDraft[]) => {
  const references = saved.map((entry) => [entry, referredBy(entityOf(entry.kind).attributes, entry.attributes)] as const)
  const known = new Map<string, Target>(saved.map(({ kind, id, attributes, status }) => [keyOf(kind, id), { attributes, status }]))
  const wanted = Map.groupBy(
    references.flatMap(([, own]) => own).filter(({ to, id }) => !known.has(keyOf(to, id))),
    ({ to }) => to,
  )
  for (const [to, own] of wanted) {
    const names = [...new Set(own.flatMap(({ among }) => Object.keys(among)))]
    const picked = sql<UnknownRecord>`jsonb_build_object(${sql.join(
      names.flatMap((name) => [sql`${name}::text`, sql`${entries.attributes} -> ${name}::text`]),
      sql`, `,
    )})`
    const found = await tx
      .select({ id: entries.id, status: entries.status, attributes: picked })
      .from(entries)
      .where(and(eq(entries.kind, to), inArray(entries.id, [...new Set(own.map(({ id }) => id))])))
    for (const { id, ...target } of found) known.set(keyOf(to, id), target)
  }
  for (const [entry, own] of references)
    for (const { at, to, id, among, required } of own) {
      const target = known.get(keyOf(to, id))
      if (!target || Object.entries(among).some(([name, value]) => target.attributes[name] !== value))
        throw validationError(entry, { [at]: fieldErrors.gone }, `${at}: no ${to} ${id} ${JSON.stringify(among)}`)
      if (required && entry.status === 'published' && target.status !== 'published')
        throw validationError(entry, { [at]: fieldErrors.unseen }, `${at}: ${to} ${id} is not published`)
    }
}

/** No two entries of a kind have the same slug, and no two pages the same path. */
export const checkTaken = async (tx: Transaction, saved: readonly ValidDraft[]) => {
  const given = new Map(saved.map((entry) => [keyOf(entry.kind, entry.id), entry]))
  const slugs = saved.flatMap(({ kind, id, slug }) => (slug ? [{ kind, id, value: slug }] : []))
  const paths = saved.flatMap(({ kind, id, attributes }) => (kind === 'page' ? [{ kind, id, value: attributes.path as string }] : []))
  const check = async (field: string, own: readonly { kind: string; id: number; value: string }[], column: ReturnType<typeof sql>) => {
    if (own.length === 0) return
    const found = rowsOf<{ kind: string; id: number; value: string }>(
      await tx.execute(sql`
        select e.kind, e.id, k.value from entries e
        join jsonb_to_recordset(${JSON.stringify(own)}::text::jsonb) as k(kind text, value text) on e.kind = k.kind and ${column} = k.value`),
    )
    const owners = Map.groupBy(
      [...own, ...found.filter(({ kind, id }) => !given.has(keyOf(kind, id)))],
      ({ kind, value }) => `${kind} ${value}`,
    )
    for (const [first, second] of owners.values()) {
      const entry = first && second && given.get(keyOf(first.kind, first.id))
      if (entry)
        throw validationError(entry, { [field]: fieldErrors.taken }, `${field}: ${first.value} is taken by ${second.kind} ${second.id}`)
    }
  }
  await check('slug', slugs, sql`e.slug`)
  await check('path', paths, sql`e.attributes ->> 'path'`)
}
