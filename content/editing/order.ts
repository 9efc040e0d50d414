import type { ValidDraft } from '@narkhoz/contract/entities/draft.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import type { Labels } from '@narkhoz/contract/locales.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { announce } from '../changes/announce.ts'
import { writeIndex } from '../entries/write-index.ts'
import { entries } from '../storage/schema.ts'
import { rowsOf, type Transaction } from '../storage/storage.ts'

const dated: Labels = {
  kz: 'Бұл тізім өз деректері бойынша реттеледі.',
  ru: 'Этот список упорядочен по своим данным.',
  en: 'This list is ordered by what its entries say.',
}

/** The kind's entries in the order they have now, visitors see them or not. */
const idsInOrder = async (tx: Transaction, kind: string) => {
  const rows = rowsOf<{ id: number; position: number }>(
    await tx.execute(sql`
      select coalesce(d.id, e.id) as id, coalesce(d.position, e.position) as position
      from (select id, position from entries where kind = ${kind}) e
      full join (select id, position from drafts where kind = ${kind}) d on d.id = e.id
      order by 2, 1`),
  )
  return rows
}

/** The given ids in their new order within their old positions; all others stay. */
const rearranged = (all: readonly number[], wanted: readonly number[]) => {
  const chosen = new Set(wanted)
  const turn = wanted.values()
  return all.map((id) => (chosen.has(id) ? (turn.next().value ?? id) : id))
}

const place = async (tx: Transaction, kind: string, table: 'entries' | 'drafts', moved: readonly { id: number; position: number }[]) => {
  await tx.execute(sql`
    update ${sql.identifier(table)} e set position = p.position
    from jsonb_to_recordset(${JSON.stringify(moved)}::text::jsonb) as p(id int, position int)
    where e.kind = ${kind} and e.id = p.id`)
}

/** Renumbers a kind's entries where the new order requires it, for visitors too; returns whether anything moved. */
export const orderEntries = async (tx: Transaction, { kind, order }: Entity, ids: readonly number[]): Promise<boolean> => {
  if (order) throw new ServiceError('invalid', { fields: { ids: dated } })
  if (new Set(ids).size !== ids.length) throw new ServiceError('bad_body')
  const all = await idsInOrder(tx, kind)
  const known = new Set(all.map(({ id }) => id))
  if (!ids.every((id) => known.has(id))) throw new ServiceError('not_found')
  const before = new Map(all.map(({ id, position }) => [id, position]))
  const after = rearranged(
    all.map(({ id }) => id),
    ids,
  )
  const moved = after.map((id, at) => ({ id, position: at + 1 })).filter(({ id, position }) => before.get(id) !== position)
  if (moved.length === 0) return false
  await place(tx, kind, 'drafts', moved)
  await place(tx, kind, 'entries', moved)
  const seen = await tx
    .select({
      kind: entries.kind,
      id: entries.id,
      slug: entries.slug,
      position: entries.position,
      status: entries.status,
      attributes: entries.attributes,
    })
    .from(entries)
    .where(
      and(
        eq(entries.kind, kind),
        eq(entries.status, 'published'),
        inArray(
          entries.id,
          moved.map(({ id }) => id),
        ),
      ),
    )
  await writeIndex(tx, seen as ValidDraft[], [])
  await announce(tx, seen)
  return true
}
