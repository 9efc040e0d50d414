import { kindsNamedBy } from '@narkhoz/contract/cache-tags.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { entityAtPath } from '@narkhoz/contract/pages/entity-at-path.ts'
import { and, eq, sql } from 'drizzle-orm'
import { blocksOf, cardOf, entryOf, pageOf, type Row } from '../entries/answers.ts'
import { facetValues } from '../entries/facet-values.ts'
import { facetsOf } from '../entries/index-rows.ts'
import { type ListQuery, Lists } from '../entries/lists.ts'
import { queryRedirects, redirectFrom } from '../entries/redirect-from.ts'
import { ReferenceNameCache } from '../entries/reference-names.ts'
import { Search } from '../search/search.ts'
import { ZeroResults } from '../search/zero-results.ts'
import { entries, facets } from '../storage/schema.ts'
import type { Database, Storage } from '../storage/storage.ts'

const value = sql.placeholder
const row = { id: entries.id, slug: entries.slug, attributes: sql<Record<string, unknown>>`${entries.attributes}` }
const published = and(eq(entries.kind, value('kind')), eq(entries.status, 'published'))

const prepare = (db: Database) => ({
  byId: db
    .select(row)
    .from(entries)
    .where(and(published, eq(entries.id, value('id'))))
    .prepare('entry by id'),
  bySlug: db
    .select(row)
    .from(entries)
    .where(and(published, eq(entries.slug, value('slug'))))
    .prepare('entry by slug'),
  only: db.select(row).from(entries).where(published).orderBy(entries.id).limit(1).prepare('entry of a kind'),
  byPath: db
    .select(row)
    .from(facets)
    .innerJoin(entries, and(eq(entries.kind, facets.kind), eq(entries.id, facets.entryId)))
    .where(and(eq(facets.kind, 'page'), eq(facets.name, 'path'), eq(facets.value, value('path'))))
    .prepare('page by path'),
})

/** A draft that replaces the public version of an entry. */
export type Overlay = Row & { kind: string; isLive: boolean }

/** Reads content in one language: every GET of the service ends here. */
export class Content {
  readonly names: ReferenceNameCache
  readonly lists: Lists
  readonly search: Search
  readonly #storage: Pick<Storage, 'db' | 'reading'>
  readonly #db: Database
  readonly #prepared: ReturnType<typeof prepare>
  readonly #overlay: Overlay | undefined

  constructor(storage: Pick<Storage, 'db' | 'reading'>, original?: Content, overlay?: Overlay) {
    const { db } = storage.reading
    this.#storage = storage
    this.#db = db
    this.names = original?.names ?? new ReferenceNameCache(db)
    this.lists = original?.lists ?? new Lists(storage.reading)
    this.search = original?.search ?? new Search(db, this.names, new ZeroResults(storage.db))
    this.#prepared = original ? original.#prepared : prepare(db)
    this.#overlay = overlay
  }

  /** The same content with one entry as it is worked on. */
  showing(overlay: Overlay): Content {
    return new Content(this.#storage, this, overlay)
  }

  /** Drops cached data of a changed kind, or everything. */
  drop(kind?: string) {
    this.names.drop(kind)
    this.lists.drop(kind)
    this.search.drop(kind)
  }

  async list(query: ListQuery) {
    const [{ rows, total }, names] = await Promise.all([this.lists.read(query), this.#names(query.entity)])
    const shown = this.#overlay ? overlaid(rows, query, this.#overlay) : rows
    return { data: shown.map((one) => cardOf(query.entity, one, query.lang, names)), total }
  }

  async facetValues(entity: Entity, name: string, narrowedBy: readonly { name: string; value: string }[], lang: Locale) {
    return facetValues(this.#db, entity, name, narrowedBy, lang, await this.#names(entity))
  }

  async item(entity: Entity, by: { id: number } | { slug: string } | 'only', lang: Locale, belongs?: (row: Row) => boolean) {
    const found = await this.#row(entity, by)
    if (!found || (belongs && !belongs(found))) throw new ServiceError('not_found')
    return entryOf(entity, found, lang, await this.#names(entity))
  }

  async page(path: string, lang: Locale) {
    const { entity, slug } = entityAtPath(path)
    const found = slug ? await this.#row(entity, { slug }) : await this.#pageAt(entity, path)
    if (!found) throw new ServiceError('not_found')
    return pageOf(entity, found, lang, await this.#names(entity))
  }

  async blocks(entity: Entity, id: number, lang: Locale, belongs?: (row: Row) => boolean) {
    const found = await this.#row(entity, { id })
    if (!found || (belongs && !belongs(found))) throw new ServiceError('not_found')
    return blocksOf(found, lang, await this.#names(entity))
  }

  /** Where visitors of a path are sent, if anywhere. */
  redirect(from: string): Promise<string | undefined> {
    return redirectFrom(this.#db, from)
  }

  /** Redirects that match a query. */
  queryRedirects() {
    return queryRedirects(this.#db)
  }

  async #row(entity: Entity, by: { id: number } | { slug: string } | 'only'): Promise<Row | undefined> {
    const { kind } = entity
    const overlay = this.#overlay?.kind === kind ? this.#overlay : undefined
    if (overlay && (by === 'only' || ('id' in by ? by.id === overlay.id : by.slug === overlay.slug))) return overlay
    const rows =
      by === 'only'
        ? await this.#prepared.only.execute({ kind })
        : 'id' in by
          ? await this.#prepared.byId.execute({ kind, id: by.id })
          : await this.#prepared.bySlug.execute({ kind, slug: by.slug })
    return rows[0]
  }

  async #pageAt({ kind }: Entity, path: string): Promise<Row | undefined> {
    if (this.#overlay?.kind === kind && this.#overlay.attributes.path === path) return this.#overlay
    return (await this.#prepared.byPath.execute({ path }))[0]
  }

  #names(entity: Entity) {
    return this.names.names(kindsNamedBy(entity))
  }
}

/** A list with the draft of one entry; an unpublished one leads the list that it will appear in. */
const overlaid = (rows: readonly Row[], { entity, facets, search, page = 1 }: ListQuery, overlay: Overlay): readonly Row[] => {
  if (entity.kind !== overlay.kind) return rows
  if (rows.some(({ id }) => id === overlay.id)) return rows.map((row) => (row.id === overlay.id ? overlay : row))
  const own = facetsOf(entity, overlay.attributes)
  const isOne = facets.every(({ name, value: wanted }) => own.some((facet) => facet.name === name && facet.value === wanted))
  return !overlay.isLive && isOne && !search && page === 1 ? [overlay, ...rows] : rows
}
