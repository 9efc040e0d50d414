import { constants } from '@narkhoz/contract/constants.ts'
import { cardAttributes, type Entity } from '@narkhoz/contract/entities/entity.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { LRUCache } from 'lru-cache'
import type { Storage } from '../storage/storage.ts'
import type { Row } from './answers.ts'
import { bucketOf, everything } from './index-rows.ts'
import { prepareBuckets, prepareCount, preparePage, type Shape } from './list-query.ts'

/** Query of a list. */
export type ListQuery = {
  entity: Entity
  facets: readonly { name: string; value: string }[]
  lang: Locale
  search?: string | undefined
  when?: 'past' | 'upcoming' | undefined
  byId?: boolean | undefined
  /** Absent for an unpaged list. */
  page?: number | undefined
  limit: number
}

/** A page of a list, and its total where it is paged. */
export type ListPage = { rows: Row[]; total: number | undefined }

type Values = Record<string, string | number>

/** Length of a list, by bucket if it was counted on save; otherwise only the total. */
type Length = { total: number; stretches?: readonly { stretch: number; count: number }[] }

/** Reads pages of lists; lengths are cached until their kind changes. */
export class Lists {
  readonly #storage: Pick<Storage, 'db' | 'text'>
  readonly #pages = new Map<string, ReturnType<typeof preparePage>>()
  readonly #counts = new Map<string, ReturnType<typeof prepareCount>>()
  // By bytes and not by number: a query of many words is kilobytes long, and anybody can invent them.
  readonly #lengths = new LRUCache<string, Promise<Length>>({
    maxSize: 2_000_000,
    sizeCalculation: (_, key) => key.length + 200,
    ttl: 60_000,
  })
  readonly #stretches: ReturnType<typeof prepareBuckets>

  constructor(storage: Pick<Storage, 'db' | 'text'>) {
    this.#storage = storage
    this.#stretches = prepareBuckets(storage.db)
  }

  /** Forgets the lengths of a kind that changed, or all of them. */
  drop(kind?: string) {
    for (const key of this.#lengths.keys()) if (kind === undefined || key.startsWith(`${kind} `)) this.#lengths.delete(key)
  }

  async read(query: ListQuery): Promise<ListPage> {
    const facets = query.facets.length > 0 ? query.facets : whole
    const past = query.when === 'past'
    const base: Shape = {
      facets: facets.length,
      whole: query.facets.length === 0,
      when: query.when && (past !== Boolean(query.entity.order?.descending) ? 'before' : 'from'),
      search: query.search ? query.lang : undefined,
    }
    const values = valuesOf(query, facets)
    const length = query.page === undefined ? undefined : await this.#length(query, base, values)
    const offset = ((query.page ?? 1) - 1) * query.limit
    if (length && offset >= length.total) return { rows: [], total: length.total }
    // Past events run from the latest back, against the order of the list; by id every list runs forwards.
    const against = past && !query.byId && !query.entity.order?.descending
    const place = placeOf(query, length, offset)
    const shape: Shape = {
      ...base,
      seek: place.from !== undefined,
      reversed: against,
      byId: query.byId,
      stamped: query.entity.listsUpdatedAt,
    }
    const rows = await this.#page(shape)({
      ...values,
      ...place,
      limit: query.limit,
      lang: query.lang,
      without: withoutOf(query.entity),
    })
    return { rows: against ? rows.reverse() : rows, total: length?.total }
  }

  #length({ entity, facets, search, lang, when }: ListQuery, shape: Shape, values: Values): Promise<Length> {
    // Visitors write parts of this: written as JSON, no search can pass for a filter.
    const key = `${entity.kind} ${JSON.stringify([when, search && [lang, search], facets.map(({ name, value }) => [name, value])])}`
    const known = this.#lengths.get(key)
    if (known) return known
    const length = this.#measure(shape, values)
    this.#lengths.set(key, length)
    length.catch(() => this.#lengths.delete(key))
    return length
  }

  /** One facet alone is counted when entries are saved; only combinations are counted here. */
  async #measure(shape: Shape, values: Values): Promise<Length> {
    if (shape.facets === 1 && !shape.when && !shape.search) {
      const stretches = await this.#stretches.execute(values)
      return { stretches, total: stretches.reduce((sum, { count }) => sum + count, 0) }
    }
    const [row] = await this.#count(shape).execute(values)
    return { total: row?.count ?? 0 }
  }

  #page(shape: Shape) {
    return remembered(this.#pages, nameOf(shape), () => preparePage(this.#storage, shape))
  }

  #count(shape: Shape) {
    return remembered(this.#counts, `count ${nameOf(shape)}`, (name) => prepareCount(this.#storage.db, name, shape))
  }
}

const whole = [everything]

const valuesOf = ({ entity, search }: ListQuery, facets: ListQuery['facets']): Values => {
  const values: Values = {
    kind: entity.kind,
    // The other side of the list's sign: a list that runs backwards in time has its moments negated.
    now: (entity.order?.descending ? -1 : 1) * Math.floor(Date.now() / 1000),
  }
  if (search) values.query = search
  for (const [at, { name, value }] of facets.entries()) {
    values[`name${at}`] = name
    values[`value${at}`] = value
  }
  return values
}

const nameOf = ({ facets, whole, when, search, seek, reversed, byId, stamped }: Shape) =>
  [facets, whole && 'whole', when, search, seek && 'seek', reversed && 'reversed', byId && 'by id', stamped && 'stamped']
    .filter(Boolean)
    .join(' ')

const remembered = <T>(known: Map<string, T>, name: string, make: (name: string) => T): T => {
  const made = known.get(name) ?? make(name)
  known.set(name, made)
  return made
}

/** Start of a page: OFFSET is expensive, so the counts of preceding buckets are added up instead. */
const placeOf = ({ entity, byId }: ListQuery, length: Length | undefined, offset: number): { offset: number; from?: number } => {
  if (!length?.stretches || byId) return { offset }
  let before = 0
  for (const { stretch, count } of length.stretches) {
    if (before + count > offset) return before === 0 ? { offset } : { offset: offset - before, from: stretch * bucketOf(entity) }
    before += count
  }
  return { offset }
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

/** Limit of rows of an unpaged list. */
export const wholeListLimit = constants.paging.most * 10
