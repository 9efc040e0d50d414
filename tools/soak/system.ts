import { createWriteStream } from 'node:fs'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer } from '@narkhoz/content/testing/mail-server.ts'
import { startFaultyContent } from '../../web/e2e/faulty-content.ts'
import { unhandled } from '../../web/e2e/started.ts'
import { contentArguments, webArguments } from '../start/arguments.ts'
import { type ChildSupervisor, type Plan, supervise } from '../start/child.ts'
import { cleanEnv } from '../start/clean-env.ts'
import { findFreePort } from '../start/ports.ts'
import { startPostgres } from '../test/postgres-server.ts'

const credential = { SERVICE_EMAIL: 'site@localhost', SERVICE_KEY: 'soak-soak-soak-soak-soak-soak' }

/**
 * The entire system with a real database and a mail server, supervised as by `npm start`, with proxies between its parts that inject
 * faults.
 */
export const startSystem = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'narkhoz-soak-'))
  const logFile = join(dataDir, 'log')
  createWriteStream(logFile).end()
  const log = await open(logFile, 'a')
  const [postgres, mail] = [await startPostgres(), await startMailServer()]
  const [port, contentPort] = [await findFreePort(), await findFreePort()]
  const contentUrl = `http://127.0.0.1:${contentPort}`
  const between = await startFaultyContent(contentUrl)
  const siteUrl = `http://127.0.0.1:${port}`
  const shared = cleanEnv({ LOG_LEVEL: 'error', DATA_DIR: dataDir, ...credential })
  const starts = new Map<string, number>()

  const run = (plan: Omit<Plan, 'output'>) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const child = supervise(
      { ...plan, output: log.fd },
      {
        log: () => undefined,
        onReady: () => {
          starts.set(plan.name, (starts.get(plan.name) ?? 0) + 1)
          resolve()
        },
        onMisconfigured: () => reject(new Error(`${plan.name} did not start: see ${logFile}`)),
      },
    )
    return { child, ready: promise }
  }
  const stops: ChildSupervisor[] = []
  const started = async (plan: Omit<Plan, 'output'>) => {
    const { child, ready } = run(plan)
    stops.unshift(child)
    await ready
  }
  await started({
    name: 'content service',
    args: contentArguments,
    env: { ...shared, CONTENT_PORT: String(contentPort), DATABASE_URL: postgres.url, SMTP_URL: mail.url, CONFIRMATIONS_PER_HOUR: '999999' },
    readyUrl: `${contentUrl}/readyz`,
  })
  await started({
    name: 'site',
    args: webArguments,
    env: { ...shared, PORT: String(port), CONTENT_URL: between.url, FORM_GUARD: 'off' },
    readyUrl: `${siteUrl}/healthz`,
  })
  return {
    siteUrl,
    contentUrl,
    dataDir,
    variables: { DATABASE_URL: postgres.url },
    postgres,
    mail,
    between,
    /** Ends the content service without warning; its supervisor starts it again. */
    killContent: async () => {
      const { pid } = JSON.parse(await readFile(join(dataDir, 'content.json'), 'utf8')) as { pid: number }
      process.kill(pid, 'SIGKILL')
    },
    /** How often each process was started. */
    starts,
    /** Log lines that no process may write. */
    complaints: async () => (await readFile(logFile, 'utf8')).split('\n').filter((line) => unhandled.test(line)),
    stop: async () => {
      for (const child of stops) await child.stop()
      await between.stop()
      await mail.down()
      await postgres.stop()
      await log.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type System = Awaited<ReturnType<typeof startSystem>>
