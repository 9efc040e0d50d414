import { sql } from 'drizzle-orm'
import { changes } from '../storage/schema.ts'
import type { Transaction } from '../storage/storage.ts'

/** The channel on which nodes tell each other that there are new rows in `changes`. */
export const channel = 'content_changes'

/** Past this many entries of one kind in one save, listeners are told that the whole kind changed. */
const wholeKindAfter = 1000

type ChangedEntry = { kind: string; id: number; slug: string | null }

/** Writes down what this transaction changes and, when it commits, wakes every node. */
export const announce = async (tx: Transaction, changed: readonly ChangedEntry[]) => {
  const byKind = Map.groupBy(changed, ({ kind }) => kind)
  const rows = [...byKind].flatMap(([kind, entries]) =>
    entries.length > wholeKindAfter ? [{ kind, entryId: 0, slug: null }] : entries.map(({ id, slug }) => ({ kind, entryId: id, slug })),
  )
  if (rows.length === 0) return
  await tx.insert(changes).values(rows)
  await tx.execute(sql`select pg_notify(${channel}, '')`)
}
