/** There is no place in the queue: it is full, or full of the work of this key, or the wait is over, or it is dropped. */
export class QueueFull extends Error {
  readonly reason: 'queue' | 'key' | 'timeout' | 'dropped'

  constructor(reason: QueueFull['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

export type LimiterOptions = {
  /** How much runs at once. */
  concurrency: number
  /** How much may wait in all, and under one key; without them the queue has no end. */
  maxQueued?: number
  maxQueuedPerKey?: number
  /** How long work waits for its turn, in milliseconds. */
  maxWait?: number
}

export type RunOptions = {
  /** Whose work it is. Keys are served round robin: whoever asks a hundred times waits behind themselves and nobody else does. */
  key?: string | undefined
  /** The name of work that nobody waits for: one such runs at a time, when nothing else waits, unless `promote` names it. */
  background?: string | undefined
  /** Whoever asked is gone: work that has not begun gives up its place. */
  signal?: AbortSignal | undefined
}

type Job = { key: string | undefined; background: string | undefined; start: () => void; refuse: (reason: unknown) => void }

/** How much runs in the background at once: more would make those wait whose work is to be done now. */
const backgroundConcurrency = 1

/** Jobs by key, taken round robin. */
class RoundRobin {
  readonly #byKey = new Map<string | undefined, Job[]>()
  length = 0

  lengthOf(key: string | undefined) {
    return this.#byKey.get(key)?.length ?? 0
  }

  push(job: Job) {
    const queue = this.#byKey.get(job.key)
    if (queue) queue.push(job)
    else this.#byKey.set(job.key, [job])
    this.length++
  }

  shift(): Job | undefined {
    const [first] = this.#byKey
    if (!first) return undefined
    const [key, queue] = first
    const job = queue.shift()
    // Behind all others, for its next turn.
    this.#byKey.delete(key)
    if (queue.length > 0) this.#byKey.set(key, queue)
    this.length--
    return job
  }

  remove(job: Job) {
    const queue = this.#byKey.get(job.key)
    const at = queue?.indexOf(job) ?? -1
    if (!queue || at < 0) return
    queue.splice(at, 1)
    if (queue.length === 0) this.#byKey.delete(job.key)
    this.length--
  }
}

/** Lets a few pieces of work run at once and a few more wait; beyond that, work is refused. */
export class Limiter {
  readonly #options: LimiterOptions
  readonly #queue = new RoundRobin()
  readonly #background: Job[] = []
  #running = 0
  #runningInBackground = 0

  constructor(options: LimiterOptions) {
    this.#options = options
  }

  /** Runs work when its turn comes, or throws `QueueFull`, or the reason of a signal that was aborted before. */
  async run<T>(work: () => Promise<T>, { key, background, signal }: RunOptions = {}): Promise<T> {
    signal?.throwIfAborted()
    const job: Job = { key, background, start: () => {}, refuse: () => {} }
    if (this.#isBusy(job)) await this.#wait(job, signal)
    else this.#begin(job)
    try {
      return await work()
    } finally {
      this.#end(job)
    }
  }

  /** Somebody waits by now for what was to run in the background. */
  promote(name: string) {
    const at = this.#background.findIndex(({ background }) => background === name)
    const [job] = at < 0 ? [] : this.#background.splice(at, 1)
    if (!job) return
    job.background = undefined
    if (this.#isBusy(job)) this.#queue.push(job)
    else this.#start(job)
  }

  /** Gives up what waits to run in the background. */
  dropBackground() {
    for (const { refuse } of this.#background.splice(0)) refuse(new QueueFull('dropped', 'Given up'))
  }

  #isBusy({ background }: Job) {
    if (this.#running >= this.#options.concurrency) return true
    return background !== undefined && this.#runningInBackground >= backgroundConcurrency
  }

  #begin({ background }: Job) {
    this.#running++
    if (background !== undefined) this.#runningInBackground++
  }

  // The place is taken before whoever waits for it goes on: nobody can come in between.
  #start(job: Job) {
    this.#begin(job)
    job.start()
  }

  #end({ background }: Job) {
    this.#running--
    if (background !== undefined) this.#runningInBackground--
    const next = this.#queue.shift() ?? (this.#runningInBackground < backgroundConcurrency ? this.#background.shift() : undefined)
    if (next) this.#start(next)
  }

  #remove(job: Job) {
    const at = this.#background.indexOf(job)
    if (at >= 0) this.#background.splice(at, 1)
    // Somebody may have promoted it since.
    else this.#queue.remove(job)
  }

  #wait(job: Job, signal: AbortSignal | undefined) {
    const { maxQueued = Number.POSITIVE_INFINITY, maxQueuedPerKey = Number.POSITIVE_INFINITY, maxWait } = this.#options
    const isBackground = job.background !== undefined
    if (job.key !== undefined && this.#queue.lengthOf(job.key) >= maxQueuedPerKey) throw new QueueFull('key', 'Too much of this key waits')
    const queued = isBackground ? this.#background.length : this.#queue.length
    if (queued >= maxQueued) throw new QueueFull('queue', `${queued} wait already`)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    job.start = resolve
    job.refuse = reject
    if (isBackground) this.#background.push(job)
    else this.#queue.push(job)
    const leave = (reason: unknown) => {
      this.#remove(job)
      // Where its turn has just come this says nothing any more.
      reject(reason)
    }
    const timer =
      maxWait === undefined ? undefined : setTimeout(() => leave(new QueueFull('timeout', `No turn came within ${maxWait} ms`)), maxWait)
    const abort = () => leave(signal?.reason)
    signal?.addEventListener('abort', abort, { once: true })
    return promise.finally(() => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    })
  }
}
