import { connect } from 'node:net'

/** How many requests were answered, how many not with 200, and how long each took, in milliseconds. */
export type Hammered = { seconds: number; failed: number; milliseconds: number[] }

const headEnd = Buffer.from('\r\n\r\n')

/** How long an answer is, head and body, from its first bytes; nothing while the head is not whole. */
const lengthOf = (start: Buffer) => {
  const end = start.indexOf(headEnd)
  if (end < 0) return undefined
  return end + headEnd.length + Number(/content-length: (\d+)/i.exec(start.toString('latin1', 0, end))?.[1])
}

const isGood = (start: Buffer) => start.toString('latin1', 9, 12) === '200'

/** A GET request for a page, as it goes over the wire. */
export const requestFor = (port: number, path: string) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: br\r\n\r\n`)

/**
 * A kept connection on which one thing after the other is asked for. It reads no more of an answer than it must: a client that is
 * slower than the server would measure itself.
 */
export const openConnection = async (port: number, failed: (error: Error) => void) => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let start: Buffer | undefined
  let left = 0
  let wasGood = true
  let done: ((wasGood: boolean) => void) | undefined
  socket.on('error', failed)
  socket.on('close', () => done && failed(new Error('Cut off')))
  socket.on('data', (part) => {
    if (start) {
      start = start.length === 0 ? part : Buffer.concat([start, part])
      const length = lengthOf(start)
      if (length === undefined) return
      wasGood = isGood(start)
      left = length - start.length
      start = undefined
    } else left -= part.length
    if (left > 0) return
    const told = done
    done = undefined
    told?.(wasGood)
  })
  await new Promise((resolve) => socket.once('connect', resolve))
  return {
    get isBusy() {
      return done !== undefined
    },
    ask: (request: Buffer, told: (wasGood: boolean) => void) => {
      start = Buffer.alloc(0)
      done = told
      socket.write(request)
    },
    close: () => socket.destroy(),
  }
}

/** Asks for one thing again and again on several connections for some time. */
export const hammer = async (port: number, path: string, seconds: number, connections = 50): Promise<Hammered> => {
  const request = requestFor(port, path)
  const run: Hammered = { seconds: 0, failed: 0, milliseconds: [] }
  const began = performance.now()
  const ends = began + seconds * 1000
  const client = async () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const connection = await openConnection(port, reject)
    let sent = 0
    const ask = () => {
      sent = performance.now()
      connection.ask(request, told)
    }
    const told = (wasGood: boolean) => {
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
