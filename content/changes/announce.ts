import { sql } from 'drizzle-orm'
import { changes } from '../storage/schema.ts'
import type { Transaction } from '../storage/storage.ts'

/** The notification channel by which nodes announce new rows in `changes`. */
export const channel = 'content_changes'

/** A save of more entries of one kind than this is announced as a change of the entire kind. */
const wholeKindAfter = 1000

type ChangedEntry = { kind: string; id: number; slug: string | null }

/** Records the changes of this transaction and, on commit, notifies every node. */
export const announce = async (tx: Transaction, changed: readonly ChangedEntry[]) => {
  const byKind = Map.groupBy(changed, ({ kind }) => kind)
  const rows = [...byKind].flatMap(([kind, entries]) =>
    entries.length > wholeKindAfter ? [{ kind, entryId: 0, slug: null }] : entries.map(({ id, slug }) => ({ kind, entryId: id, slug })),
  )
  if (rows.length === 0) return
  await tx.insert(changes).values(rows)
  await tx.execute(sql`select pg_notify(${channel}, '')`)
}
