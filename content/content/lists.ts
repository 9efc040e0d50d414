import { constants } from '@narkhoz/contract/constants.ts'
import { cardAttributes, type Entity } from '@narkhoz/contract/entities/entity.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { LRUCache } from 'lru-cache'
import type { Database } from '../storage/storage.ts'
import type { Row } from './answers.ts'
import { everything } from './index-rows.ts'
import { prepareCount, prepareCounted, preparePage, type Shape } from './list-query.ts'

/** What a list is asked for. */
export type ListQuery = {
  entity: Entity
  facets: readonly { name: string; value: string }[]
  lang: Locale
  search?: string | undefined
  when?: 'past' | 'upcoming' | undefined
  byId?: boolean | undefined
  /** Absent for a list that is answered whole. */
  page?: number | undefined
  limit: number
}

/** A page of a list, and how long the list is where it was asked for page by page. */
export type ListPage = { rows: Row[]; total: number | undefined }

type Values = Record<string, string | number>

/** Reads pages of lists; totals are kept until their kind changes. */
export class Lists {
  readonly #db: Database
  readonly #pages = new Map<string, ReturnType<typeof preparePage>>()
  readonly #counts = new Map<string, ReturnType<typeof prepareCount>>()
  readonly #totals = new LRUCache<string, Promise<number>>({ max: 5000, ttl: 60_000 })

  readonly #counted: ReturnType<typeof prepareCounted>

  constructor(db: Database) {
    this.#db = db
    this.#counted = prepareCounted(db)
  }

  /** Forgets the totals of a kind that changed, or all of them. */
  drop(kind?: string) {
    for (const key of this.#totals.keys()) if (kind === undefined || key.startsWith(`${kind} `)) this.#totals.delete(key)
  }

  async read(query: ListQuery): Promise<ListPage> {
    const facets = query.facets.length > 0 ? query.facets : [everything]
    const past = query.when === 'past'
    const base: Shape = {
      facets: facets.length,
      ...(query.when && { when: past !== Boolean(query.entity.order?.descending) ? 'before' : 'from' }),
      ...(query.search && { search: query.lang }),
    }
    const values: Values = {
      kind: query.entity.kind,
      // The other side of the list's sign: a list that runs backwards in time has its moments negated.
      now: (query.entity.order?.descending ? -1 : 1) * Math.floor(Date.now() / 1000),
      ...(query.search && { query: query.search }),
      ...Object.fromEntries(
        facets.flatMap(({ name, value }, at) => [
          [`name${at}`, name],
          [`value${at}`, value],
        ]),
      ),
    }
    const paged = query.page !== undefined
    const total = paged ? await this.#total(query, base, values) : undefined
    const offset = ((query.page ?? 1) - 1) * query.limit
    if (total !== undefined && offset >= total) return { rows: [], total }
    // Past events run from the latest back, against the order of the list.
    const against = past && !query.entity.order?.descending
    const window = nearerEnd(offset, query.limit, total)
    const shape: Shape = { ...base, reversed: against !== window.reversed, ...(query.byId && { byId: true }) }
    const rows = await this.#page(shape).execute({
      ...values,
      limit: window.limit,
      offset: window.offset,
      without: withoutOf(query.entity),
    })
    return { rows: against ? rows.reverse() : rows, total }
  }

  #total({ entity, facets, search, lang, when }: ListQuery, shape: Shape, values: Values): Promise<number> {
    const key = [entity.kind, when ?? '', search ? `${lang}:${search}` : '', ...facets.map(({ name, value }) => `${name}=${value}`)].join(
      ' ',
    )
    const known = this.#totals.get(key)
    if (known) return known
    // One facet alone is counted when entries are saved; only combinations are counted here.
    const counted = shape.facets === 1 && !shape.when && !shape.search ? this.#counted : this.#count(shape)
    const total = counted.execute(values).then(([row]) => row?.count ?? 0)
    this.#totals.set(key, total)
    total.catch(() => this.#totals.delete(key))
    return total
  }

  #page(shape: Shape) {
    return remembered(this.#pages, `page ${nameOf(shape)}`, (name) => preparePage(this.#db, name, shape))
  }

  #count(shape: Shape) {
    return remembered(this.#counts, `count ${nameOf(shape)}`, (name) => prepareCount(this.#db, name, shape))
  }
}

const nameOf = ({ facets, when, search, reversed, byId }: Shape) =>
  [facets, when, search, reversed && 'reversed', byId && 'by id'].filter(Boolean).join(' ')

const remembered = <T>(known: Map<string, T>, name: string, make: (name: string) => T): T => {
  const made = known.get(name) ?? make(name)
  known.set(name, made)
  return made
}

/** A page in the far half of a list is read from its end: skipping rows is what costs. */
const nearerEnd = (offset: number, limit: number, total: number | undefined) => {
  const after = total === undefined ? 0 : Math.max(0, total - offset - limit)
  if (total === undefined || offset <= total / 2) return { offset, limit, reversed: false }
  return { offset: after, limit: Math.min(limit, total - offset), reversed: true }
}

const without = new WeakMap<Entity, string>()

/** The attributes that lists leave out, as the query wants them: they never leave the database. */
const withoutOf = (entity: Entity): string => {
  const known = without.get(entity)
  if (known !== undefined) return known
  const cards = cardAttributes(entity.attributes)
  const names = Object.keys(entity.attributes)
    .filter((name) => !(name in cards))
    .join(',')
  without.set(entity, names)
  return names
}

/** How many rows a list that is answered whole may have. */
export const wholeListLimit = constants.paging.most * 10
