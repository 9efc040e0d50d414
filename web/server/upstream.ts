import { Agent, type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps, Agent as SecureAgent } from 'node:https'

const kept = { keepAlive: true, maxSockets: 20 }
const agents = { plain: new Agent(kept), secure: new SecureAgent(kept) }

/** For so long the service may say nothing before it counts as unreachable, in milliseconds. */
const silence = 5000

export type UpstreamOptions = { headers?: Record<string, string>; signal?: AbortSignal; isLasting?: boolean }

/** Opens an answer of the content service as a stream. A lasting one has a connection of its own. */
export const openUpstream = (address: string, { headers = {}, signal, isLasting = false }: UpstreamOptions) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const isSecure = address.startsWith('https:')
    const start = isSecure ? overHttps : overHttp
    const agent = isLasting ? false : isSecure ? agents.secure : agents.plain
    const request = start(address, { agent, headers, timeout: silence, ...(signal && { signal }) }, resolve)
    request.on('timeout', () => request.destroy(new Error(`Nothing from ${address} for ${silence} ms`)))
    request.on('error', reject).end()
  })
