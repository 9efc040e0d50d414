import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Limiter } from '@narkhoz/server-kit/limiter.ts'

/** The verdict on a PDF: clean, with its rewritten bytes; active or hiding content; or unreadable. */
export type Inspection = { verdict: 'clean'; bytes: Uint8Array } | { verdict: 'active' | 'broken' }

/**
 * Timeouts of a file and of loading the library, and the lifetime of an idle process, in milliseconds. Loading has its own: on a
 * busy machine it takes longer than any file may, and no file is at fault.
 */
const [longest, longestLoading, keptFor] = [10_000, 60_000, 20_000]

// Each process may take a quarter of a gigabyte. Those who wait are not on the clock: many at once must not look broken.
const limiter = new Limiter({ concurrency: 2 })

type Inspector = {
  child: ChildProcess
  onResult: (inspection: Inspection | 'ended') => void
  /** Resolves when the library is loaded and work starts at once. */
  loaded: Promise<void>
  leaving?: NodeJS.Timeout
}

/** Idle processes, kept for a while: loading the library takes ten times as long as inspecting a usual file. */
const resting = new Set<Inspector>()

const end = (inspector: Inspector) => {
  resting.delete(inspector)
  inspector.child.kill('SIGKILL')
}

const start = (): Inspector => {
  // A process and not a worker thread: if a thread runs out of memory in a large allocation, V8 aborts the entire process.
  const child = fork(fileURLToPath(new URL('./pdf-worker.ts', import.meta.url)), {
    execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=256'],
    serialization: 'advanced',
    stdio: 'ignore',
    // It reads what strangers send, and needs none of the service's secrets.
    env: {},
  })
  const { promise: loaded, resolve } = Promise.withResolvers<void>()
  const inspector: Inspector = { child, onResult: () => undefined, loaded }
  child.on('message', (message) => (message === 'loaded' ? resolve() : inspector.onResult(message as Inspection)))
  // An out-of-memory error ends only this one.
  child.on('error', () => inspector.onResult('ended'))
  child.on('exit', () => inspector.onResult('ended'))
  return inspector
}

const taken = (): Inspector => {
  const [kept] = resting
  if (!kept) return start()
  clearTimeout(kept.leaving)
  resting.delete(kept)
  kept.child.ref()
  kept.child.channel?.ref()
  return kept
}

const rest = (inspector: Inspector) => {
  inspector.onResult = () => end(inspector)
  inspector.child.unref()
  inspector.child.channel?.unref()
  inspector.leaving = setTimeout(() => end(inspector), keptFor).unref()
  resting.add(inspector)
}

const judged = (bytes: Uint8Array) =>
  new Promise<Inspection>((resolve) => {
    const inspector = taken()
    const finish = (inspection: Inspection | 'ended') => {
      clearTimeout(timer)
      if (inspection === 'ended') end(inspector)
      else rest(inspector)
      resolve(inspection === 'ended' ? { verdict: 'broken' } : inspection)
    }
    let timer = setTimeout(finish, longestLoading, 'ended')
    inspector.onResult = finish
    // One that has just died says so by its end.
    inspector.child.send(bytes, () => undefined)
    void inspector.loaded.then(() => {
      clearTimeout(timer)
      if (inspector.onResult === finish) timer = setTimeout(finish, longest, 'ended')
    })
  })

/** Inspects and rewrites a PDF in a child process: a file crafted to take time or memory harms only that. */
export const inspectPdf = (bytes: Uint8Array, signal?: AbortSignal): Promise<Inspection> => limiter.run(() => judged(bytes), { signal })
