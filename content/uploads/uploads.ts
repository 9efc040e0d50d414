import { createHash, randomBytes } from 'node:crypto'
import { apiBase } from '@narkhoz/contract/api.ts'
import { constants } from '@narkhoz/contract/constants.ts'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Disk } from 'flydrive'
import { files } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import { PrivateFolder } from './file-store.ts'
import { inspect } from './inspect.ts'
import { UploadBudget } from './upload-budget.ts'

const folder = `${apiBase}/files/`
const keyPattern = /^[\w-]{43}$/

/** As many pictures as can be re-encoded within the site's timeout of a minute, and no more than fit into memory. */
const most = { files: 64, bytes: 128 * 1024 * 1024 }

/** After this many seconds no application can claim a file. */
const forgottenAfter = 2 * constants.tokenSeconds

/** The address of a stored file. */
export const fileAddress = (key: string) => `${folder}${key}`

/** The key in a stored file's address, or nothing where the address is not one of ours. */
export const keyIn = (url: string): string | undefined => {
  const key = url.startsWith(folder) ? url.slice(folder.length) : ''
  return keyPattern.test(key) ? key : undefined
}

/** Stores visitors' files privately: every upload endpoint uses it. */
export class Uploads {
  readonly #db: Database
  readonly #disk: Disk
  /** Slots of all uploads in flight. */
  readonly uploadBudget = new UploadBudget(most)

  constructor(db: Database, disk: Disk) {
    this.#db = db
    this.#disk = disk
  }

  /** Judges and stores a file, unless its sender is gone by then; it belongs to the token until an application names it. */
  async store(name: string, bytes: Uint8Array, tokenHash: string, signal?: AbortSignal) {
    const { type, bytes: clean } = await inspect(name, bytes, signal)
    signal?.throwIfAborted()
    const key = randomBytes(32).toString('base64url')
    const digest = createHash('sha256').update(clean).digest('hex')
    // The row comes first: if the process dies in between, the sweep finds it, and there is never an unknown file.
    await this.#db.insert(files).values({ key, type, size: clean.byteLength, digest, tokenHash })
    await this.#disk.put(key, clean, { contentType: type, visibility: 'private' })
    return { url: fileAddress(key), type, size: clean.byteLength }
  }

  /** A stored file for staff. */
  async read(key: string) {
    if (!keyPattern.test(key)) return undefined
    const [row] = await this.#db.select({ type: files.type }).from(files).where(eq(files.key, key))
    return row && { type: row.type, bytes: await this.#disk.getBytes(key) }
  }

  /** Removes expired unclaimed files, and partial files of killed processes. */
  async sweep(): Promise<number> {
    const left = await this.#db
      .select({ key: files.key })
      .from(files)
      .where(and(isNull(files.applicationId), lt(files.createdAt, sql`now() - make_interval(secs => ${forgottenAfter})`)))
    const failures: unknown[] = []
    for (const { key } of left) await this.#remove(key).catch((error: unknown) => failures.push(error))
    if (this.#disk.driver instanceof PrivateFolder) await this.#disk.driver.removeUnfinished(forgottenAfter)
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${left.length} files could not be removed`)
    return left.length
  }

  async #remove(key: string) {
    // The file goes before its row, so that one whose removal failed is found again.
    await this.#disk.delete(key)
    await this.#db.delete(files).where(eq(files.key, key))
  }
}
