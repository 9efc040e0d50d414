import { connect } from 'node:net'

/** How many requests were answered, how many not with 200, and how long each took, in milliseconds. */
export type HammerResult = { seconds: number; failed: number; milliseconds: number[] }

const headEnd = Buffer.from('\r\n\r\n')
const lengthNames = ['Content-Length: ', 'content-length: '].map((name) => Buffer.from(name))
const mostDigits = 10

/**
 * Length of a response, head and body, from its first bytes; undefined while the head is incomplete. The head is not decoded to a
 * string: that would cost more the more headers a server sends.
 */
const lengthOf = (start: Buffer) => {
  const end = start.indexOf(headEnd)
  if (end < 0) return undefined
  for (const name of lengthNames) {
    const at = start.indexOf(name) + name.length
    if (at >= name.length) return end + headEnd.length + Number.parseInt(start.toString('latin1', at, at + mostDigits), 10)
  }
  return Number.NaN
}

const good = Buffer.from('200')
const isGood = (start: Buffer) => start.compare(good, 0, good.length, 9, 9 + good.length) === 0

const nothing = Buffer.alloc(0)

// One buffer for all connections: each chunk is processed before the next read, without allocation.
const incoming = Buffer.alloc(65_536)

/** A GET request for a page, as it goes over the wire. */
export const requestFor = (port: number, path: string) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: br\r\n\r\n`)

/**
 * A keep-alive connection with sequential requests. It parses as little of a response as possible: a client slower than the server
 * would measure itself.
 */
export const openConnection = async (port: number, failed: (error: Error) => void) => {
  let start: Buffer | undefined
  let left = 0
  let wasGood = true
  let done: ((wasGood: boolean) => void) | undefined
  const read = (part: Buffer) => {
    if (start) {
      const sofar = start.length === 0 ? part : Buffer.concat([start, part])
      const length = lengthOf(sofar)
      if (length === undefined) {
        start = Buffer.from(sofar)
        return
      }
      wasGood = isGood(sofar)
      left = length - sofar.length
      start = undefined
    } else left -= part.length
    if (left > 0) return
    const onDone = done
    done = undefined
    onDone?.(wasGood)
  }
  const onread = {
    buffer: incoming,
    callback: (size: number) => {
      read(incoming.subarray(0, size))
      return true
    },
  }
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread })
  socket.on('error', failed)
  socket.on('close', () => done && failed(new Error('Cut off')))
  await new Promise((resolve) => socket.once('connect', resolve))
  return {
    get isBusy() {
      return done !== undefined
    },
    ask: (request: Buffer, onDone: (wasGood: boolean) => void) => {
      start = nothing
      done = onDone
      socket.write(request)
    },
    close: () => socket.destroy(),
  }
}

/** Repeats one request on several connections for some time. */
export const hammer = async (port: number, path: string, seconds: number, connections = 50): Promise<HammerResult> => {
  const request = requestFor(port, path)
  const run: HammerResult = { seconds: 0, failed: 0, milliseconds: [] }
  const began = performance.now()
  const ends = began + seconds * 1000
  const client = async () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const connection = await openConnection(port, reject)
    let sent = 0
    const ask = () => {
      sent = performance.now()
      connection.ask(request, onDone)
    }
    const onDone = (wasGood: boolean) => {
      const now = performance.now()
      run.milliseconds.push(now - sent)
      if (!wasGood) run.failed++
      if (now < ends) return ask()
      connection.close()
      resolve()
    }
    ask()
    return promise
  }
  await Promise.all(Array.from({ length: connections }, client))
  run.seconds = (performance.now() - began) / 1000
  return run
}
