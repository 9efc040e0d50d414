import type { IncomingMessage } from 'node:http'

/** What has to be known of a request before something that is ready can be sent. */
export type QuickHeaders = {
  cookie: string | undefined
  encoding: string | undefined
  ifNoneMatch: string | undefined
  requestId: string | undefined
}

const known = new Map<string, keyof QuickHeaders>([
  ['cookie', 'cookie'],
  ['accept-encoding', 'encoding'],
  ['if-none-match', 'ifNoneMatch'],
  ['x-request-id', 'requestId'],
])

const lengths = new Set([...known.keys()].map(({ length }) => length))

const asNodeReads = ({ headers }: IncomingMessage): QuickHeaders => ({
  cookie: headers.cookie,
  encoding: headers['accept-encoding'] as string | undefined,
  ifNoneMatch: headers['if-none-match'],
  requestId: headers['x-request-id'] as string | undefined,
})

/**
 * A few headers of a request. Node makes an object of them all when it is first asked for one, which costs a twentieth of sending a
 * page that is ready. What is sent more than once is left to it: it knows how each is put together.
 */
export const quickHeaders = (request: IncomingMessage): QuickHeaders => {
  const { rawHeaders } = request
  const found: QuickHeaders = { cookie: undefined, encoding: undefined, ifNoneMatch: undefined, requestId: undefined }
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (!lengths.has(name.length)) continue
    const key = known.get(name.toLowerCase())
    if (key === undefined) continue
    if (found[key] !== undefined) return asNodeReads(request)
    found[key] = rawHeaders[at + 1]
  }
  return found
}
