import { once } from 'node:events'
import { createReadStream, ReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { mediaKey, type NewMedia } from '@narkhoz/contract/media.ts'
import type { ByteRange } from '@narkhoz/server-kit/file-answer.ts'
import { eq, isNotNull, sql } from 'drizzle-orm'
import type { Disk } from 'flydrive'
import { media } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import { type MediaRow, placeOf, storeFile } from './store-file.ts'

const rowsPerStatement = 500

/** Small files are read at once: a stream takes as much memory, and longer. */
const readAtOnce = 64 * 1024

/** Registers existing files; a known one keeps its row. */
export const noteMedia = async (db: Database, rows: readonly MediaRow[]) => {
  for (let at = 0; at < rows.length; at += rowsPerStatement)
    await db
      .insert(media)
      .values(rows.slice(at, at + rowsPerStatement))
      .onConflictDoNothing()
}

/** The generated files, by their recipes. */
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

/** A range of a stream. A store's stream is skipped up to its start; a folder reads from there. */
const partOf = async (whole: Readable, { from, to }: ByteRange): Promise<Readable> => {
  if (whole instanceof ReadStream) {
    whole.destroy()
    const part = createReadStream(whole.path, { start: from, end: to })
    await once(part, 'open')
    return part
  }
  return Readable.from(
    (async function* () {
      let at = 0
      for await (const chunk of whole as AsyncIterable<Buffer>) {
        const part = chunk.subarray(Math.max(0, from - at), Math.max(0, to + 1 - at))
        at += chunk.length
        if (part.length > 0) yield part
        if (at > to) return
      }
    })(),
    { objectMode: false },
  )
}

/** Public files: pictures and documents that visitors see. */
export class Media {
  readonly #db: Database
  readonly #disk: Disk
  readonly #row

  constructor(db: Database, disk: Disk) {
    this.#db = db
    this.#disk = disk
    this.#row = db
      .select({ type: media.type, name: media.name, size: media.size, modified: media.createdAt })
      .from(media)
      .where(eq(media.key, sql.placeholder('key')))
      .prepare('media by key')
  }

  /** Stores a file. Written before its row: if the process dies in between, the leftover file is never requested. */
  async store(file: NewMedia): Promise<MediaRow> {
    const row = await storeFile(this.#disk, file)
    await noteMedia(this.#db, [row])
    return row
  }

  /** The row of a file by its key; undefined if there is none. */
  async find(key: string) {
    if (!mediaKey.test(key)) return undefined
    const [row] = await this.#row.execute({ key })
    return row
  }

  /** The content of a known file, or of a range of it; on a node with another folder there may be none. */
  async open(key: string, size: number, range?: ByteRange): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | undefined> {
    try {
      // The file store returns buffers of its own, never pooled memory.
      if (size <= readAtOnce) {
        const bytes = (await this.#disk.getBytes(placeOf(key))) as Uint8Array<ArrayBuffer>
        return range ? bytes.subarray(range.from, range.to + 1) : bytes
      }
      const whole = await this.#disk.getStream(placeOf(key))
      // A folder says only now whether there is such a file; a store said it before.
      if (whole instanceof ReadStream) await once(whole, 'open')
      // Node's type of the stream instead of the DOM's.
      return Readable.toWeb(range ? await partOf(whole, range) : whole) as ReadableStream<Uint8Array>
    } catch (error) {
      if (!(await this.#disk.exists(placeOf(key)))) return undefined
      throw error
    }
  }
}
