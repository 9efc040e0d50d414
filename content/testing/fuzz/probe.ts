import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import type { Socket } from 'node:net'

/** A request as it goes over the wire: nothing of it is encoded or put right. */
export type Probe = {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body?: Buffer
}

/** An answer. */
export type Whole = { status: number; headers: IncomingHttpHeaders; body: Buffer; milliseconds: number }

/** What came back, or how the connection was closed without an answer. */
export type ProbeAnswer = Whole | { closed: string }

/** Timeout of a response, in milliseconds: exceeding it is a finding. */
const longest = 60_000

// Endless responses are recognized by their type, and not read to the end.
const isEndless = ({ 'content-type': type = '' }: IncomingHttpHeaders) => type.startsWith('text/event-stream')

// Node reports whether a request reuses its connection, but not for a queued one.
const used = new WeakSet<Socket>()

const sendOnce = (port: number, agent: Agent | false, { method, path, headers, body }: Probe) =>
  new Promise<{ answered: ProbeAnswer; isStale: boolean }>((resolve, reject) => {
    const started = performance.now()
    let isReused = false
    const sent = request({ port, host: '127.0.0.1', agent, method, path, headers, timeout: longest }, async (response) => {
      const { statusCode: status = 0, headers: responseHeaders } = response
      const chunks: Buffer[] = []
      if (isEndless(responseHeaders)) sent.destroy()
      // Broken off in the middle is no answer either; the status is what there is of it.
      else for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk)
      const milliseconds = performance.now() - started
      resolve({ answered: { status, headers: responseHeaders, body: Buffer.concat(chunks), milliseconds }, isStale: false })
    })
    sent.on('timeout', () => reject(new Error(`No answer to ${method} ${path.slice(0, 200)} for ${longest} ms`)))
    sent.on('socket', (socket) => {
      isReused = used.has(socket)
      used.add(socket)
    })
    // A keep-alive connection that the peer has just closed says nothing about the request.
    sent.on('error', (error) => resolve({ answered: { closed: String(error) }, isStale: isReused }))
    sent.end(body)
  })

/** Sends requests to one port, over keep-alive connections like a proxy. */
export const openSender = (port: number, connections = 8) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    send: async (probe: Probe): Promise<ProbeAnswer> => {
      const { answered, isStale } = await sendOnce(port, agent, probe)
      // On a new connection: another idle one may just have been closed too.
      return isStale ? (await sendOnce(port, false, probe)).answered : answered
    },
    close: () => agent.destroy(),
  }
}

/** A request in words for replay from a command line; a long body is truncated. */
export const describeProbe = ({ method, path, headers, body }: Probe): string => {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
  const named = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const sent = body && `--data-binary @<(echo ${body.subarray(0, 6000).toString('base64')} | base64 -d)`
  return ['curl -g --path-as-is -X', method, ...named, sent, quoted(`http://127.0.0.1:PORT${path}`)].filter(Boolean).join(' ')
}
