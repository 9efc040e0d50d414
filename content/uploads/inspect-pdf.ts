import { Worker } from 'node:worker_threads'
import { inTurns } from './turns.ts'

/** What is in a PDF: a plain document, something that acts or hides, or nothing that can be read. */
export type Verdict = 'clean' | 'active' | 'broken'

/**
 * How long one file may take, how long a thread may take to load the library, and how long one without work is kept, in
 * milliseconds. Loading is timed apart: on a busy machine it takes longer than any file may, and no file is at fault.
 */
const [longest, longestLoading, keptFor] = [10_000, 60_000, 20_000]

// Each thread may take a quarter of a gigabyte. Those who wait are not on the clock: many at once must not look broken.
const inTurn = inTurns(2)

type Thread = {
  worker: Worker
  told: (verdict: Verdict | 'ended') => void
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
  worker.on('message', (told: Verdict | 'loaded') => (told === 'loaded' ? resolve() : thread.told(told)))
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
  new Promise<Verdict>((resolve) => {
    const thread = taken()
    const finish = (verdict: Verdict | 'ended') => {
      clearTimeout(timer)
      if (verdict === 'ended') end(thread)
      else rest(thread)
      resolve(verdict === 'ended' ? 'broken' : verdict)
    }
    let timer = setTimeout(finish, longestLoading, 'ended')
    thread.told = finish
    thread.worker.postMessage(bytes)
    void thread.loaded.then(() => {
      clearTimeout(timer)
      if (thread.told === finish) timer = setTimeout(finish, longest, 'ended')
    })
  })

/** Reads a PDF's structure in a thread of its own: a file made to eat time or memory takes only that thread with it. */
export const inspectPdf = (bytes: Uint8Array, signal?: AbortSignal): Promise<Verdict> => inTurn(() => judged(bytes), signal)
