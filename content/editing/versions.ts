import { isDeepStrictEqual } from 'node:util'
import type { revisionActions } from '@narkhoz/contract/admin/revisions.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Basis, type BeforeDeletion, drafts, editing, revisions } from '../storage/schema.ts'
import { rowsOf, type Transaction } from '../storage/storage.ts'
import { type EntryState, newestOf, type VersionContent } from './entry-state.ts'
import { outdatedIn } from './translation-basis.ts'

type Key = { kind: string; id: number }

/** A version that becomes the newest. */
export type NewVersion = {
  held: VersionContent
  basis: Basis
  action: (typeof revisionActions)[number]
  by: string | null
  /** An autosave by the screens. */
  automatic?: boolean
}

const keyOf = ({ entity, id }: EntryState): Key => ({ kind: entity.kind, id })

const markedIn = (basis: Basis) => {
  const { ru, en } = outdatedIn(basis)
  return { basis, outdatedRu: ru, outdatedEn: en }
}

const isVersion = ({ kind, id }: Key, version: number) =>
  and(eq(revisions.kind, kind), eq(revisions.id, id), eq(revisions.version, version))

/** An id that no entry of the kind has ever had: history of an old one must not be attributed to a new one. */
export const nextId = async (tx: Transaction, { kind, singleton }: Entity): Promise<number> => {
  if (singleton) return 1
  const [row] = rowsOf<{ last: number | null }>(
    await tx.execute(sql`
      select greatest(
        (select max(id) from entries where kind = ${kind}), (select max(id) from drafts where kind = ${kind}),
        (select max(id) from revisions where kind = ${kind}), (select max(id) from seeded where kind = ${kind}),
        (select max(entry_id) from edit_log where kind = ${kind})
      )::int as last`),
  )
  return (row?.last ?? 0) + 1
}

const keep = async (
  tx: Transaction,
  key: Key,
  version: number,
  { held, basis, action, by, automatic = false }: NewVersion,
  at: Date,
  more: { publishedAt?: Date; before?: BeforeDeletion } = {},
) => {
  await tx.insert(revisions).values({ ...key, version, ...held, basis, action, by, automatic, at, ...more })
}

/** Before the first edit of an entry: its imported state becomes the first version. */
const touch = async (tx: Transaction, state: EntryState) => {
  const { public: seen, isTouched } = state
  if (isTouched || !seen) return
  const imported = { held: newestOf({ ...state, draft: undefined }), basis: {}, action: 'imported', by: null } as const
  await keep(tx, keyOf(state), state.version, imported, seen.updatedAt, seen.isLive ? { publishedAt: seen.updatedAt } : {})
  await tx.insert(editing).values({
    ...keyOf(state),
    version: state.version,
    liveVersion: state.version,
    liveAt: seen.updatedAt,
    updatedAt: seen.updatedAt,
  })
}

/** An autosaved version is replaced by the next one of the same user; returns whether there was one. A published one stays. */
const replaceAutomatic = async (tx: Transaction, state: EntryState, by: string | null): Promise<boolean> => {
  if (by === null) return false
  const gone = await tx
    .delete(revisions)
    .where(and(isVersion(keyOf(state), state.version), eq(revisions.automatic, true), eq(revisions.by, by), isNull(revisions.publishedAt)))
    .returning({ version: revisions.version })
  return gone.length > 0
}

/** Makes a version the newest one. It is stored as a draft only if it differs from the public version. */
export const writeVersion = async (
  tx: Transaction,
  state: EntryState,
  version: NewVersion,
): Promise<{ number: number; isContinued: boolean }> => {
  await touch(tx, state)
  const key = keyOf(state)
  const { held, basis, by } = version
  const { public: seen } = state
  const isPublic = seen && isDeepStrictEqual(held, { slug: seen.slug, position: seen.position, attributes: seen.attributes })
  if (isPublic) await dropDraft(tx, state)
  else
    await tx
      .insert(drafts)
      .values({ ...key, ...held })
      .onConflictDoUpdate({ target: [drafts.kind, drafts.id], set: held })
  const number = state.version + 1
  const at = new Date()
  await tx
    .update(editing)
    .set({ version: number, ...markedIn(basis), failure: null, updatedBy: by, updatedAt: at })
    .where(and(eq(editing.kind, key.kind), eq(editing.id, key.id)))
  const isContinued = version.action === 'saved' && (await replaceAutomatic(tx, state, by))
  await keep(tx, key, number, version, at)
  return { number, isContinued }
}

