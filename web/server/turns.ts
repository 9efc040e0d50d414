/** More is waiting than can be done in time. */
export class Busy extends Error {}

type Waiting = { start: () => void; refuse: (reason: unknown) => void }

export type TurnsOptions = {
  atOnce: number
  mostWaiting: number
  /** How long somebody waits for a turn, in milliseconds. */
  longestWait: number
}

/** Lets a few pieces of work run at once; what a visitor waits for goes before what is done ahead of time. */
export class Turns {
  readonly #options: TurnsOptions
  readonly #awaited: Waiting[] = []
  readonly #ahead: Waiting[] = []
  #running = 0

  constructor(options: TurnsOptions) {
    this.#options = options
  }

  /** Runs work when its turn comes. */
  async run<T>(work: () => Promise<T>, isAhead = false): Promise<T> {
    if (this.#running >= this.#options.atOnce) await this.#turn(isAhead ? this.#ahead : this.#awaited)
    else this.#running++
    try {
      return await work()
    } finally {
      const next = this.#awaited.shift() ?? this.#ahead.shift()
      // The place is handed on and not given up: nobody can come in between.
      if (next) next.start()
      else this.#running--
    }
  }

  /** Gives up what has not begun of what is done ahead of time. */
  forgetAhead() {
    for (const { refuse } of this.#ahead.splice(0)) refuse(new Busy('Given up'))
  }

  #turn(queue: Waiting[]) {
    if (queue.length >= this.#options.mostWaiting) throw new Busy(`${queue.length} wait already`)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting = { start: resolve, refuse: reject }
    queue.push(waiting)
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(waiting), 1)
      reject(new Busy(`Waited for ${this.#options.longestWait} ms`))
    }, this.#options.longestWait)
    return promise.finally(() => clearTimeout(timer))
  }
}
