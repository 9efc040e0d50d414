// Loaded into a process of the system before anything else (`node --import`): a clock that can be set, a disk that can be full and
// names that cannot be looked up, as a test says over the channel between the two.
import dns from 'node:dns'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** What can be wrong with the machine that a process runs on. */
export type Faults = {
  /** How far the clock has jumped, in milliseconds. Timers and `performance.now()` know nothing of it, as on a real machine. */
  clock: number
  /** Full: no file grows, but existing bytes can be overwritten. Broken: no byte can be written. */
  disk: 'fine' | 'full' | 'broken'
  /** Whether names of other machines are found. */
  names: 'found' | 'lost'
}

const faults: Faults = { clock: 0, disk: 'fine', names: 'found' }

process.on('message', (message: { faults?: Partial<Faults> }) => {
  if (!message.faults) return
  Object.assign(faults, message.faults)
  process.send?.({ faults })
})
// A listener on the channel must not keep the process alive.
process.channel?.unref()

const realNow = Date.now
const now = () => realNow() + faults.clock
Date.now = now
globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  apply: () => new Date(now()).toString(),
})

const full = (syscall: string) =>
  Object.assign(new Error(`ENOSPC: no space left on device, ${syscall}`), { code: 'ENOSPC', errno: -28, syscall })

// Descriptors of files; standard output or a pipe needs no disk.
const isOnDisk = (fd: number) => fd > 2 && fs.fstatSync(fd).isFile()

const { writeSync, ftruncateSync } = fs
fs.writeSync = ((fd: number, bytes: NodeJS.ArrayBufferView, offset?: number, length?: number, position?: number | null) => {
  if (faults.disk !== 'fine' && isOnDisk(fd)) {
    const end = (position ?? Number.POSITIVE_INFINITY) + (length ?? bytes.byteLength)
    if (faults.disk === 'broken' || end > fs.fstatSync(fd).size) throw full('write')
  }
  return writeSync(fd, bytes, offset, length, position)
}) as typeof fs.writeSync
fs.ftruncateSync = (fd, length) => {
  if (faults.disk !== 'fine' && (length ?? 0) > fs.fstatSync(fd).size) throw full('ftruncate')
  ftruncateSync(fd, length)
}

const { writeFile } = fs.promises
fs.promises.writeFile = async (file, data, options) => {
  if (faults.disk === 'fine' || !ArrayBuffer.isView(data)) return writeFile(file, data, options)
  // It takes a part of a file before it says so.
  await writeFile(file, new Uint8Array(data.buffer, data.byteOffset, Math.floor(data.byteLength / 2)), options)
  throw full('write')
}

const { lookup } = dns
const lost = Object.assign(new Error('getaddrinfo EAI_AGAIN'), { code: 'EAI_AGAIN', syscall: 'getaddrinfo' })
dns.lookup = ((...given: unknown[]) => {
  const answer = given.at(-1) as (error: Error) => void
  if (faults.names === 'lost') return void setImmediate(answer, lost)
  return Reflect.apply(lookup, dns, given)
}) as typeof dns.lookup

syncBuiltinESMExports()
