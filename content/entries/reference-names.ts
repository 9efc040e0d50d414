import { mediaTag } from '@narkhoz/contract/cache-tags.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { type Locale, textIn } from '@narkhoz/contract/locales.ts'
import { mediaAddress } from '@narkhoz/contract/media.ts'
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { entries, media } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import { sanitizeText } from './sanitize.ts'

type Name = { slug: string | null; heading: Partial<Record<Locale, string>> | string | null }
type NamesById = ReadonlyMap<number, Name>

/** The library's metadata of a picture. */
export type PictureNote = { alt?: Partial<Record<Locale, string>>; focus?: { x: number; y: number } }

type PicturesByAddress = ReadonlyMap<string, PictureNote>

/** How an entry is named inside another's answer. */
export type Reference = { id: number; slug: string | null; title: string }

const nameIn = ({ heading }: Name, lang: Locale) => sanitizeText(typeof heading === 'string' ? heading : textIn(heading, lang))

/** The names of some kinds as they were at one moment: an answer is made from one such book from beginning to end. */
export class Names {
  readonly #kinds: ReadonlyMap<string, NamesById>
  readonly #pictures: PicturesByAddress

  constructor(kinds: ReadonlyMap<string, NamesById>, pictures: PicturesByAddress) {
    this.#kinds = kinds
    this.#pictures = pictures
  }

  /** The library's metadata of the picture at an address, if any. */
  picture(address: string): PictureNote | undefined {
    return this.#pictures.get(address)
  }

  /** The name of an entry, or nothing where it is not published. */
  of(kind: string, id: number, lang: Locale): Reference | undefined {
    const name = this.#kinds.get(kind)?.get(id)
    return name && { id, slug: name.slug, title: nameIn(name, lang) }
  }

  /** Whether the name of an entry is written in a language, or else answered from Kazakh. */
  isIn(kind: string, id: number, lang: Locale): boolean {
    const heading = this.#kinds.get(kind)?.get(id)?.heading
    return typeof heading === 'string' || Boolean(heading?.[lang])
  }

  /** The id behind an id written as text, or behind a slug: a slug may be a number too. */
  idOf(kind: string, given: string): number | undefined {
    const names = this.#kinds.get(kind)
    if (/^[1-9]\d{0,8}$/.test(given) && names?.has(Number(given))) return Number(given)
    for (const [id, { slug }] of names ?? []) if (slug === given) return id
    return undefined
  }

  /** The ids of a kind in the editors' order. */
  idsOf(kind: string): number[] {
    return [...(this.#kinds.get(kind)?.keys() ?? [])]
  }
}

/** Caches the names of referenced entries by kind, until that kind changes. */
export class ReferenceNameCache {
  readonly #db: Database
  readonly #kinds = new Map<string, Promise<NamesById>>()
  #bound = new WeakMap<readonly string[], Promise<Names>>()
  #pictures: Promise<PicturesByAddress> | undefined

  constructor(db: Database) {
    this.#db = db
  }

  /** The names of these kinds; the same list of kinds gets the same book until one changes. */
  names(kinds: readonly string[]): Promise<Names> {
    const known = this.#bound.get(kinds)
    if (known) return known
    const names = this.#bind(kinds)
    this.#bound.set(kinds, names)
    names.catch(() => this.#bound.delete(kinds))
    return names
  }

  async #bind(kinds: readonly string[]): Promise<Names> {
    const books = await Promise.all(kinds.map(async (kind) => [kind, await this.#book(kind)] as const))
    return new Names(new Map(books), await this.#notes())
  }

  /** Forgets a kind that changed, or all of them. */
  drop(kind?: string) {
    this.#bound = new WeakMap()
    if (kind === undefined) this.#kinds.clear()
    else this.#kinds.delete(kind)
    if (kind === undefined || kind === mediaTag) this.#pictures = undefined
  }

  #book(kind: string) {
    const known = this.#kinds.get(kind)
    if (known) return known
    const book = this.#read(kind)
    this.#kinds.set(kind, book)
    // A failed read must not be cached: the next request retries.
    book.catch(() => this.#kinds.get(kind) === book && this.#kinds.delete(kind))
    return book
  }

  #notes() {
    const notes = this.#pictures ?? this.#readNotes()
    this.#pictures = notes
    notes.catch(() => {
      if (this.#pictures === notes) this.#pictures = undefined
    })
    return notes
  }

  /** Only pictures that something is said of: a few, however large the library is. */
  async #readNotes(): Promise<PicturesByAddress> {
    const rows = await this.#db
      .select({ key: media.key, alt: media.alt, focus: media.focus })
      .from(media)
      .where(or(isNotNull(media.alt), isNotNull(media.focus)))
    return new Map(rows.map(({ key, alt, focus }) => [mediaAddress(key), { ...(alt?.kz && { alt }), ...(focus && { focus }) }]))
  }

  async #read(kind: string): Promise<NamesById> {
    const { heading } = (entities as Record<string, Entity>)[kind] ?? { heading: 'title' }
    const rows = await this.#db
      .select({ id: entries.id, slug: entries.slug, heading: sql<Name['heading']>`${entries.attributes} -> ${heading}::text` })
      .from(entries)
      .where(and(eq(entries.kind, kind), eq(entries.status, 'published')))
      .orderBy(entries.position, entries.id)
    return new Map(rows.map(({ id, ...name }) => [id, name]))
  }
}
