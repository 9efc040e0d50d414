import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { configurationExit } from '@narkhoz/contract/environment.ts'

/** How long to wait before a process that ended is replaced, in milliseconds: at first, and at most. */
const pauses = { first: 250, most: 30_000 }

/** A process that lived this long did not fail because it was started. */
const steadyAfter = 60_000

/** Shares the port of the site among several processes, and replaces those that end, until told to stop. */
export const runWorkers = (processes: number) => {
  const running = new Set<Worker>()
  let isStopping = false

  const start = (failures: number) => {
    const started = performance.now()
    const worker = cluster.fork()
    running.add(worker)
    worker.on('exit', (code) => {
      running.delete(worker)
      if (code === configurationExit) process.exit(configurationExit)
      if (isStopping) return running.size === 0 ? process.exit(0) : undefined
      const failed = performance.now() - started < steadyAfter ? failures + 1 : 1
      return void wait(Math.min(pauses.first * 2 ** (failed - 1), pauses.most)).then(() => isStopping || start(failed))
    })
  }

  const stop = () => {
    isStopping = true
    if (running.size === 0) process.exit(0)
    for (const worker of running) worker.process.kill('SIGTERM')
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('disconnect', stop)
  for (let count = 0; count < processes; count++) start(0)
}
