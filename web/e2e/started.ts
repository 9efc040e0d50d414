import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanEnv } from '../../tools/start/clean-env.ts'
import { findFreePort } from '../../tools/start/ports.ts'
import { untilAnswers } from '../../tools/start/ready.ts'
import { copySeeded } from '../../tools/test/site.ts'
import type { Faults } from './fault-switches.ts'

const root = join(import.meta.dirname, '..', '..')

export type StartedOptions = {
  variables?: Record<string, string>
  /** Whether faults can be injected. */
  hasSwitches?: boolean
  /** Shell commands before the process is executed, such as `ulimit`. */
  shell?: string
}

/** The site's credential at the service, where a test starts both separately. */
export const credential = { SERVICE_EMAIL: 'site@tests.local', SERVICE_KEY: 'a-key-that-only-these-tests-know' }

const spawned = (script: string, own: Record<string, string>, { variables, hasSwitches = false, shell }: StartedOptions) => {
  const switches = hasSwitches ? ['--import', join(import.meta.dirname, 'fault-switches.ts')] : []
  const args = ['--disable-warning=ExperimentalWarning', ...switches, join(root, script)]
  const [program, given] = shell ? ['sh', ['-c', `${shell}; exec "$0" "$@"`, process.execPath, ...args]] : [process.execPath, args]
  return spawn(program, given, {
    env: cleanEnv({ LOG_LEVEL: 'warn', ...credential, ...own, ...variables }),
    // The channel stops the process when the test's own dies.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

/** Log lines that no process may write. */
export const unhandled = /unhandled|uncaught|UnhandledPromiseRejection|MaxListenersExceeded|Node\.js v\d/i

const watched = (child: ChildProcess, url: string) => {
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => said.push(text))
  const ended = once(child, 'exit').then(([code, signal]) => ({ code: code as number | null, signal: signal as NodeJS.Signals | null }))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return {
    url,
    pid: child.pid ?? 0,
    child,
    ended,
    /** Whether it is the process that was started. */
    isAlive: () => !hasEnded(),
    /** Everything it has said. */
    said: () => said.join(''),
    /** Log lines that no process may write. */
    complaints: () =>
      said
        .join('')
        .split('\n')
        .filter((line) => unhandled.test(line)),
    /** Injects a fault, or removes it. */
    fault: async (faults: Partial<Faults>) => {
      const heard = once(child, 'message')
      child.send({ faults })
      await heard
    },
    stop: async () => {
      if (!hasEnded()) child.kill('SIGTERM')
      await ended
    },
  }
}

const ready = async <T extends ReturnType<typeof watched>>(started: T, path: string): Promise<T> => {
  const life = new AbortController()
  void started.ended.then(() => life.abort())
  if (!(await untilAnswers(started.url + path, life.signal))) throw new Error(`It ended before it answered:\n${started.said()}`)
  return started
}

/** A new folder with the content of another. */
const copyOf = async (seeded: string) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'narkhoz-faults-'))
  await copySeeded(seeded, dataDir)
  return dataDir
}

const stoppedAndRemoved = async ({ stop }: { stop: () => Promise<unknown> }, dataDir: string) => {
  await stop()
  await rm(dataDir, { recursive: true, force: true })
}

const contentAt = async (dataDir: string, port: number, options: StartedOptions): Promise<Content> => {
  const child = spawned('content/main.ts', { DATA_DIR: dataDir, CONTENT_PORT: String(port) }, options)
  const started = await ready(watched(child, `http://127.0.0.1:${port}`), '/readyz')
  return {
    ...started,
    dataDir,
    /** Starts it once more where it was, as a supervisor does when it has ended. */
    again: () => contentAt(dataDir, port, options),
    stop: () => stoppedAndRemoved(started, dataDir),
  }
}

type Content = ReturnType<typeof watched> & { dataDir: string; again: () => Promise<Content>; stop: () => Promise<void> }

/** Starts a content service, on a copy of the seeded database unless the variables name another. */
export const startContent = async (seeded: string, options: StartedOptions = {}): Promise<Content> =>
  contentAt(await copyOf(seeded), await findFreePort(), options)

/** Starts the built site for a content service. */
export const startSite = async (contentUrl: string, options: StartedOptions = {}) => {
  const port = await findFreePort()
  const child = spawned('web/server/main.ts', { PORT: String(port), CONTENT_URL: contentUrl, FORM_GUARD: 'off' }, options)
  return ready(watched(child, `http://localhost:${port}`), '/healthz')
}

/** Starts everything as `npm start` does. */
export const startWhole = async (seeded: string, options: StartedOptions = {}) => {
  const dataDir = await copyOf(seeded)
  const [port, contentPort] = [await findFreePort(), await findFreePort()]
  const own = { PORT: String(port), CONTENT_PORT: String(contentPort), DATA_DIR: dataDir, FORM_GUARD: 'off' }
  const started = watched(spawned('tools/start/main.ts', own, options), `http://localhost:${port}`)
  await ready(started, '/healthz')
  const contentUrl = `http://127.0.0.1:${contentPort}`
  await untilAnswers(`${contentUrl}/readyz`, AbortSignal.timeout(60_000))
  return { ...started, contentUrl, dataDir, stop: () => stoppedAndRemoved(started, dataDir) }
}

export type StartedSite = Awaited<ReturnType<typeof startSite>>
