import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '@narkhoz/content/start-error.ts'

/** Makes the folder and writes to it once, because rights alone do not tell (read-only mounts, full disks, quotas). */
export async function requireWritable(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.write-test-${process.pid}`)
  try {
    await mkdir(dataDir, { recursive: true })
    const file = await open(probe, 'w')
    await file.writeFile('ok')
    await file.close()
    await rm(probe)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(`DATA_DIR cannot be written (${code}): make ${dataDir} writable or set DATA_DIR to another folder.`)
  }
}
