import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { webArguments } from './arguments.ts'

/** Keeps a crowd's worth of small things for a while, lets them go, does nothing more, and tells how much memory it has. */
const script = `
  let crowd = Array.from({ length: 2_000_000 }, (_, at) => ({ at, name: 'visitor ' + at }))
  process.send({ peak: process.memoryUsage.rss(), crowd: crowd.length })
  crowd = undefined
  setInterval(() => process.send({ now: process.memoryUsage.rss() }), 200)
`

test('a process that has nothing to do gives back what a crowd has left', async () => {
  // What V8 does by itself where nothing at all happens is left out.
  const args = [...webArguments.slice(0, -1), '--no-memory-reducer', '--eval', script]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = once(child, 'exit')
  let [peak, now] = [0, 0]
  child.on('message', (told: { peak?: number; now?: number }) => {
    peak = told.peak ?? peak
    now = told.now ?? now
  })
  try {
    await expect.poll(() => peak > 0 && now > 0 && now < peak / 2, { timeout: 50_000 }).toBe(true)
  } finally {
    child.kill()
    await ended
  }
})
