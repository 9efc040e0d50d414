import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Environment } from '@narkhoz/server-kit/environment.ts'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Temporary file name: the name with an id as suffix. */
const unfinishedName = /\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Files that only this user may read; the driver itself would let everyone on the machine. */
export class PrivateFolder extends FSDriver {
  readonly #folder: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.#folder = folder
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // An existing folder keeps its mode otherwise.
    chmodSync(folder, 0o700)
  }

  // Flushed, because the database row that names the file is; and renamed only when complete, because readers do not wait.
  override async put(key: string, contents: string | Uint8Array) {
    const place = join(this.#folder, key)
    const unfinished = `${place}.${randomUUID()}`
    await mkdir(dirname(place), { recursive: true, mode: 0o700 })
    try {
      await writeFile(unfinished, contents, { mode: 0o600, flush: true })
      await rename(unfinished, place)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    await flushNames(dirname(place))
  }

  /** Removes partial files of killed processes after a number of seconds: no row refers to them. */
  async removeUnfinished(seconds: number) {
    for (const entry of await readdir(this.#folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !unfinishedName.test(entry.name)) continue
      const place = join(entry.parentPath, entry.name)
      const { mtimeMs } = await stat(place)
      if (mtimeMs < Date.now() - seconds * 1000) await rm(place, { force: true })
    }
  }
}

/** Without it a power failure could take a file's new name away. Windows cannot flush a folder and needs no such thing. */
const flushNames = async (folder: string) => {
  if (process.platform === 'win32') return
  const names = await open(folder)
  try {
    await names.sync()
  } finally {
    await names.close()
  }
}

/**
 * Timeout of the object store in milliseconds: with one retry, half of the site's own. The client has none, and each upload in
 * flight takes a slot.
 */
const longestSilence = 15_000

/** The file store: S3 if configured, else a private folder of `DATA_DIR`. */
export const openFileStore = async ({ s3, dataDir }: Pick<Environment, 's3' | 'dataDir'>, silence = longestSilence): Promise<Disk> => {
  if (!s3) return new Disk(new PrivateFolder(join(dataDir, 'files')))
  // Loaded only when it is used: the client is most of the service's code by size.
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      bucket: s3.bucket,
      region: s3.region,
      ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
      credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
      maxAttempts: 2,
      requestHandler: { connectionTimeout: silence, requestTimeout: silence, throwOnRequestTimeout: true, socketTimeout: silence },
      visibility: 'private',
      supportsACL: false,
    }),
  )
}
