import { once } from 'node:events'
import { ReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { mediaKey } from '@narkhoz/contract/media.ts'
import { eq, isNotNull, sql } from 'drizzle-orm'
import type { Disk } from 'flydrive'
import { media } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import { keptFile, type MediaRow, type NewMedia, placeOf } from './kept-file.ts'

const rowsPerStatement = 500

/** What is no larger is read at once: a stream takes as much memory, and longer. */
const readAtOnce = 64 * 1024

/** Makes files known that are on the disk already; one that is known keeps its row. */
export const noteMedia = async (db: Database, rows: readonly MediaRow[]) => {
  for (let at = 0; at < rows.length; at += rowsPerStatement)
    await db
      .insert(media)
      .values(rows.slice(at, at + rowsPerStatement))
      .onConflictDoNothing()
}

/** The files that the service itself made, by what they were made from. */
export const madeMedia = async (db: Database): Promise<MediaRow[]> =>
  db
    .select({
      key: media.key,
      type: media.type,
      size: media.size,
      width: media.width,
      height: media.height,
      name: media.name,
      recipe: media.recipe,
    })
    .from(media)
    .where(isNotNull(media.recipe))
    .orderBy(media.createdAt)

/** Public files: pictures and documents that visitors see. */
export class Media {
  readonly #db: Database
  readonly #disk: Disk
  readonly #row

  constructor(db: Database, disk: Disk) {
    this.#db = db
    this.#disk = disk
    this.#row = db
      .select({ type: media.type, name: media.name, size: media.size })
      .from(media)
      .where(eq(media.key, sql.placeholder('key')))
      .prepare('media by key')
  }

  /** Keeps a file. It is written before its row: whoever dies in between leaves a file that nobody asks for. */
  async store(file: NewMedia): Promise<MediaRow> {
    const row = await keptFile(this.#disk, file)
    await noteMedia(this.#db, [row])
    return row
  }

  /** A file by its key, or nothing where there is none. */
  async read(key: string) {
    if (!mediaKey.test(key)) return undefined
    const [row] = await this.#row.execute({ key })
    const body = row && (await this.#body(key, row.size))
    return body && { ...row, body }
  }

  /** What is in a known file; on a node whose folder is not the one that it was written to there is nothing. */
  async #body(key: string, size: number): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | undefined> {
    try {
      // The disk gives whole buffers of its own, never shared memory.
      if (size <= readAtOnce) return (await this.#disk.getBytes(placeOf(key))) as Uint8Array<ArrayBuffer>
      const stream = await this.#disk.getStream(placeOf(key))
      // A folder says only now whether there is such a file; a store said it before.
      if (stream instanceof ReadStream) await once(stream, 'open')
      // The one kind of stream by the name that Node gives it, and by the one that the web does.
      return Readable.toWeb(stream) as ReadableStream<Uint8Array>
    } catch (error) {
      if (!(await this.#disk.exists(placeOf(key)))) return undefined
      throw error
    }
  }
}
