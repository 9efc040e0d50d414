import type { Logger } from 'pino'
import type { Database } from '../storage/storage.ts'
import { patientWaitAfter, waitAfter } from './back-off.ts'
import { buildMail } from './build-mail.ts'
import { type Consequence, MailFailure, outages } from './failure.ts'
import { claim, holdOn, type MailTotals, markFailed, markSent, type NewMail, release, waiting } from './outbox.ts'
import type { SendMail } from './smtp.ts'

/** Intervals of polling for due mail and of counting, and the grace period of a shutdown, in milliseconds. */
const [lookEvery, countEvery, stopWithin] = [15_000, 1000, 5000]

/** How often a mail that takes long is held on to, in milliseconds: several times before another node may have it. */
const holdEvery = 60_000

/** How long is waited between attempts to note that a mail is out, in milliseconds; the last again and again. */
const pauses = [500, 2000, 5000]

/** Concurrency of mails per node. */
const atOnce = 2

/** Counters of the worker. */
type MailCounts = {
  ended: (outcome: 'sent' | 'put off' | 'failed') => void
  waiting: (mails: MailTotals) => void
}

/** The outcome of the next mail: none was due, the server was not contacted, it answered, or it is down. */
type Outcome = 'none' | 'unasked' | 'answered' | 'outage'

type WorkerOptions = { db: Database; post: SendMail | undefined; siteUrl: string; adminUrl: string; log: Logger; counts: MailCounts }

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref())

/** Sends the mails of the outbox, on every node: a lease gives each row to one node. Without a mail server they stay queued. */
export class MailWorker {
  readonly #given: WorkerOptions
  /** Concurrent loops, each sending one mail after another. */
  readonly #lanes = new Set<Promise<void>>()
  #timer: NodeJS.Timeout | undefined
  #stopping = false
  /** The mail server refused every mail at the last attempt. */
  #outage = false
  #wakes = 0
  #countedAt = Number.NEGATIVE_INFINITY
  /** Mails that are out without the database knowing it yet. */
  readonly #out = new Set<string>()

  constructor(given: WorkerOptions) {
    this.#given = given
  }

  /** Whether there is a mail server at all. */
  get hasServer(): boolean {
    return this.#given.post !== undefined
  }

  start() {
    const look = () => {
      this.wake()
      void this.#count()
    }
    this.#timer = setInterval(look, lookEvery)
    look()
  }

  /** Looks for mail now: called when some was stored. */
  wake() {
    this.#wakes++
    this.#begin()
  }

  #begin() {
    const { post } = this.#given
    if (this.#stopping || !post) return
    // During an outage a single loop probes the server.
    while (this.#lanes.size < (this.#outage ? 1 : atOnce)) {
      const lane: Promise<void> = this.#lane(post).then((wakes) => {
        this.#lanes.delete(lane)
        if (this.#lanes.size === 0) void this.#count()
        // Stored after its last look, while it still seemed to be at work.
        if (wakes !== this.#wakes) this.#begin()
      })
      this.#lanes.add(lane)
    }
  }

  /** Starts nothing more and waits for mails in flight; slow ones are recovered by their lease. */
  async stop() {
    this.#stopping = true
    clearInterval(this.#timer)
    await Promise.race([Promise.all(this.#lanes), wait(stopWithin)])
  }

  /** Sends mails until none is due or none can go; answers up to which call it has looked for some. */
  async #lane(post: SendMail): Promise<number> {
    try {
      while (!this.#stopping) {
        const [wakes, outage] = [this.#wakes, this.#outage]
        const outcome = await this.#next(post)
        if (outcome === 'none') return wakes
        if (outcome === 'outage') break
        if (outcome === 'unasked') continue
        if (outage) await this.#over()
        // Another loop has noticed the outage: one probe is enough.
        else if (this.#outage) break
      }
    } catch (error) {
      this.#given.log.error({ err: error }, 'reading the outbox failed')
    }
    return this.#wakes
  }

  /** The server takes or refuses mails again: all that waited for that are due. */
  async #over() {
    this.#outage = false
    await release(this.#given.db, outages)
    this.wake()
  }

  /** Counts what waits; not for each mail, since there may be many. */
  async #count() {
    const { db, counts, log } = this.#given
    // By a clock that is never set back, or nothing would be counted until it is that late again.
    const now = performance.now()
    if (this.#stopping || now - this.#countedAt < countEvery) return
    this.#countedAt = now
    try {
      counts.waiting(await waiting(db))
    } catch (error) {
      log.error({ err: error }, 'counting the outbox failed')
    }
  }

  /** Sends the next mail that is due, if there is one, and holds on to it meanwhile. */
  async #next(post: SendMail): Promise<Outcome> {
    const { db, log } = this.#given
    const mail = await claim(db)
    if (!mail) return 'none'
    const holding = setInterval(
      () => void holdOn(db, mail).catch((error: unknown) => log.warn({ mail: mail.id, err: error }, 'holding on to a mail failed')),
      holdEvery,
    )
    try {
      return await this.#send(post, mail)
    } finally {
      clearInterval(holding)
    }
  }

  async #send(post: SendMail, mail: NewMail): Promise<Outcome> {
    const { db } = this.#given
    let outcome: Outcome = 'unasked'
    // The database was gone for longer than this node could hold the mail.
    if (!this.#out.has(mail.id))
      try {
        const letter = await buildMail(db, mail, this.#given)
        if (letter) {
          outcome = 'answered'
          await post(letter)
          this.#out.add(mail.id)
        }
      } catch (error) {
        return (await this.#failed(mail, error)) === 'outage' ? 'outage' : outcome
      }
    await this.#insist(() => markSent(db, mail))
    this.#out.delete(mail.id)
    this.#note(mail, 'sent')
    return outcome
  }

  /** A database that is gone for a while must not make a mail go twice. */
  async #insist(note: () => Promise<void>) {
    for (let failures = 0; ; failures++) {
      try {
        return await note()
      } catch (error) {
        if (this.#stopping) throw error
        this.#given.log.warn({ err: error }, 'a mail is out, and that cannot be noted yet')
        await wait(pauses[failures] ?? pauses.at(-1) ?? 0)
      }
    }
  }

  async #failed(mail: NewMail, thrown: unknown): Promise<Consequence> {
    const { db, log } = this.#given
    // Nothing that is mended later may have cost a mail by then.
    const failure = thrown instanceof MailFailure ? thrown : new MailFailure('fault', 'patient')
    // Any other failure is our own: only that is logged with its cause, which contains no addresses.
    if (failure !== thrown) log.error({ mail: mail.id, err: thrown }, 'making a mail failed')
    const { consequence, message: error } = failure
    this.#outage ||= consequence === 'outage'
    const putOff = mail.putOff + (consequence === 'again' ? 1 : 0)
    const waits = { final: () => undefined, again: () => waitAfter(putOff), patient: patientWaitAfter, outage: patientWaitAfter }
    const waitSeconds = waits[consequence](mail.attempts)
    await markFailed(db, mail, { error, putOff, waitSeconds })
    this.#note(mail, waitSeconds === undefined ? 'failed' : 'put off', error)
    return consequence
  }

  #note({ id, receiver, attempts }: NewMail, outcome: 'sent' | 'put off' | 'failed', error?: string) {
    this.#given.counts.ended(outcome)
    const line = { mail: id, receiver, attempts, ...(error && { error }) }
    if (outcome === 'sent') this.#given.log.info(line, 'mail sent')
    else this.#given.log.warn(line, outcome === 'failed' ? 'mail given up' : 'mail put off')
  }
}
