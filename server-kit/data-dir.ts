import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

/** Creates `DATA_DIR` and writes to it once: permissions alone do not reveal read-only mounts, full disks and quotas. */
export const makeDataDir = (dataDir: string) => {
  const probe = join(dataDir, `.write-test-${process.pid}`)
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(probe, 'ok')
    rmSync(probe)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new StartError(`DATA_DIR cannot be written (${code}): make ${dataDir} writable or set DATA_DIR to another folder.`, { cause })
  }
}
