/** No slot in the queue: it is full, or full of this key's work, or the wait timed out, or the work was dropped. */
export class QueueFull extends Error {
  readonly reason: 'queue' | 'key' | 'timeout' | 'dropped'

  constructor(reason: QueueFull['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

export type LimiterOptions = {
  /** How many jobs run concurrently. */
  concurrency: number
  /** How many jobs may wait in total, and per key; unbounded by default. */
  maxQueued?: number
  maxQueuedPerKey?: number
  /** Timeout of the wait for a slot, in milliseconds. */
  maxWait?: number
}

export type RunOptions = {
  /** The owner of the work. Keys are served round robin: a client with a hundred requests delays only itself. */
  key?: string | undefined
  /**
   * The name of background work, whose result is not awaited: one such job runs at a time, when nothing else waits, unless `promote`
   * names it.
   */
  background?: string | undefined
  /** Aborts when the caller is gone: work that has not started leaves the queue. */
  signal?: AbortSignal | undefined
}

type Job = { key: string | undefined; background: string | undefined; start: () => void; refuse: (reason: unknown) => void }

/** Concurrency of background work: more would delay foreground work. */
const backgroundConcurrency = 1

/** Jobs by key, in round-robin order. */
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
    // Behind all other keys, for its next turn.
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

/** Bounds concurrency and queue length; work beyond both is refused. */
export class Limiter {
  readonly #options: LimiterOptions
  readonly #queue = new RoundRobin()
  readonly #background: Job[] = []
  #running = 0
  #runningInBackground = 0

  constructor(options: LimiterOptions) {
    this.#options = options
  }

  /** Runs work when a slot is free, or throws `QueueFull`, or the abort reason of the signal. */
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

  /** A caller now waits for this background work. */
  promote(name: string) {
    const at = this.#background.findIndex(({ background }) => background === name)
    const [job] = at < 0 ? [] : this.#background.splice(at, 1)
    if (!job) return
    job.background = undefined
    if (this.#isBusy(job)) this.#queue.push(job)
    else this.#start(job)
  }

  /** Drops queued background work. */
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

  // The slot is taken before the waiting caller resumes, so that no other job can take it in between.
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
    // It may have been promoted since.
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
      // No effect on a job that has just started.
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
