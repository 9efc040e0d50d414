import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { webArguments } from './arguments.ts'

/** What a process tells of its memory: as a crowd is there, and every second. */
type Told = { came?: number; now?: number }

const megabyte = 1024 * 1024

/** glibc alone has to be told to give back; what others do is up to them. */
const isTold = 'glibcVersionRuntime' in (process.report.getReport() as { header: object }).header

/** How a crowd comes, of about so many megabytes, and what stays of it. */
const crowds = {
  'small things': { comes: "Array.from({ length: 8000 * megabytes }, (_, at) => ({ at, name: 'visitor ' + at }))", stays: 'undefined' },
  // The few that stay keep the C library from giving back by itself what lies between them.
  'pieces of memory between others that stay': {
    comes: 'Array.from({ length: 64 * megabytes }, (_, at) => Buffer.alloc(16_384, at))',
    stays: 'crowd.filter((_, at) => at % 100 === 0)',
  },
} as const

const script = ({ comes, stays }: { comes: string; stays: string }) => `
  const stayed = []
  process.on('message', (megabytes) => {
    const crowd = ${comes}
    process.send({ came: process.memoryUsage.rss() })
    stayed.push(${stays})
  })
  setInterval(() => process.send({ now: process.memoryUsage.rss() }), 1000)
`

const name = 'a process that has nothing to do gives back what a crowd has left, and then what a small one has: %s'

test.concurrent.for(Object.entries(crowds))(name, async ([kind, crowd], { skip }) => {
  skip(kind !== 'small things' && !isTold, 'only glibc has to be told')
  // What V8 does by itself where nothing at all happens is left out.
  const args = [...webArguments.slice(0, -1), '--no-memory-reducer', '--eval', script(crowd)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = once(child, 'exit')
  let last: Told = {}
  let came = 0
  child.on('message', (told: Told) => {
    last = told
    came = told.came ?? came
  })
  const comesAndGoes = async (megabytes: number) => {
    const [before, half] = [last.now ?? 0, (megabytes / 2) * megabyte]
    came = 0
    child.send(megabytes)
    await expect.poll(() => came, { timeout: 20_000 }).toBeGreaterThan(before + half)
    await expect.poll(() => last.now ?? came, { timeout: 40_000 }).toBeLessThan(came - half)
  }
  try {
    await expect.poll(() => last.now, { timeout: 20_000 }).toBeGreaterThan(0)
    await comesAndGoes(300)
    await comesAndGoes(24)
  } finally {
    child.kill()
    await ended
  }
})
