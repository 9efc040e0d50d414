import { Agent, type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps, Agent as SecureAgent } from 'node:https'
import { siteUserAgent } from '@narkhoz/contract/api.ts'
import { maxPassThrough } from './files/pass-through-slots.ts'

/** Readers of large files hold a connection each for as long as they read; all other files keep these many besides. */
const forOthers = 20

const kept = { keepAlive: true, maxSockets: maxPassThrough + forOthers }
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
    const request = start(
      address,
      { agent, headers: { 'user-agent': siteUserAgent, ...headers }, timeout: silence, ...(signal && { signal }) },
      (response) => {
        clearTimeout(answered)
        resolve(response)
      },
    )
    const giveUp = () => request.destroy(new Error(`Nothing from ${address} for ${silence} ms`))
    // Counted from here and not from the connection, for which a request may wait.
    const answered = setTimeout(giveUp, silence)
    request.on('timeout', giveUp)
    request
      .on('error', (error) => {
        clearTimeout(answered)
        reject(error)
      })
      .end()
  })
