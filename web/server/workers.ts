import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { configurationExit } from '@narkhoz/server-kit/environment.ts'
import { AggregatorRegistry } from 'prom-client'
import { type MetricsAddress, serveMetrics } from './metrics-port.ts'

/** How long to wait before a process that ended is replaced, in milliseconds: the others go on meanwhile. */
const pause = 1000

/** Shares the site's port among several processes, and replaces those that exit, until stopped. */
export const runWorkers = (processes: number, metricsAt: MetricsAddress | undefined) => {
  const registry = new AggregatorRegistry()
  if (metricsAt) serveMetrics(metricsAt, { contentType: registry.contentType, text: () => registry.clusterMetrics() })
  const running = new Set<Worker>()
  let isStopping = false

  const start = () => {
    if (isStopping) return
    const worker = cluster.fork()
    running.add(worker)
    worker.on('exit', (code) => {
      running.delete(worker)
      if (code === configurationExit) process.exit(configurationExit)
      if (!isStopping) void wait(pause).then(start)
      else if (running.size === 0) process.exit(0)
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
  for (let count = 0; count < processes; count++) start()
}
