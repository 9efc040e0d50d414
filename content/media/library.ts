import type { IncomingReference } from '@narkhoz/contract/admin/entries.ts'
import type { MediaItem } from '@narkhoz/contract/admin/media.ts'
import { mediaTag } from '@narkhoz/contract/cache-tags.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { mediaAddress, mediaKey, mediaTypes } from '@narkhoz/contract/media.ts'
import { and, desc, eq, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import type { Disk } from 'flydrive'
import { note } from '../audit/edit-log.ts'
import { announce } from '../changes/announce.ts'
import { referencesToFile } from '../editing/incoming-references.ts'
import { keptText, sanitizeText } from '../entries/sanitize.ts'
import { lockContent } from '../entries/save.ts'
import { likePattern } from '../storage/like-pattern.ts'
import { readPage } from '../storage/read-page.ts'
import { media, users } from '../storage/schema.ts'
import type { Database, Transaction } from '../storage/storage.ts'
import { inspect } from '../uploads/inspect.ts'
import { imageVariants } from './image-variants.ts'
import { placeOf, storeFile } from './store-file.ts'
import { storeVariants } from './store-variants.ts'

const columns = {
  key: media.key,
  type: media.type,
  size: media.size,
  width: media.width,
  height: media.height,
  name: media.name,
  alt: media.alt,
  focus: media.focus,
  created_at: media.createdAt,
  created_by: users.name,
}

type MediaDbRow = Omit<MediaItem, 'url' | 'created_at'> & { created_at: Date }

const itemOf = ({ created_at, ...row }: MediaDbRow): MediaItem => ({
  ...row,
  url: mediaAddress(row.key),
  created_at: created_at.toISOString(),
})

/** Filters of the library. */
export type LibraryQuery = { q?: string | undefined; type?: 'picture' | 'document' | undefined; lacking?: Locale | undefined }

/** Metadata of a file; omitted properties are unchanged, null removes one. */
export type MediaDetails = {
  name?: string | undefined
  alt?: Partial<Record<Locale, string | null | undefined>> | null | undefined
  focus?: { x: number; y: number } | null | undefined
}

const chosen = ({ q, type, lacking }: LibraryQuery): SQL | undefined => {
  const words = q?.trim()
  const pattern = words && likePattern(words)
  return and(
    isNull(media.original),
    type === 'picture' ? like(media.type, 'image/%') : undefined,
    type === 'document' ? sql`${media.type} not like 'image/%'` : undefined,
    lacking && and(like(media.type, 'image/%'), sql`coalesce(${media.alt} ->> ${lacking}::text, '') = ''`),
    pattern
      ? or(sql`${media.name} ilike ${pattern}`, sql`${media.alt}::text ilike ${pattern}`, sql`${media.key} ilike ${pattern}`)
      : undefined,
  )
}

const endings = new Map(Object.entries(mediaTypes).map(([ending, type]) => [type as string, ending as keyof typeof mediaTypes]))

// Cut before it is cleaned, whatever comes: a file's name may be as long as the file.
const nameOf = (fileName: string) => sanitizeText(keptText(fileName.slice(-1000).normalize('NFC'))).slice(-200)

const sameInAll = (text: string) => Object.fromEntries(locales.map((lang) => [lang, text]))

/** The files that editors choose from: generated ones, and their own uploads. */
export class Library {
  readonly #db: Database
  readonly #disk: Disk

  constructor(db: Database, disk: Disk) {
    this.#db = db
    this.#disk = disk
  }

  /** The newest first, and how many there are. */
  async list(query: LibraryQuery, page: number, limit: number): Promise<{ items: MediaItem[]; total: number }> {
    const { rows, total } = await readPage(
      { page, limit },
      () => this.#db.$count(media, chosen(query)),
      (cut) =>
        this.#db
          .select(columns)
          .from(media)
          .leftJoin(users, eq(users.id, media.createdBy))
          .where(chosen(query))
          .orderBy(desc(media.createdAt), media.key)
          .limit(cut.limit)
          .offset(cut.offset),
    )
    return { items: rows.map(itemOf), total }
  }

  async read(key: string): Promise<MediaItem> {
    return this.#item(this.#db, key)
  }

  /** Who shows a file. */
  async uses(key: string): Promise<IncomingReference[]> {
    await this.#item(this.#db, key)
    return referencesToFile(this.#db, mediaAddress(key))
  }

  /** Takes a picture or a document; the same once more is the one that is there. */
  async upload(fileName: string, given: Uint8Array, by: string): Promise<MediaItem> {
    const { type, bytes } = await inspect(fileName, given)
    const ending = endings.get(type)
    if (!ending) throw new Error(`No ending for ${type}`)
    const picture = type.startsWith('image/') ? await imageVariants(bytes) : undefined
    const name = nameOf(fileName)
    const row = await storeFile(
      this.#disk,
      picture ? { ending, bytes: picture.bytes, width: picture.width, height: picture.height, name } : { ending, bytes, name },
    )
    const copies = picture && !(await this.#has(row.key)) ? await picture.makeCopies() : []
    const values = await storeVariants(this.#disk, row.key, copies)
    return this.#db.transaction(async (tx) => {
      const [made] = await tx
        .insert(media)
        .values({ ...row, createdBy: by })
        .onConflictDoNothing()
        .returning({ key: media.key })
      if (values.length > 0) await tx.insert(media).values(values).onConflictDoNothing()
      if (made) await note(tx, [{ by, action: 'uploaded', kind: mediaTag, subject: sameInAll(name) }])
      return this.#item(tx, row.key)
    })
  }

  /** Sets a picture's alt text and focus, or a document's file name. */
  update(key: string, said: MediaDetails, by: string): Promise<MediaItem> {
    return this.#db.transaction(async (tx) => {
      await lockContent(tx)
      const before = await this.#item(tx, key)
      const changed = changedBy(said)
      if (Object.keys(changed).length === 0) return before
      await tx.update(media).set(changed).where(eq(media.key, key))
      await announce(tx, [{ kind: mediaTag, id: 0, slug: null }])
      await note(tx, [{ by, action: 'saved', kind: mediaTag, subject: sameInAll(said.name ?? before.name ?? key) }])
      return this.#item(tx, key)
    })
  }

  /** Removes an unused file, with its copies. */
  async remove(key: string, by: string): Promise<void> {
    const gone = await this.#db.transaction(async (tx) => {
      // It cannot become used in between.
      await lockContent(tx)
      const { name } = await this.#item(tx, key)
      const uses = await referencesToFile(tx, mediaAddress(key))
      if (uses.length > 0) throw new ServiceError('in_use', { data: uses })
      const rows = await tx
        .delete(media)
        .where(or(eq(media.key, key), eq(media.original, key)))
        .returning({ key: media.key })
      await announce(tx, [{ kind: mediaTag, id: 0, slug: null }])
      await note(tx, [{ by, action: 'deleted', kind: mediaTag, subject: sameInAll(name ?? key) }])
      return rows
    })
    // After the rows: a leftover file is never requested.
    for (const row of gone) await this.#disk.delete(placeOf(row.key))
  }

  async #item(db: Database | Transaction, key: string): Promise<MediaItem> {
    const [row] = mediaKey.test(key)
      ? await db
          .select(columns)
          .from(media)
          .leftJoin(users, eq(users.id, media.createdBy))
          .where(and(eq(media.key, key), isNull(media.original)))
      : []
    if (!row) throw new ServiceError('not_found')
    return itemOf(row)
  }

  async #has(key: string) {
    const [row] = await this.#db.select({ key: media.key }).from(media).where(eq(media.original, key)).limit(1)
    return row !== undefined
  }
}

const changedBy = ({ name, alt, focus }: MediaDetails): Partial<typeof media.$inferInsert> => {
  const texts = Object.entries(alt ?? {}).flatMap(([lang, text]) => {
    const clean = text ? sanitizeText(keptText(text)).trim() : ''
    return clean ? [[lang, clean] as const] : []
  })
  return {
    ...(name !== undefined && { name: sanitizeText(keptText(name)) }),
    ...(alt !== undefined && { alt: texts.length > 0 ? Object.fromEntries(texts) : null }),
    ...(focus !== undefined && { focus }),
  }
}
