import { performance } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/** How often it is looked whether there is time, in milliseconds. */
const every = 5000

/** Whoever is busy for less than this part of the time can stop for a moment: hardly anybody would wait. */
const idle = 0.05

/** How much more than after the last time is worth stopping for, in bytes. */
const worthwhile = 32 * 1024 * 1024

/**
 * Gives memory back after a crowd has gone (docs/decisions/012-memory-at-rest.md): V8 looks through everything it has only when it
 * needs more, so what the last visitors left behind would stay until others come. Loaded before the script of a process.
 */
const giveBack = (collect: NonNullable<typeof globalThis.gc>) => {
  let seen = performance.eventLoopUtilization()
  let rest = 0
  const look = () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, seen)
    seen = now
    const held = process.memoryUsage.rss()
    rest = Math.min(rest, held)
    if (utilization > idle || held - rest < worthwhile) return
    // A usual look keeps the room it has made, for the work it takes to be near.
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    rest = process.memoryUsage.rss()
  }
  setInterval(look, every).unref()
}

if (isMainThread && globalThis.gc) giveBack(globalThis.gc)
