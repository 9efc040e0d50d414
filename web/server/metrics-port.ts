import { createServer } from 'node:http'
import { configurationExit } from '@narkhoz/server-kit/environment.ts'
import { AggregatorRegistry, type Registry } from 'prom-client'
import { securityHeaders } from './http/security-headers.ts'

/** Counters as text, and which kind of text that is. */
export type MetricsText = { contentType: string; text: () => Promise<string> }

/** Where counters are told. */
export type MetricsAddress = { port: number; host: string }

const always = securityHeaders(false)

const reasons: Record<string, (at: MetricsAddress) => string> = {
  EADDRINUSE: ({ port }) => `METRICS_PORT ${port} is in use by another program.`,
  EADDRNOTAVAIL: ({ host }) => `METRICS_HOST ${host} is no address of this machine.`,
}

/** Tells the counters at a port of their own: how busy a site is, and how it fails, is not for its visitors. */
export const serveMetrics = (at: MetricsAddress, { contentType, text }: MetricsText) =>
  createServer({ headersTimeout: 10_000, requestTimeout: 10_000 }, async ({ method, url }, response) => {
    const say = (status: number, words: string, headers = {}) =>
      void response
        .writeHead(status, { ...always, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers })
        .end(words)
    if (url !== '/metrics') return say(404, 'Not found\n')
    if (method !== 'GET') return say(405, 'Method not allowed\n', { Allow: 'GET' })
    await text().then(
      (told) => say(200, told, { 'Content-Type': contentType }),
      // One of the processes is just ending or starting.
      () => say(503, 'Try again later\n', { 'Retry-After': '5' }),
    )
  })
    .on('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? '']
      console.error(reason ? reason(at) : error)
      process.exit(reason ? configurationExit : 1)
    })
    .listen(at)
    // It ends with the process that it tells of.
    .unref()

/** In one of several processes: its counters go to the first, which adds them up. */
export const tellFirstProcess = (registry: Registry) => {
  AggregatorRegistry.setRegistries(registry)
  // Made for its listener: from now on this process answers when it is asked.
  new AggregatorRegistry()
}
