/** More is waiting than can be done in time. */
export class Busy extends Error {}

/** A place in the order of work; what is done ahead of time has a name, by which it can be hurried. */
type Place = { name: string | undefined; from: string; isAhead: boolean }

type Waiting = { place: Place; start: () => void; refuse: (reason: unknown) => void }

export type TurnsOptions = {
  atOnce: number
  mostWaiting: number
  /** How long somebody waits for a turn, in milliseconds. */
  longestWait: number
}

/** Whose work it is: the network that waits for it, or the name of what is done ahead of time. */
export type WorkFor = { from?: string | undefined; aheadAs?: string | undefined }

/** How much is done ahead of time at once: more would make those wait who are sent what is ready. */
const aheadAtOnce = 1

/** The part of a queue that one network may fill. */
const shareOfOne = 0.5

/** Waiting work by network, taken round robin: a flood from one network delays nobody else. */
class FairQueue {
  readonly #byNetwork = new Map<string, Waiting[]>()
  length = 0

  /** How many wait from one network. */
  from(network: string) {
    return this.#byNetwork.get(network)?.length ?? 0
  }

  push(waiting: Waiting) {
    const { from } = waiting.place
    const queue = this.#byNetwork.get(from)
    if (queue) queue.push(waiting)
    else this.#byNetwork.set(from, [waiting])
    this.length++
  }

  shift(): Waiting | undefined {
    const [network, queue] = this.#byNetwork.entries().next().value ?? []
    if (network === undefined || !queue) return undefined
    const waiting = queue.shift()
    this.#byNetwork.delete(network)
    if (queue.length > 0) this.#byNetwork.set(network, queue)
    this.length--
    return waiting
  }

  remove(waiting: Waiting) {
    const { from } = waiting.place
    const queue = this.#byNetwork.get(from) ?? []
    queue.splice(queue.indexOf(waiting), 1)
    if (queue.length === 0) this.#byNetwork.delete(from)
    this.length--
  }
}

/** Lets a few pieces of work run at once; what a visitor waits for goes before what is done ahead of time. */
export class Turns {
  readonly #options: TurnsOptions
  readonly #awaited = new FairQueue()
  readonly #ahead: Waiting[] = []
  #running = 0
  #runningAhead = 0

  constructor(options: TurnsOptions) {
    this.#options = options
  }

  /** Runs work when its turn comes; work with a name is done ahead of time. */
  async run<T>(work: () => Promise<T>, { from = '', aheadAs }: WorkFor = {}): Promise<T> {
    const place: Place = { name: aheadAs, from, isAhead: aheadAs !== undefined }
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
    const queue = place.isAhead ? this.#ahead : this.#awaited
    const { mostWaiting } = this.#options
    if (queue.length >= mostWaiting) throw new Busy(`${queue.length} wait already`)
    // Places are left for others: one network alone never fills the queue.
    if (place.from && this.#awaited.from(place.from) >= mostWaiting * shareOfOne) throw new Busy('This network waits for enough')
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting = { place, start: resolve, refuse: reject }
    queue.push(waiting)
    const timer = setTimeout(() => {
      // Somebody may have hurried it since.
      if (place.isAhead) this.#ahead.splice(this.#ahead.indexOf(waiting), 1)
      else this.#awaited.remove(waiting)
      reject(new Busy(`Waited for ${this.#options.longestWait} ms`))
    }, this.#options.longestWait)
    return promise.finally(() => clearTimeout(timer))
  }
}
