import type { Locale } from '@narkhoz/contract/locales.ts'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { queryWords } from '../search-index/tokenize.ts'
import { searchMisses } from '../storage/schema.ts'
import type { Database, Transaction } from '../storage/storage.ts'

/** A query without results, and how often it was made. */
export type Miss = { lang: Locale; query: string; count: number; lastAt: Date }

type MissCount = Omit<Miss, 'lastAt'>

const longest = 100
const keptDays = 90
/** A guesser of words cannot fill the database: the rarest of a language go first. */
const mostKept = 2000
const gathered = 5000
/** Limit of the buffer: further new queries are dropped. */
const mostGathered = 100
/** After this many possibly new rows the rarest are deleted at once, without waiting for the next sweep. */
const sweptAfter = 1000

// Emails, phone numbers and identity numbers are not stored.
const isPersonal = (query: string) => /@|\d[\d\s()+-]{4,}\d/.test(query)

/** The words of a query, as it is counted and as editors see it. */
export const worded = (query: string) => {
  const words = queryWords(query).wanted.map(({ text }) => text)
  return words.join(' ').slice(0, longest).trim()
}

/** Dismisses queries that now have a meaning; if one fails again, it reappears. */
export const settleZeroResults = async (tx: Transaction, texts: readonly string[]) => {
  const queries = texts.map(worded).filter(Boolean)
  if (queries.length > 0) await tx.delete(searchMisses).where(inArray(searchMisses.query, queries))
}

/** Counts what visitors look for in vain: the words and nothing about who typed them. */
export class ZeroResults {
  readonly #db: Database
  #waiting = new Map<string, MissCount>()
  #timer: NodeJS.Timeout | undefined
  #written: Promise<void> = Promise.resolve()
  #sinceSwept = 0

  constructor(db: Database) {
    this.#db = db
  }

  /** Notes that nothing was found; written down together with others a few seconds later. */
  note(query: string, lang: Locale) {
    const words = worded(query)
    if (words.length < 2 || isPersonal(query)) return
    this.#add({ lang, query: words, count: 1 })
    // What cannot be written down now is written down with the next.
    this.#timer ??= setTimeout(() => void this.flush().catch(() => undefined), gathered).unref()
  }

  /** Writes the buffer; resolves once concurrent writes are done, too. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#written = this.#written.catch(() => undefined).then(() => this.#writeWaiting())
    return this.#written
  }

  async #writeWaiting() {
    const waiting = [...this.#waiting.values()]
    if (waiting.length === 0) return
    this.#waiting = new Map()
    try {
      await this.#write(waiting)
    } catch (error) {
      for (const miss of waiting) this.#add(miss)
      throw error
    }
    this.#sinceSwept += waiting.length
    if (this.#sinceSwept >= sweptAfter) await this.sweep()
  }

  #add({ lang, query, count }: MissCount) {
    const key = `${lang} ${query}`
    const known = this.#waiting.get(key)
    if (known) known.count += count
    else if (this.#waiting.size < mostGathered) this.#waiting.set(key, { lang, query, count })
  }

  async #write(waiting: readonly MissCount[]) {
    await this.#db
      .insert(searchMisses)
      .values(waiting.map((miss) => ({ ...miss, lastAt: new Date() })))
      .onConflictDoUpdate({
        target: [searchMisses.lang, searchMisses.query],
        set: { count: sql`${searchMisses.count} + excluded.count`, lastAt: sql`excluded.last_at` },
      })
  }

  /** The most frequent queries without results. */
  async list({ lang, limit = 50 }: { lang?: Locale | undefined; limit?: number } = {}): Promise<Miss[]> {
    await this.flush()
    return this.#db
      .select()
      .from(searchMisses)
      .where(lang && eq(searchMisses.lang, lang))
      .orderBy(desc(searchMisses.count), desc(searchMisses.lastAt), searchMisses.query)
      .limit(limit)
  }

  /** Dismisses a query: an editor has handled it. */
  async settle(lang: Locale, query: string) {
    await this.flush()
    await this.#db.delete(searchMisses).where(and(eq(searchMisses.lang, lang), eq(searchMisses.query, query)))
  }

  /** Deletes old rows. */
  async sweep() {
    this.#sinceSwept = 0
    await this.#db.execute(sql`delete from search_misses where last_at < now() - make_interval(days => ${keptDays})`)
    await this.#db.execute(sql`
      delete from search_misses m using (
        select lang, query, row_number() over (partition by lang order by count desc, last_at desc) as place from search_misses
      ) r where m.lang = r.lang and m.query = r.query and r.place > ${mostKept}`)
  }
}