/** Begins an entry, or one that was deleted once more. */
export const beginVersions = async (tx: Transaction, key: Key, version: number, first: NewVersion) => {
  const at = new Date()
  await tx.insert(drafts).values({ ...key, ...first.held })
  await tx.insert(editing).values({ ...key, version, ...markedIn(first.basis), updatedBy: first.by, updatedAt: at })
  await keep(tx, key, version, first, at)
}

const written = (at: Date | null | undefined) => at?.toISOString() ?? null

const beforeDeletion = ({ public: seen, draft, liveVersion, liveAt, publishAt, withdrawAt, failure }: EntryState): BeforeDeletion => ({
  public: seen ? { ...seen, updatedAt: seen.updatedAt.toISOString() } : null,
  hasDraft: draft !== undefined,
  liveVersion: liveVersion ?? null,
  liveAt: written(liveAt),
  publishAt: written(publishAt),
  withdrawAt: written(withdrawAt),
  failure,
})

/** Ends an entry: its versions stay, the last of them says by whom it was deleted. */
export const endVersions = async (tx: Transaction, state: EntryState, by: string) => {
  await touch(tx, state)
  const key = keyOf(state)
  const last = { held: newestOf(state), basis: state.basis, action: 'deleted', by } as const
  await keep(tx, key, state.version + 1, last, new Date(), { before: beforeDeletion(state) })
  await dropDraft(tx, state)
  await tx.delete(editing).where(and(eq(editing.kind, key.kind), eq(editing.id, key.id)))
}

/** Drops the draft, because it was published or discarded. */
export const dropDraft = async (tx: Transaction, { entity, id }: EntryState) => {
  await tx.delete(drafts).where(and(eq(drafts.kind, entity.kind), eq(drafts.id, id)))
}

/** Updates an entry's metadata without a new version: its schedule, its outcome, the basis of its translations. */
export const noteWork = async (tx: Transaction, state: EntryState, noted: Partial<typeof editing.$inferInsert>) => {
  await touch(tx, state)
  const { kind, id } = keyOf(state)
  await tx
    .update(editing)
    .set(noted)
    .where(and(eq(editing.kind, kind), eq(editing.id, id)))
}

/** Marks the newest version as one that visitors see. */
export const markPublished = async (tx: Transaction, state: EntryState, by: string | null, at: Date) => {
  await tx
    .update(revisions)
    .set({ publishedAt: at, publishedBy: by })
    .where(and(isVersion(keyOf(state), state.version), isNull(revisions.publishedAt)))
}

/** Stores the basis of the newest version's translations. */
export const writeBasis = async (tx: Transaction, state: EntryState, basis: Basis) => {
  await noteWork(tx, state, markedIn(basis))
  await tx
    .update(revisions)
    .set({ basis })
    .where(isVersion(keyOf(state), state.version))
}

/** A stored version of an entry, existing or deleted. */
export const keptVersion = async (tx: Transaction, key: Key, version: number) => {
  const [row] = await tx.select().from(revisions).where(isVersion(key, version))
  return row
}

/** The last version that an entry ever had. */
export const lastVersion = async (tx: Transaction, { kind, id }: Key): Promise<number> => {
  const [row] = await tx
    .select({ last: sql<number | null>`max(${revisions.version})::int` })
    .from(revisions)
    .where(and(eq(revisions.kind, kind), eq(revisions.id, id)))
  return row?.last ?? 0
}
