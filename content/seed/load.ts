import type { Draft } from '../content/entry.ts'
import { save } from '../content/save.ts'
import { entries, seeded } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { tidy } from '../storage/tidy.ts'
import { university } from './university.ts'

const keyOf = ({ kind, id }: { kind: string; id?: number }) => `${kind} ${id}`

/** Loads the starter entries that were never loaded here before; answers how many that were. */
export const load = async (storage: Pick<Storage, 'db'>, drafts: readonly Draft[] = university()): Promise<number> => {
  const known = new Set(
    [...(await storage.db.select().from(seeded)), ...(await storage.db.select({ kind: entries.kind, id: entries.id }).from(entries))].map(
      keyOf,
    ),
  )
  const missing = drafts.filter((draft) => !known.has(keyOf(draft)))
  if (missing.length === 0) return 0
  const saved = await save(storage, missing)
  await storage.db
    .insert(seeded)
    .values(saved.map(({ kind, id }) => ({ kind, id })))
    .onConflictDoNothing()
  await tidy(storage)
  return saved.length
}
