import type { Change } from '@narkhoz/contract/answers.ts'
import { gt, lt, max, sql } from 'drizzle-orm'
import { changes } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { channel } from './announce.ts'

/** A change with its number in the order of commits. */
export type NumberedChange = Change & { seq: number }

/** A message of the feed: changes, or `reset` when some may be missing and every cache must be dropped. */
export type FeedMessage = { changes: readonly NumberedChange[] } | 'reset'

/** How many changes a reconnecting listener can catch up on; beyond that it gets a reset. */
const catchUp = 1000

/** How many days changes are kept for reconnecting listeners. */
const keptDays = 7

/** Follows the changes of all nodes: the notification is only a wake-up, the table is the source. */
export class ChangeFeed {
  readonly #storage: Storage
  readonly #listeners = new Set<(heard: FeedMessage) => void>()
  readonly #failed: (error: unknown) => void
  #last = 0
  /** Whether the last read succeeded. */
  #reading: Promise<boolean> = Promise.resolve(true)
  /** A reading that has not begun yet. */
  #waiting: Promise<boolean> | undefined
  #stop: (() => Promise<void>) | undefined

  constructor(storage: Storage, failed: (error: unknown) => void) {
    this.#storage = storage
    this.#failed = failed
  }

  /** The number of the last change received. */
  get last() {
    return this.#last
  }

  async start() {
    const { db } = this.#storage
    await db.delete(changes).where(lt(changes.at, sql`now() - make_interval(days => ${keptDays})`))
    this.#last = await this.#newest()
    this.#stop = await this.#storage.listen(
      channel,
      () => this.#wake(),
      () => this.#tell('reset'),
    )
    // Reads what was committed between the initial query and LISTEN.
    await this.#wake()
  }

  async stop() {
    await this.#stop?.()
    await this.#waiting
    await this.#reading
    this.#listeners.clear()
  }

  /** Reads changes now, because a caller knows of a later one. Returns whether the read succeeded. */
  catchUp(): Promise<boolean> {
    return this.#wake()
  }

  subscribe(listener: (heard: FeedMessage) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The changes after a number, or `reset` if they are no longer available. */
  async since(seq: number): Promise<FeedMessage> {
    // A listener may have received a change from another node that this one has not read yet.
    await this.#wake()
    if (seq > this.#last) return 'reset'
    if (seq === this.#last) return { changes: [] }
    const rows = await this.#after(seq)
    // A gap means that changes were removed since: they are not kept for ever.
    return rows.length >= catchUp || rows[0]?.seq !== seq + 1 ? 'reset' : { changes: rows }
  }

  async #newest() {
    const [row] = await this.#storage.db.select({ last: max(changes.seq) }).from(changes)
    return row?.last ?? 0
  }

  #after(seq: number): Promise<NumberedChange[]> {
    return this.#storage.db
      .select({ seq: changes.seq, kind: changes.kind, id: changes.entryId, slug: changes.slug })
      .from(changes)
      .where(gt(changes.seq, seq))
      .orderBy(changes.seq)
      .limit(catchUp)
  }

  /**
   * Reads are sequential, so that no change is sent twice or out of order. Concurrent callers share the next read: at most one is
   * running and one is queued.
   */
  #wake(): Promise<boolean> {
    this.#waiting ??= this.#reading.then(() => {
      this.#waiting = undefined
      this.#reading = this.#read().then(
        () => true,
        (error: unknown) => {
          this.#failed(error)
          return false
        },
      )
      return this.#reading
    })
    return this.#waiting
  }

  async #read() {
    for (let rows = await this.#after(this.#last); rows.length > 0; rows = await this.#after(this.#last)) {
      this.#last = rows.at(-1)?.seq ?? this.#last
      this.#tell({ changes: rows })
    }
  }

  #tell(heard: FeedMessage) {
    // Listeners drop their caches and reload at once, which must not happen from a replica that lags behind.
    this.#storage.reading.seeAll()
    for (const listener of this.#listeners) listener(heard)
  }
}
