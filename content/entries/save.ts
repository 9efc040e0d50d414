import type { Draft, ValidDraft } from '@narkhoz/contract/entities/draft.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { inArray, sql } from 'drizzle-orm'
import { announce } from '../changes/announce.ts'
import { entries } from '../storage/schema.ts'
import type { Storage, Transaction } from '../storage/storage.ts'
import { checkReferences, checkTaken } from './relations.ts'
import { validate } from './validate.ts'
import { writeIndex } from './write-index.ts'

const nextIds = async (tx: Transaction, kinds: readonly string[]) => {
  const rows = await tx
    .select({ kind: entries.kind, last: sql<number>`max(${entries.id})::int` })
    .from(entries)
    .where(inArray(entries.kind, [...kinds]))
    .groupBy(entries.kind)
  return new Map(rows.map(({ kind, last }) => [kind, last]))
}

/** Assigns ids to drafts without one. */
const numbered = async (tx: Transaction, drafts: readonly Draft[]): Promise<ValidDraft[]> => {
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
      attributes: validate(draft),
    }
  })
}

const rowsPerStatement = 500

const writeEntries = async (tx: Transaction, saved: readonly ValidDraft[]) => {
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

/** Waits until no other transaction writes content: change numbers stay in the order of their commits, so that no reader skips one. */
export const lockContent = async (tx: Transaction) => {
  await tx.execute(sql`select pg_advisory_xact_lock(${writeLock}::bigint)`)
}

/** Saves entries as part of a transaction that does more. */
export const saveIn = async (tx: Transaction, drafts: readonly Draft[]): Promise<ValidDraft[]> => {
  await lockContent(tx)
  const saved = await numbered(tx, drafts)
  await checkReferences(tx, saved)
  await checkTaken(tx, saved)
  await writeEntries(tx, saved)
  await writeIndex(tx, saved, locales)
  await announce(tx, saved)
  return saved
}

/** Saves entries through the rules of their declarations, all or none, with their index, search and change rows. */
export const save = ({ db }: Pick<Storage, 'db'>, drafts: readonly Draft[]): Promise<ValidDraft[]> =>
  db.transaction((tx) => saveIn(tx, drafts))
