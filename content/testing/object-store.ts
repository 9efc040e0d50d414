import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** The subset of S3 that the service uses, on loopback: put, get, head and delete objects by key. */
export const startObjectStore = async (bucket: string) => {
  const objects = new Map<string, { bytes: Buffer; type: string | undefined }>()
  const requestLog: string[] = []
  let answers = true
  let isSilent = false
  /** Keys that it does nothing with. */
  const refused = new Set<string>()
  const server = createServer(async (request, response) => {
    if (isSilent) return undefined
    if (!answers) return response.writeHead(403).end()
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    requestLog.push(`${request.method} ${pathname} ${request.headers.authorization?.split(' ')[0] ?? 'unsigned'}`)
    const key = decodeURIComponent(pathname.slice(`/${bucket}/`.length))
    if (refused.has(key)) return response.writeHead(403).end()
    if (request.method === 'PUT') objects.set(key, { bytes: await bodyOf(request), type: request.headers['content-type'] })
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    const found = objects.get(key)
    if (!found) return response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>')
    if (request.method === 'PUT') return response.writeHead(200, { etag: '"a"' }).end()
    response.writeHead(200, { 'content-length': found.bytes.length, 'content-type': found.type ?? '', etag: '"a"' })
    return response.end(request.method === 'HEAD' ? undefined : found.bytes)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    objects,
    requestLog,
    refused,
    variables: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: 'tests',
      S3_SECRET_ACCESS_KEY: 'a-secret-that-only-the-tests-know',
    },
    /** Whether it works; if not, it refuses connections. */
    answer: (does: boolean) => {
      answers = does
    },
    /** Whether it takes connections and says nothing on them. */
    fallSilent: (does: boolean) => {
      isSilent = does
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
