/** More is waiting than can be done in time. */
export class Busy extends Error {}

/** A place in the order of work; what is done ahead of time has a name, by which it can be hurried. */
type Place = { name: string | undefined; isAhead: boolean }

type Waiting = { place: Place; start: () => void; refuse: (reason: unknown) => void }

export type TurnsOptions = {
  atOnce: number
  mostWaiting: number
  /** How long somebody waits for a turn, in milliseconds. */
  longestWait: number
}

/** How much is done ahead of time at once: more would make those wait who are sent what is ready. */
const aheadAtOnce = 1

/** Lets a few pieces of work run at once; what a visitor waits for goes before what is done ahead of time. */
export class Turns {
  readonly #options: TurnsOptions
  readonly #awaited: Waiting[] = []
  readonly #ahead: Waiting[] = []
  #running = 0
  #runningAhead = 0

  constructor(options: TurnsOptions) {
    this.#options = options
  }

  /** Runs work when its turn comes; work with a name is done ahead of time. */
  async run<T>(work: () => Promise<T>, aheadAs?: string): Promise<T> {
    const place: Place = { name: aheadAs, isAhead: aheadAs !== undefined }
    if (this.#isFull(place)) await this.#turn(place)
    else this.#begin(place)
    try {
      return await work()
    } finally {
      this.#end(place)
    }
  }

  /** Somebody waits for what was to be done ahead of time. */
  hurry(name: string) {
    const at = this.#ahead.findIndex(({ place }) => place.name === name)
    const [waiting] = at < 0 ? [] : this.#ahead.splice(at, 1)
    if (!waiting) return
    waiting.place.isAhead = false
    if (this.#isFull(waiting.place)) this.#awaited.push(waiting)
    else this.#let(waiting)
  }

  /** Gives up what has not begun of what is done ahead of time. */
  forgetAhead() {
    for (const { refuse } of this.#ahead.splice(0)) refuse(new Busy('Given up'))
  }

  #isFull({ isAhead }: Place) {
    return this.#running >= this.#options.atOnce || (isAhead && this.#runningAhead >= aheadAtOnce)
  }

  #begin({ isAhead }: Place) {
    this.#running++
    if (isAhead) this.#runningAhead++
  }

  // The place is taken before whoever waits for it goes on: nobody can come in between.
  #let({ place, start }: Waiting) {
    this.#begin(place)
    start()
  }

  #end({ isAhead }: Place) {
    this.#running--
    if (isAhead) this.#runningAhead--
    const next = this.#awaited.shift() ?? (this.#runningAhead < aheadAtOnce ? this.#ahead.shift() : undefined)
    if (next) this.#let(next)
  }

  #turn(place: Place) {
    const queueOf = () => (place.isAhead ? this.#ahead : this.#awaited)
    if (queueOf().length >= this.#options.mostWaiting) throw new Busy(`${queueOf().length} wait already`)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting = { place, start: resolve, refuse: reject }
    queueOf().push(waiting)
    const timer = setTimeout(() => {
      queueOf().splice(queueOf().indexOf(waiting), 1)
      reject(new Busy(`Waited for ${this.#options.longestWait} ms`))
    }, this.#options.longestWait)
    return promise.finally(() => clearTimeout(timer))
  }
}
