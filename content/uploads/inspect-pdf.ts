import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Limiter } from '@narkhoz/server-kit/limiter.ts'

/** What is in a PDF: a plain document, here written anew, something that acts or hides, or nothing that can be read. */
export type Inspection = { verdict: 'clean'; bytes: Uint8Array } | { verdict: 'active' | 'broken' }

/**
 * How long one file may take, how long a process may take to load the library, and how long one without work is kept, in
 * milliseconds. Loading is timed apart: on a busy machine it takes longer than any file may, and no file is at fault.
 */
const [longest, longestLoading, keptFor] = [10_000, 60_000, 20_000]

// Each process may take a quarter of a gigabyte. Those who wait are not on the clock: many at once must not look broken.
const limiter = new Limiter({ concurrency: 2 })

type Inspector = {
  child: ChildProcess
  told: (inspection: Inspection | 'ended') => void
  /** Has loaded the library: what it is given from now on, it begins at once. */
  loaded: Promise<void>
  leaving?: NodeJS.Timeout
}

/** Processes without work, kept a while: loading the library takes ten times as long as judging a usual file. */
const resting = new Set<Inspector>()

const end = (inspector: Inspector) => {
  resting.delete(inspector)
  inspector.child.kill('SIGKILL')
}

const start = (): Inspector => {
  // A process and not a inspector: where a inspector runs out of memory in the middle of a large allocation, V8 aborts the whole process.
  const child = fork(fileURLToPath(new URL('./pdf-worker.ts', import.meta.url)), {
    execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=256'],
    serialization: 'advanced',
    stdio: 'ignore',
    // It reads what strangers send, and needs none of the service's secrets.
    env: {},
  })
  const { promise: loaded, resolve } = Promise.withResolvers<void>()
  const inspector: Inspector = { child, told: () => undefined, loaded }
  child.on('message', (told) => (told === 'loaded' ? resolve() : inspector.told(told as Inspection)))
  // Out of memory ends it, and nothing else.
  child.on('error', () => inspector.told('ended'))
  child.on('exit', () => inspector.told('ended'))
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
  inspector.told = () => end(inspector)
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
    inspector.told = finish
    // One that has just died says so by its end.
    inspector.child.send(bytes, () => undefined)
    void inspector.loaded.then(() => {
      clearTimeout(timer)
      if (inspector.told === finish) timer = setTimeout(finish, longest, 'ended')
    })
  })

/** Judges a PDF and writes it anew in a process of its own: a file made to eat time or memory takes only that one with it. */
export const inspectPdf = (bytes: Uint8Array, signal?: AbortSignal): Promise<Inspection> => limiter.run(() => judged(bytes), { signal })
