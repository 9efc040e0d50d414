import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { configurationExit } from '@narkhoz/server-kit/environment.ts'
import { untilAnswers } from './ready.ts'

const firstDelay = 250
const longestDelay = 30_000
const steadyAfter = 60_000

/** Counts consecutive failures of a child; a long uptime resets the count. */
export const failuresAfter = (before: number, lived: number) => (lived >= steadyAfter ? 1 : before + 1)

/** How long to wait before the next start, in milliseconds. */
export const backOff = (failures: number) => Math.min(firstDelay * 2 ** (failures - 1), longestDelay)

export interface Plan {
  name: string
  args: readonly string[]
  env: NodeJS.ProcessEnv
  /** Answers 200 once the child does its work. */
  readyUrl: string
  /** File descriptor for its output; inherited by default. */
  output?: number
}

export interface Hooks {
  log(line: string): void
  /** Called when it answers, each time it was started. */
  onReady(): void
  /** Called when it ended because of its configuration before it ever answered. */
  onMisconfigured(): void
  /** Called with its messages over the IPC channel. */
  onMessage?(message: unknown): void
}

export interface ChildSupervisor {
  /** Its process at this moment; a new one after it ended. */
  readonly pid: number | undefined
  /** Sends SIGTERM, and SIGKILL after a timeout in milliseconds. */
  stop(patience?: number): Promise<void>
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null || child.pid === undefined

function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  if (process.platform === 'win32' || child.pid === undefined) return child.kill(signal)
  try {
    // The process group, so that the child's own children end too (node --watch starts a second process).
    return process.kill(-child.pid, signal)
  } catch (error) {
    // It has just ended: ESRCH on Linux, EPERM on macOS.
    if (['ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

/** Supervises one child until stopped. */
export function supervise(plan: Plan, hooks: Hooks): ChildSupervisor {
  let failures = 0
  let wasReady = false
  let stopping = false
  let child: ChildProcess
  let nextStart: NodeJS.Timeout | undefined

  const start = () => {
    const began = performance.now()
    const life = new AbortController()
    // The first releases of Node 24 warn at every start that types are stripped.
    child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...plan.args], {
      env: plan.env,
      // Its own process group: Ctrl-C in a terminal reaches only the supervisor, which then stops the children in order.
      detached: process.platform !== 'win32',
      // The channel closes when the supervisor is killed outright; the child then exits.
      stdio: ['ignore', plan.output ?? 'inherit', plan.output ?? 'inherit', 'ipc'],
    })
    const ended = (reason: string, code: number | null) => {
      if (life.signal.aborted) return
      life.abort()
      if (stopping) return
      if (code === configurationExit && !wasReady) return hooks.onMisconfigured()
      failures = failuresAfter(failures, performance.now() - began)
      const delay = backOff(failures)
      hooks.log(`${plan.name} ended (${reason}); it is started again in ${delay / 1000} s.`)
      nextStart = setTimeout(start, delay)
    }
    child.once('error', (error) => {
      if (child.pid === undefined) ended(error.message, null)
    })
    child.on('message', (message) => hooks.onMessage?.(message))
    child.once('exit', (code, signal) => ended(signal ?? `code ${code}`, code))
    void untilAnswers(plan.readyUrl, life.signal).then((answers) => {
      if (!answers || stopping) return
      if (wasReady) hooks.log(`${plan.name} answers again.`)
      wasReady = true
      hooks.onReady()
    })
  }

  start()
  return {
    get pid() {
      return child.pid
    },
    async stop(patience = 10_000) {
      stopping = true
      clearTimeout(nextStart)
      if (hasEnded(child)) return
      const gone = once(child, 'exit')
      signalGroup(child, 'SIGTERM')
      const impatient = setTimeout(() => signalGroup(child, 'SIGKILL'), patience)
      await gone
      clearTimeout(impatient)
    },
  }
}
