import { performance } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/** How often it is looked whether there is time, in milliseconds. */
const every = 5000

/** Whoever is busy for less than this part of the time can stop for a moment: hardly anybody would wait. */
const idle = 0.05

const megabyte = 1024 * 1024

/** How much more than after the last time is worth stopping for, in bytes: less once nothing has come to it for some looks. */
const worthwhile = { atOnce: 32 * megabyte, afterCalm: 8 * megabyte, calmLooks: 3 }

/** Hands what was freed back to the system. glibc keeps it for whoever asks next; where there is no such call none is needed. */
async function handingBack(): Promise<() => void> {
  try {
    // Loaded once there is something to hand back: until then it would only take memory.
    const { default: native } = await import('koffi')
    const trim = native.load('libc.so.6').func('int malloc_trim(size_t)')
    return () => trim(0)
  } catch {
    return () => {}
  }
}

/**
 * Gives memory back after a crowd has gone (docs/decisions/012-memory-at-rest.md): V8 looks through everything it has only when it
 * needs more, so what the last visitors left behind would stay until others come. Loaded before the script of a process.
 */
const giveBack = (collect: NonNullable<typeof globalThis.gc>) => {
  let seen = performance.eventLoopUtilization()
  let [rest, before, calm] = [0, 0, 0]
  let handBack: ReturnType<typeof handingBack> | undefined
  const look = async () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, seen)
    seen = now
    const held = process.memoryUsage.rss()
    rest = Math.min(rest, held)
    calm = held < before + megabyte ? calm + 1 : 0
    before = held
    if (utilization > idle || held - rest < (calm < worthwhile.calmLooks ? worthwhile.atOnce : worthwhile.afterCalm)) return
    // A usual look keeps the room it has made, for the work it takes to be near.
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    handBack ??= handingBack()
    const hand = await handBack
    hand()
    rest = process.memoryUsage.rss()
  }
  setInterval(() => void look(), every).unref()
}

if (isMainThread && globalThis.gc) giveBack(globalThis.gc)
