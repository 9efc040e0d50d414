import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** What has to be known of a request before something that is ready can be sent. */
const names = ['cookie', 'accept-encoding', 'if-none-match', 'x-request-id'] as const

type Name = (typeof names)[number]

const lengths: ReadonlySet<number> = new Set(names.map(({ length }) => length))
const isName = (name: string): name is Name => (names as readonly string[]).includes(name)

/**
 * A few headers of a request. Node makes an object of them all when it is first asked for one, which costs a twentieth of sending a
 * page that is ready. What is sent more than once is left to it: it knows how each is put together.
 */
export const quickHeaders = (request: IncomingMessage): Partial<Pick<IncomingHttpHeaders, Name>> => {
  const { rawHeaders } = request
  const found: Partial<Record<Name, string>> = {}
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const written = rawHeaders[at] ?? ''
    if (!lengths.has(written.length)) continue
    const name = written.toLowerCase()
    if (!isName(name)) continue
    if (found[name] !== undefined) return request.headers
    found[name] = rawHeaders[at + 1] ?? ''
  }
  return found
}
