import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { contentArguments } from '@narkhoz/content/arguments.ts'
import { variableNames } from '@narkhoz/contract/environment.ts'
import { findFreePort } from '../start/ports.ts'
import { root } from '../steps/command.ts'

/** A process under measurement. */
export type Measured = { port: number; pid: number; stop: () => Promise<void> }

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

// Server on one core, load and database on the others, where the system can say so: else they take time from each other.
const canPin = process.platform === 'linux' && availableParallelism() > 1

/** Leaves the servers' core to them: this process and all that it starts from now on keep to the others. */
export const stepAside = () => {
  if (canPin) execFileSync('taskset', ['-cp', `1-${availableParallelism() - 1}`, String(process.pid)])
}

const pinned = (args: readonly string[]): [string, string[]] =>
  canPin ? ['taskset', ['-c', '0', process.execPath, ...args]] : [process.execPath, [...args]]

/** Starts the constant answer that everything is measured against. */
export const startConstant = async (): Promise<Measured> => {
  const port = await findFreePort()
  const child = spawn(...pinned([join(root, 'tools/bench/constant.ts'), String(port)]), { stdio: 'ignore' })
  await answering(child, `http://127.0.0.1:${port}/constant`)
  return { port, pid: child.pid ?? 0, stop: () => stopped(child) }
}

/** A content service on a database of its own, seeded with generated news; more can be generated while it runs. */
export const startContent = async (databaseUrl: string | undefined) => {
  const port = await findFreePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'narkhoz-bench-'))
  const forgotten = Object.fromEntries(variableNames.map((name) => [name, undefined]))
  const env = { ...process.env, ...forgotten, DATA_DIR: dataDir, CONTENT_PORT: String(port), DATABASE_URL: databaseUrl }
  const child = spawn(...pinned(contentArguments), { env, stdio: ['ignore', 'ignore', 'inherit'] })
  await answering(child, `http://127.0.0.1:${port}/readyz`)
  return {
    port,
    pid: child.pid ?? 0,
    generate: (news: number) =>
      promisify(execFile)(process.execPath, [join(root, 'content/operator/cli.ts'), 'seed', '--news', String(news)], { env }),
    stop: async () => {
      await stopped(child)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
