import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { apiBase } from '@narkhoz/contract/api.ts'

/** Responses in flight, and their part in a shutdown. */
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
    /** Later responses close their connection; streams are ended, because they never end by themselves. */
    leave: () => {
      isLeaving = true
      for (const response of open)
        if (isStream(response)) response.end()
        else response.shouldKeepAlive = false
    },
  }
}
