import { entityOf } from '@narkhoz/contract/entities/entity-of.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { and, eq, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { note } from '../audit/edit-log.ts'
import { lockContent } from '../entries/save.ts'
import { editing } from '../storage/schema.ts'
import type { Database, Transaction } from '../storage/storage.ts'
import { type EntryState, headingOf, newestOf, readState } from './entry-state.ts'
import { publish, withdraw } from './publishing.ts'
import { noteWork } from './versions.ts'

/** Interval of polling for schedules of other nodes, in milliseconds; a known earlier time has its own timer. */
const lookEvery = 5000

const isDue = (now: Date) => or(lte(editing.publishAt, now), lte(editing.withdrawAt, now))
const soonest = sql<Date | null>`least(${editing.publishAt}, ${editing.withdrawAt})`

type SchedulerOptions = { db: Database; log: Logger }

/** Publishes and unpublishes what is due. Every node polls; the content lock serializes them, and the next finds it done. */
export class Scheduler {
  readonly #given: SchedulerOptions
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()
  #isStopping = false

  constructor(given: SchedulerOptions) {
    this.#given = given
  }

  start() {
    this.wake()
  }

  /** Looks now: called when something was planned. */
  wake() {
    if (this.#isStopping) return
    clearTimeout(this.#timer)
    this.#running = this.#running.then(() => this.#look())
  }

  async stop() {
    this.#isStopping = true
    clearTimeout(this.#timer)
    await this.#running
  }

  /** Does everything that is due at a moment; answers how much that was. */
  async run(now: Date): Promise<number> {
    for (let done = 0; ; done++) if (!(await this.#next(now))) return done
  }

  async #look() {
    if (this.#isStopping) return
    let wait = lookEvery
    try {
      await this.run(new Date())
      wait = Math.min(lookEvery, await this.#untilNext())
    } catch (error) {
      this.#given.log.error({ err: error }, 'publishing what is due failed')
    }
    clearTimeout(this.#timer)
    if (!this.#isStopping) this.#timer = setTimeout(() => this.wake(), wait)
  }

  async #untilNext(): Promise<number> {
    const { db } = this.#given
    const [row] = await db
      .select({ at: sql<string | null>`min(${soonest})::text` })
      .from(editing)
      .where(or(isNotNull(editing.publishAt), isNotNull(editing.withdrawAt)))
    return row?.at ? Math.max(0, Date.parse(row.at) - Date.now()) : lookEvery
  }

  async #next(now: Date): Promise<boolean> {
    const { db } = this.#given
    // Without the lock at first: nearly always there is nothing to do.
    const [waiting] = await db.select({ id: editing.id }).from(editing).where(isDue(now)).limit(1)
    if (!waiting) return false
    return db.transaction(async (tx) => {
      await lockContent(tx)
      const [due] = await tx.select().from(editing).where(isDue(now)).orderBy(soonest).limit(1)
      if (!due) return false
      const isPublishing = due.publishAt !== null && due.publishAt <= now && !(due.withdrawAt && due.withdrawAt < due.publishAt)
      const state = Object.hasOwn(entities, due.kind) ? await readState(tx, entityOf(due.kind), due.id) : undefined
      if (state) await this.#do(tx, state, isPublishing)
      else await forget(tx, due)
      return true
    })
  }

  async #do(tx: Transaction, state: EntryState, isPublishing: boolean) {
    const { kind } = state.entity
    try {
      // A refusal rolls back this savepoint, and nothing else of the transaction.
      await tx.transaction((inner) => (isPublishing ? publish(inner, state, null) : withdraw(inner, state, null)))
      this.#given.log.info({ kind, id: state.id }, isPublishing ? 'published at its time' : 'withdrawn at its time')
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      this.#given.log.warn({ kind, id: state.id, code: error.code, why: error.message }, 'could not be published or withdrawn at its time')
      const failure = { at: new Date().toISOString(), fields: { ...error.fields } }
      await noteWork(tx, state, { ...(isPublishing ? { publishAt: null } : { withdrawAt: null }), failure })
      const subject = headingOf(state.entity, newestOf(state).attributes)
      await note(tx, [{ by: null, action: 'failed', kind, entryId: state.id, version: state.version, subject }])
    }
  }
}

const forget = async (tx: Transaction, { kind, id }: { kind: string; id: number }) => {
  await tx
    .update(editing)
    .set({ publishAt: null, withdrawAt: null })
    .where(and(eq(editing.kind, kind), eq(editing.id, id)))
}
