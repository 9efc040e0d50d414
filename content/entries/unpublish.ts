import type { ValidDraft } from '@narkhoz/contract/entities/draft.ts'
import { and, eq } from 'drizzle-orm'
import { announce } from '../changes/announce.ts'
import { entries } from '../storage/schema.ts'
import type { Transaction } from '../storage/storage.ts'
import { lockContent } from './save.ts'
import { clearIndex } from './write-index.ts'

type Key = Pick<ValidDraft, 'kind' | 'id' | 'slug'>

const isEntry = ({ kind, id }: Key) => and(eq(entries.kind, kind), eq(entries.id, id))

/** Unpublishes an entry without validation, which must never block it. */
export const withdraw = async (tx: Transaction, entry: Key) => {
  await lockContent(tx)
  await tx.update(entries).set({ status: 'draft' }).where(isEntry(entry))
  await clearIndex(tx, [entry])
  await announce(tx, [entry])
}

/** Removes an entry for good. */
export const remove = async (tx: Transaction, entry: Key) => {
  await lockContent(tx)
  await tx.delete(entries).where(isEntry(entry))
  await clearIndex(tx, [entry])
  await announce(tx, [entry])
}
