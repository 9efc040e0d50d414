import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

/** Makes `DATA_DIR` and writes to it once, because rights alone do not tell (read-only mounts, full disks, quotas). */
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
