import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { webArguments } from './arguments.ts'

/** What a crowd leaves behind: how it comes into being and how it goes. */
const left = {
  'small things': ["Array.from({ length: 2_000_000 }, (_, at) => ({ at, name: 'visitor ' + at }))", 'undefined'],
  // The few that stay keep the C library from giving back what lies between them by itself.
  'pieces of memory between others that stay': [
    'Array.from({ length: 20_000 }, (_, at) => Buffer.alloc(16_384, at))',
    'crowd.filter((_, at) => at % 100 === 0)',
  ],
} as const

/** Keeps it for a while, lets it go, does nothing more, and tells how much memory it has. */
const script = ([comes, goes]: readonly [string, string]) => `
  let crowd = ${comes}
  process.send({ peak: process.memoryUsage.rss() })
  crowd = ${goes}
  setInterval(() => process.send({ now: process.memoryUsage.rss(), kept: crowd?.length }), 200)
`

test.concurrent.for(Object.entries(left))('a process that has nothing to do gives back what a crowd has left: %s', async ([, crowd]) => {
  // What V8 does by itself where nothing at all happens is left out.
  const args = [...webArguments.slice(0, -1), '--no-memory-reducer', '--eval', script(crowd)]
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
