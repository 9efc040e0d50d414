import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const backwards = (text: string) => [...text].reverse().join('')

/** The content hash in a built file's name. */
const named = /-([\w-]{8})\.(js|css)\b/g

/** The build's version: its table of routes is named after it. */
const versioned = /manifest-([\da-f]{8})\.js/

const renamed = (text: string) => text.replace(named, (_, hash: string, ending: string) => `-${backwards(hash)}.${ending}`)

const isText = (type: string) => /text|javascript|json|x-script/.test(type)

const spoken = ({ headers }: IncomingMessage, port: number) => ({
  ...headers,
  'accept-encoding': 'identity',
  // Origin headers are rewritten to those of the site.
  host: `localhost:${port}`,
  ...(headers.origin && { origin: `http://localhost:${port}` }),
})

/**
 * A proxy to a site that pretends to be an earlier build: every script and stylesheet has another name, and the build another
 * version. After `deploy` the site is visible as it is, and the earlier names are gone.
 */
export const startEarlierBuild = async (siteUrl: string) => {
  const sitePort = Number(new URL(siteUrl).port)
  let isEarlier = true
  let version = ''
  /** Requests for built files since the deploy: path and response. */
  const files: { path: string; status: number; type: string }[] = []

  const written = (text: string) => {
    version ||= versioned.exec(text)?.[1] ?? ''
    const other = renamed(text)
    return version ? other.replaceAll(version, backwards(version)) : other
  }

  const server = createServer((from, response) => {
    const wasEarlier = isEarlier
    const url = from.url ?? '/'
    const path = wasEarlier ? renamed(url) : url
    const forwarded = request({ port: sitePort, path, method: from.method, headers: spoken(from, sitePort) }, async (came) => {
      const { 'content-type': type = '', 'content-length': _, ...headers } = came.headers
      if (!wasEarlier && url.startsWith('/dist/')) files.push({ path: url, status: came.statusCode ?? 0, type })
      const body = await buffer(came)
      const sent = wasEarlier && isText(type) ? Buffer.from(written(body.toString())) : body
      // The policy names the hashes of scripts in the page, whose names of files have just been changed.
      if (wasEarlier) delete headers['content-security-policy']
      response.writeHead(came.statusCode ?? 502, { ...headers, ...(type && { 'content-type': type }), 'content-length': sent.length })
      response.end(sent)
    })
    from.pipe(forwarded.on('error', () => response.destroy()))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    files,
    deploy: () => {
      isEarlier = false
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
