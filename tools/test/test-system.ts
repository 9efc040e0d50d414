import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { startFleet } from '../scale/fleet.ts'
import { findFreePort } from '../start/ports.ts'
import { root, runNode } from '../steps/command.ts'
import { launchBrowser } from './browser.ts'
import { copySeeded, startTestSite } from './site.ts'

/** A resource of a test file: started before its first test, and disposed after its last one in reverse order. */
export const forThisFile = async <T>(starting: Promise<T>, end: (started: T) => Promise<unknown>): Promise<T> => {
  const started = await starting
  afterAll(() => end(started))
  return started
}

/** The entire system with the starter content, shared by all read-only journeys. */
export const sharedSystem = () => inject('shared')

/** The entire system with a copy of the starter content, for the tests of one file. */
export const startSystem = (variables?: Record<string, string>) =>
  forThisFile(startTestSite(inject('seeded'), variables), (site) => site.stop())

/** The starter content as a backup: restoring takes a third of the time of drawing it. */
const backupOf = async (seeded: string, folder: string) => {
  const [dataDir, backup] = [join(folder, 'data'), join(folder, 'backup')]
  await copySeeded(seeded, dataDir)
  const { code, output } = await runNode({
    args: [join(root, 'content', 'operator', 'cli.ts'), 'backup', backup],
    env: { DATA_DIR: dataDir },
  })
  if (code !== 0) throw new Error(`The starter content could not be backed up: ${output}`)
  return backup
}

const startSeeded = async (nginx: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'narkhoz-backup-'))
  try {
    const ports = { site: await findFreePort(), admin: await findFreePort() }
    return await startFleet({ web: 2, content: 2, nginx, ports, from: await backupOf(inject('seeded'), folder), log: () => undefined })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Two nodes of each kind behind nginx with the starter content, for the tests of one file. */
export const startNodes = (nginx: string) => forThisFile(startSeeded(nginx), (fleet) => fleet.stop())

/** A browser for the tests of one file. */
export const startBrowser = () => forThisFile(launchBrowser(), (browser) => browser.close())
