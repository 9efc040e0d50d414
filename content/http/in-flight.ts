import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { apiBase } from '@narkhoz/contract/api.ts'

/** The answers under way, and how they are told that the service leaves. */
export const inFlightAnswers = (server: Server) => {
  const open = new Set<ServerResponse>()
  let isLeaving = false
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    if (isLeaving) response.shouldKeepAlive = false
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  const isStream = ({ req }: ServerResponse) => req.url?.startsWith(`${apiBase}/changes`)
  return {
    get count() {
      return open.size
    },
    /** Whoever is answered from now on comes back on another connection; streams end, because they never do so by themselves. */
    leave: () => {
      isLeaving = true
      for (const response of open)
        if (isStream(response)) response.end()
        else response.shouldKeepAlive = false
    },
  }
}
