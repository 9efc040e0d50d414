import type { Change } from '@narkhoz/contract/answers.ts'
import { gt, lt, max, sql } from 'drizzle-orm'
import { changes } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { channel } from './announce.ts'

/** A change with its number in the order of commits. */
export type NumberedChange = Change & { seq: number }

/** What listeners hear: changes, or that some may have been missed and everything must be read anew. */
export type FeedMessage = { changes: readonly NumberedChange[] } | 'reset'

/** How many changes a listener that comes back can catch up on; past that it reads everything anew. */
const catchUp = 1000

/** How long changes are kept for listeners that come back. */
const keptDays = 7

/** Follows the changes of all nodes: the notification only wakes it, the table says what changed. */
export class ChangeFeed {
  readonly #storage: Storage
  readonly #listeners = new Set<(heard: FeedMessage) => void>()
  readonly #failed: (error: unknown) => void
  #last = 0
  /** Whether what was to be read could be. */
  #reading: Promise<boolean> = Promise.resolve(true)
  /** A reading that has not begun yet. */
  #waiting: Promise<boolean> | undefined
  #stop: (() => Promise<void>) | undefined

  constructor(storage: Storage, failed: (error: unknown) => void) {
    this.#storage = storage
    this.#failed = failed
  }

  /** The number of the last change that was heard. */
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
    // What was committed between reading the newest number and listening.
    await this.#wake()
  }

  async stop() {
    await this.#stop?.()
    await this.#waiting
    await this.#reading
    this.#listeners.clear()
  }

  /** Looks for changes now: somebody has heard of one that this node has not. Answers whether it could look. */
  catchUp(): Promise<boolean> {
    return this.#wake()
  }

  subscribe(listener: (heard: FeedMessage) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** What came after a number, or `reset` where that can no longer be told. */
  async since(seq: number): Promise<FeedMessage> {
    // A listener may have heard at another node what this one has not read yet.
    await this.#wake()
    if (seq > this.#last) return 'reset'
    if (seq === this.#last) return { changes: [] }
    const rows = await this.#after(seq)
    // A gap says that changes were removed since: they are not kept for ever.
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
   * One reading after the other, so that nothing is told twice or out of order. Whoever comes while one waits to begin is served by
   * that one: however many ask, there is never more than one under way and one behind it.
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
    // Whoever drops what is kept makes it anew at once: not from a replica that has not heard of it.
    this.#storage.reading.seeAll()
    for (const listener of this.#listeners) listener(heard)
  }
}
