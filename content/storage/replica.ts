import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { ReplicaState } from './storage.ts'
import { isUnreachable } from './unreachable.ts'

/** How long is waited before a replica is looked at again, in milliseconds: at first most have caught up, later few will soon. */
const [shortest, longest] = [5, 1000]

/** A replica that takes longer than this to catch up is worth a word to its operator. */
const lagAfter = 3000

// All that was written, not only what is flushed: with synchronous_commit off a change is visible before that.
const written = `select pg_current_wal_insert_lsn()::text as until, current_database() as name,
  (select system_identifier::text from pg_control_system()) as system`

const replayed = `select pg_is_in_recovery() as standby, coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as seen,
  current_database() as name, (select system_identifier::text from pg_control_system()) as system`

type PrimaryMark = { until: string; name: string; system: string }
type ReplicaMark = { standby: boolean; seen: boolean; name: string; system: string }

/** A lagging replica cancels conflicting queries (serialization_failure): the primary answers those. */
const isConflict = (error: unknown) => (error as { code?: unknown }).code === '40001'

// The driver's own words when a query is not answered in time.
const isTimeout = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'

type Pools = { primary: pg.Pool; replica: pg.Pool }

/**
 * Reads from a replica while it is known to have everything that this node has announced, else from the primary: an answer
 * made after a change never lacks it, however far the replica is behind (docs/decisions/040-read-replicas.md).
 */
export class Replica {
  readonly #pools: Pools
  readonly #stopped = new AbortController()
  #onState: ((state: ReplicaState, cause?: unknown) => void) | undefined
  #state: ReplicaState | undefined
  #isLevel = false
  /** Grows with everything that has to be seen. */
  #wanted = 0
  #target: (PrimaryMark & { wanted: number }) | undefined
  #following: Promise<void> | undefined

  constructor(pools: Pools) {
    this.#pools = pools
  }

  follow(onState: (state: ReplicaState, cause?: unknown) => void) {
    this.#onState = onState
    this.seeAll()
  }

  seeAll() {
    this.#isLevel = false
    this.#wanted++
    if (this.#onState) this.#following ??= this.#catchUp()
  }

  /** A read-only statement, sent to a server that has every announced change. */
  readonly query = async <T extends pg.QueryResultRow>(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult<T>> => {
    const { primary, replica } = this.#pools
    if (!this.#isLevel) return primary.query<T>(config, values)
    try {
      return await replica.query<T>(config, values)
    } catch (error) {
      const isLost = isUnreachable(error) || isTimeout(error)
      if (!isLost && !isConflict(error)) throw error
      if (isLost) {
        this.#stands('away', error)
        this.seeAll()
      }
      return primary.query<T>(config, values)
    }
  }

  async close() {
    this.#stopped.abort()
    await this.#following
    await this.#pools.replica.end()
  }

  #stands(state: ReplicaState, cause?: unknown) {
    if (state === this.#state) return
    this.#state = state
    this.#onState?.(state, cause)
  }

  async #catchUp() {
    const began = performance.now()
    for (let wait = shortest; !this.#stopped.signal.aborted; wait = Math.min(wait * 2, longest)) {
      const wanted = this.#wanted
      const found = await this.#look(wanted).catch((error: unknown) => ({ cause: error }))
      // More has to be seen since: it may not have that yet.
      if (wanted === this.#wanted && found === 'level') {
        this.#isLevel = true
        this.#stands('used')
        break
      }
      if (typeof found === 'object') this.#stands('away', found.cause)
      else if (performance.now() - began > lagAfter) this.#stands('lagging')
      await pause(wait, undefined, { signal: this.#stopped.signal, ref: false }).catch(() => undefined)
    }
    this.#following = undefined
  }

  async #look(wanted: number): Promise<'level' | 'behind'> {
    const { primary, replica } = this.#pools
    if (this.#target?.wanted !== wanted) {
      const { rows } = await primary.query<PrimaryMark>(written).catch(() => ({ rows: [] }))
      // The primary is unavailable: the required position is unknown, and other parts report that outage.
      if (!rows[0]) return 'behind'
      this.#target = { ...rows[0], wanted }
    }
    const { until, name, system } = this.#target
    const { rows } = await replica.query<ReplicaMark>(replayed, [until])
    const [found] = rows
    if (!found?.standby || found.name !== name || found.system !== system)
      throw new Error('DATABASE_READ_URL names no streaming replica of DATABASE_URL')
    return found.seen ? 'level' : 'behind'
  }
}
