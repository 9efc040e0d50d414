import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import { lt } from 'drizzle-orm'
import { save } from '../entries/save.ts'
import { madeMedia, noteMedia } from '../media/media.ts'
import { entries, seeded } from '../storage/schema.ts'
import type { Database, Storage } from '../storage/storage.ts'
import { vacuumTables } from '../storage/vacuum.ts'
import { firstGeneratedId } from './generated-news.ts'
import { type KnownEntries, keyOf, type Source, type Tell } from './piece.ts'

const knownIn = async (db: Database): Promise<KnownEntries> => {
  const loaded = await db.select().from(seeded)
  const there = await db.select({ kind: entries.kind, id: entries.id }).from(entries).where(lt(entries.id, firstGeneratedId))
  return { entries: [...loaded, ...there].map(keyOf), made: await madeMedia(db) }
}

/** Loads the starter entries that were never loaded here before; answers how many that were. */
export const load = async (storage: Pick<Storage, 'db'>, source: Source, tell: Tell = () => undefined): Promise<number> => {
  const drafts: Draft[] = []
  for await (const piece of source(await knownIn(storage.db))) {
    if ('progress' in piece) tell(piece.progress)
    else if ('media' in piece) await noteMedia(storage.db, piece.media)
    else drafts.push(...piece.drafts)
  }
  if (drafts.length === 0) return 0
  tell(`saving ${drafts.length} entries`)
  const saved = await save(storage, drafts)
  await storage.db
    .insert(seeded)
    .values(saved.map(({ kind, id }) => ({ kind, id })))
    .onConflictDoNothing()
  await vacuumTables(storage)
  return saved.length
}
