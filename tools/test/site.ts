import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cleanEnv } from '../start/clean-env.ts'
import { findFreePort } from '../start/ports.ts'
import { root } from '../steps/command.ts'

const execFileAsync = promisify(execFile)

export interface TestSite {
  siteUrl: string
  contentUrl: string
  /** Its data directory. */
  dataDir: string
  /** The link that makes the first administrator, as `npm start` prints it. */
  firstAdministrator: Promise<string>
  stop(): Promise<void>
}

/** A DATA_DIR with the content of another: the database is copied, public files are linked, because they never change. */
export const copySeeded = async (seeded: string, dataDir: string) => {
  // In one `cp`: copying thousands of small files one by one takes a second, and removing them another. In a child process: visitors
  // of a concurrent journey would stall for that second and time out.
  const folders = [seeded, dataDir].map((folder) => join(folder, 'database', 'pglite'))
  await execFileAsync(process.execPath, ['-e', 'fs.cpSync(process.argv[1], process.argv[2], { recursive: true })', ...folders])
  await mkdir(join(dataDir, 'files'), { mode: 0o700 })
  await symlink(join(seeded, 'files', 'media'), join(dataDir, 'files', 'media'))
}

/** Starts the entire system as `npm start` does, on free ports and a new DATA_DIR with the content of `seeded`, for journeys. */
export async function startTestSite(seeded: string, variables: Record<string, string> = {}): Promise<TestSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'narkhoz-data-'))
  await copySeeded(seeded, dataDir)
  const [port, contentPort] = [await findFreePort(), await findFreePort()]
  const own = { PORT: String(port), CONTENT_PORT: String(contentPort), DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const env = cleanEnv({ ...own, ...variables })
  const site = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, 'tools', 'start', 'main.ts')], {
    cwd: root,
    env,
    // The channel stops the site when the test process dies.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = once(site, 'exit')
  let said = ''
  const { promise: firstAdministrator, resolve: tellLink } = Promise.withResolvers<string>()
  const answering = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      // Only the end is of use when it fails, and a bench may run for hours.
      said = (said + chunk.toString('utf8')).slice(-100_000)
      if (/^Content service: http/m.test(said)) resolve()
      const [, link] = /^First administrator: open (\S+) /m.exec(said) ?? []
      if (link) tellLink(link)
    }
    site.stdout?.on('data', hear)
    site.stderr?.on('data', hear)
    void ended.then(() => reject(new Error(`The site did not start:\n${said}`)))
  })
  const stop = async () => {
    site.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await answering
  } catch (error) {
    await stop()
    throw error
  }
  return { siteUrl: `http://localhost:${port}`, contentUrl: `http://localhost:${contentPort}`, dataDir, firstAdministrator, stop }
}
