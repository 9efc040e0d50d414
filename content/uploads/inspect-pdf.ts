import { Worker } from 'node:worker_threads'

/** What is in a PDF: a plain document, something that acts or hides, or nothing that can be read. */
export type Verdict = 'clean' | 'active' | 'broken'

const longest = 10_000

/** Reads a PDF's structure in a thread of its own: a file made to eat time or memory takes only that thread with it. */
export const inspectPdf = (bytes: Uint8Array): Promise<Verdict> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      stdout: true,
      stderr: true,
    })
    const finish = (verdict: Verdict) => {
      clearTimeout(timer)
      void worker.terminate()
      resolve(verdict)
    }
    const timer = setTimeout(() => finish('broken'), longest)
    worker.once('message', finish)
    worker.once('error', () => finish('broken'))
    worker.once('exit', () => finish('broken'))
  })
