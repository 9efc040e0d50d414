/** More is waiting than can be done in time. */
export class Busy extends Error {}

type Waiting = { start: () => void; refuse: (reason: unknown) => void }

/** Lets a few pieces of work run at once; what a visitor waits for goes before what is done ahead of time. */
export class Turns {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #awaited: Waiting[] = []
  readonly #ahead: Waiting[] = []
  #running = 0

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
  }

  /** Runs work when its turn comes. */
  async run<T>(work: () => Promise<T>, isAhead = false): Promise<T> {
    if (this.#running >= this.#atOnce) await this.#turn(isAhead ? this.#ahead : this.#awaited)
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
    if (queue.length >= this.#mostWaiting) throw new Busy(`${queue.length} wait already`)
    return new Promise<void>((start, refuse) => queue.push({ start, refuse }))
  }
}
