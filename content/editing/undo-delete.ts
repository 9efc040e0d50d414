import { type Undone, undoMinutes } from '@narkhoz/contract/admin/trash.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { and, eq } from 'drizzle-orm'
import { note } from '../audit/edit-log.ts'
import { saveIn } from '../entries/save.ts'
import { withdraw } from '../entries/unpublish.ts'
import { type BeforeDeletion, drafts, editing, entries, revisions } from '../storage/schema.ts'
import type { Transaction } from '../storage/storage.ts'
import { addressIn, headingOf } from './entry-state.ts'
import { freeAddress } from './redirects.ts'
import { bringBack, redirectFrom } from './trash.ts'
import { checkUnique } from './unique-slug.ts'
import { beginVersions, keptVersion, lastVersion } from './versions.ts'

type DeletedVersion = NonNullable<Awaited<ReturnType<typeof keptVersion>>>

const momentOf = (at: string | null) => (at === null ? null : new Date(at))

const isInTime = ({ at }: DeletedVersion) => Date.now() - at.getTime() < undoMinutes * 60_000

/** Restores the public version, or the record of an unpublished one. */
const showAgain = async (tx: Transaction, entity: Entity, id: number, { public: seen }: BeforeDeletion) => {
  if (!seen) return
  const { isLive, updatedAt, ...held } = seen
  const key = { kind: entity.kind, id }
  await checkUnique(tx, entity, id, held)
  await saveIn(tx, [{ ...key, ...held, status: 'published' }])
  if (!isLive) await withdraw(tx, { ...key, slug: held.slug })
  await tx
    .update(entries)
    .set({ updatedAt: new Date(updatedAt) })
    .where(and(eq(entries.kind, key.kind), eq(entries.id, id)))
  const address = addressIn(entity, held)
  if (isLive && address) await freeAddress(tx, address)
}

/** Restores the status before the deletion; refused if that is impossible. */
const restoreWhole = async (tx: Transaction, entity: Entity, id: number, by: string, last: DeletedVersion, before: BeforeDeletion) => {
  const key = { kind: entity.kind, id }
  const { slug, position, attributes, basis } = last
  const held = { slug, position, attributes }
  await checkUnique(tx, entity, id, held)
  await showAgain(tx, entity, id, before)
  const version = last.version + 1
  await beginVersions(tx, key, version, { held, basis, action: 'restored', by })
  if (!before.hasDraft) await tx.delete(drafts).where(and(eq(drafts.kind, key.kind), eq(drafts.id, id)))
  // What visitors see is the newest version where no newer one is being written.
  const isNewest = before.public?.isLive === true && !before.hasDraft
  const { liveVersion, liveAt, publishAt, withdrawAt, failure } = before
  await tx
    .update(editing)
    .set({
      liveVersion: isNewest ? version : liveVersion,
      liveAt: momentOf(liveAt),
      publishAt: momentOf(publishAt),
      withdrawAt: momentOf(withdrawAt),
      failure,
    })
    .where(and(eq(editing.kind, key.kind), eq(editing.id, id)))
  if (isNewest)
    await tx
      .update(revisions)
      .set({ publishedAt: momentOf(liveAt), publishedBy: by })
      .where(and(eq(revisions.kind, key.kind), eq(revisions.id, id), eq(revisions.version, version)))
  await note(tx, [{ by, action: 'undeleted', kind: key.kind, entryId: id, version, subject: headingOf(entity, attributes) }])
}

/**
 * Undoes a deletion. A public version is public again, because the click is undone, not the publication; a redirect from its address
 * ends as on publishing. If that is impossible, the entry is restored as a draft.
 */
export const undoDelete = async (tx: Transaction, entity: Entity, id: number, by: string): Promise<Undone> => {
  const key = { kind: entity.kind, id }
  const last = await keptVersion(tx, key, await lastVersion(tx, key))
  if (last?.action !== 'deleted') throw new ServiceError('not_found')
  const asDraft = async (): Promise<Undone> => ({ ...(await bringBack(tx, entity, id, by)), whole: false })
  const { before } = last
  if (!before || !isInTime(last)) return asDraft()
  const redirect = before.public?.isLive ? await redirectFrom(tx, addressIn(entity, before.public)) : null
  try {
    // A refusal rolls back this savepoint, and nothing else of the transaction.
    await tx.transaction((inner) => restoreWhole(inner, entity, id, by, last, before))
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return asDraft()
  }
  return { taken: [], redirect, whole: true }
}
