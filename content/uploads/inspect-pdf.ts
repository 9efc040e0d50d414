import { Worker } from 'node:worker_threads'
import { inTurns } from './turns.ts'

/** What is in a PDF: a plain document, here written anew, something that acts or hides, or nothing that can be read. */
export type Inspection = { verdict: 'clean'; bytes: Uint8Array } | { verdict: 'active' | 'broken' }

/**
 * How long one file may take, how long a thread may take to load the library, and how long one without work is kept, in
 * milliseconds. Loading is timed apart: on a busy machine it takes longer than any file may, and no file is at fault.
 */
const [longest, longestLoading, keptFor] = [10_000, 60_000, 20_000]

// Each thread may take a quarter of a gigabyte. Those who wait are not on the clock: many at once must not look broken.
const inTurn = inTurns(2)

type Thread = {
  worker: Worker
  told: (inspection: Inspection | 'ended') => void
  /** Has loaded the library: what it is given from now on, it begins at once. */
  loaded: Promise<void>
  leaving?: NodeJS.Timeout
}

/** Threads without work, kept a while: loading the library takes ten times as long as judging a usual file. */
const resting = new Set<Thread>()

const end = (thread: Thread) => {
  resting.delete(thread)
  void thread.worker.terminate()
}

const start = (): Thread => {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    stdout: true,
    stderr: true,
  })
  const { promise: loaded, resolve } = Promise.withResolvers<void>()
  const thread: Thread = { worker, told: () => undefined, loaded }
  worker.on('message', (told: Inspection | 'loaded') => (told === 'loaded' ? resolve() : thread.told(told)))
  // Out of memory is told as an error, and the thread is gone.
  worker.on('error', () => thread.told('ended'))
  worker.on('exit', () => thread.told('ended'))
  return thread
}

const taken = (): Thread => {
  const [kept] = resting
  if (!kept) return start()
  clearTimeout(kept.leaving)
  resting.delete(kept)
  kept.worker.ref()
  return kept
}

const rest = (thread: Thread) => {
  thread.told = () => end(thread)
  thread.worker.unref()
  thread.leaving = setTimeout(() => end(thread), keptFor).unref()
  resting.add(thread)
}

const judged = (bytes: Uint8Array) =>
  new Promise<Inspection>((resolve) => {
    const thread = taken()
    const finish = (inspection: Inspection | 'ended') => {
      clearTimeout(timer)
      if (inspection === 'ended') end(thread)
      else rest(thread)
      resolve(inspection === 'ended' ? { verdict: 'broken' } : inspection)
    }
    let timer = setTimeout(finish, longestLoading, 'ended')
    thread.told = finish
    thread.worker.postMessage(bytes)
    void thread.loaded.then(() => {
      clearTimeout(timer)
      if (thread.told === finish) timer = setTimeout(finish, longest, 'ended')
    })
  })

/** Judges a PDF and writes it anew in a thread of its own: a file made to eat time or memory takes only that thread with it. */
export const inspectPdf = (bytes: Uint8Array, signal?: AbortSignal): Promise<Inspection> => inTurn(() => judged(bytes), signal)
