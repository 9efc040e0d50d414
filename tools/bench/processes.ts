import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { credential as known } from '@narkhoz/content/testing/credential.ts'
import { contentArguments, webArguments } from '../start/arguments.ts'
import { cleanEnv } from '../start/clean-env.ts'
import { findFreePort } from '../start/ports.ts'
import { root } from '../steps/command.ts'

/** A process under measurement; `ended` resolves to the reason of its end. */
export type BenchProcess = { port: number; pid: number; ended: Promise<string>; stop: () => Promise<void> }

const isGone = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

const answering = async (child: ChildProcess, url: string) => {
  while (!isGone(child)) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await wait(100)
  }
  throw new Error(`${url} never answered`)
}

const stopped = async (child: ChildProcess) => {
  if (isGone(child)) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

// Servers on one core, load and database on the others, where the system can say so: else they take time from each other.
const canPin = process.platform === 'linux' && availableParallelism() > 1

/** Reserves a core for the servers: this process and its later children use the others. */
export const stepAside = () => {
  if (canPin) execFileSync('taskset', ['-cp', `1-${availableParallelism() - 1}`, String(process.pid)])
}

/** Lets a server run on every core. */
export const unpin = ({ pid }: BenchProcess) => {
  if (canPin) execFileSync('taskset', ['-acp', `0-${availableParallelism() - 1}`, String(pid)])
}

const pinned = (program: string, args: readonly string[]): [string, string[]] =>
  canPin ? ['taskset', ['-c', '0', program, ...args]] : [program, [...args]]

const measured = async (child: ChildProcess, port: number, path: string, end = async () => {}): Promise<BenchProcess> => {
  await answering(child, `http://127.0.0.1:${port}${path}`)
  return {
    port,
    pid: child.pid ?? 0,
    ended: once(child, 'exit').then(([code, signal]) => (signal ? String(signal) : `code ${code}`)),
    stop: async () => {
      await stopped(child)
      await end()
    },
  }
}

/** Starts a small server script of this folder, with a port and further arguments. */
export const startScript = async (script: string, ...more: readonly string[]): Promise<BenchProcess> => {
  const port = await findFreePort()
  const child = spawn(...pinned(process.execPath, [join(root, 'tools/bench', script), String(port), ...more]), { stdio: 'ignore' })
  return measured(child, port, '/')
}

/** nginx with one file, where it is installed. */
export const startNginx = async (file: Buffer): Promise<BenchProcess | undefined> => {
  const isInstalled = await promisify(execFile)('nginx', ['-v']).then(
    () => true,
    () => false,
  )
  if (!isInstalled) return undefined
  const port = await findFreePort()
  const folder = await mkdtemp(join(tmpdir(), 'narkhoz-nginx-'))
  await writeFile(join(folder, 'page'), file)
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr crit; events { worker_connections 1100; }
    http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000; open_file_cache max=10;
      server { listen 127.0.0.1:${port}; root ${folder}; default_type "text/html; charset=utf-8";
        location / { try_files /page =404; add_header Content-Encoding br; } } }`,
  )
  const child = spawn(...pinned('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')]), { stdio: 'ignore' })
  return measured(child, port, '/page', () => rm(folder, { recursive: true, force: true }))
}

const credential = { SERVICE_EMAIL: known.email, SERVICE_KEY: known.key }

type Variables = Readonly<Record<string, string | undefined>>

/** The link that creates the first administrator, as the service sends it to its parent process. */
const firstLinkOf = (child: ChildProcess) =>
  new Promise<string>((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && 'firstAdministrator' in message) resolve(String(message.firstAdministrator))
    })
  })

/** Starts a content service on a new database, seeded; news can be generated while it runs. */
export const startContent = async (databaseUrl: string | undefined, more: Variables = {}) => {
  const port = await findFreePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'narkhoz-bench-'))
  const env = cleanEnv({
    ...credential,
    DATA_DIR: dataDir,
    CONTENT_PORT: String(port),
    DATABASE_URL: databaseUrl,
    ...more,
  })
  const child = spawn(...pinned(process.execPath, contentArguments), { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const firstAdministrator = firstLinkOf(child)
  const service = await measured(child, port, '/readyz', () => rm(dataDir, { recursive: true, force: true }))
  return {
    ...service,
    firstAdministrator,
    generate: (news: number) =>
      promisify(execFile)(process.execPath, [join(root, 'content/operator/cli.ts'), 'seed', '--news', String(news)], { env }),
  }
}

/** The site in front of a content service, as it is built; its log is written as in production. */
export const startSite = async (content: BenchProcess, more: Variables = {}): Promise<BenchProcess> => {
  const port = await findFreePort()
  const contentUrl = `http://127.0.0.1:${content.port}`
  const env = cleanEnv({
    ...credential,
    PORT: String(port),
    CONTENT_URL: contentUrl,
    FORM_GUARD: 'off',
    ...more,
  })
  const child = spawn(...pinned(process.execPath, webArguments), { env, stdio: ['ignore', 'ignore', 'inherit'] })
  return measured(child, port, '/healthz')
}
