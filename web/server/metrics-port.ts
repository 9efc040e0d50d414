import { createServer } from 'node:http'
import { configurationExit } from '@narkhoz/server-kit/environment.ts'
import { AggregatorRegistry, type Registry } from 'prom-client'
import { securityHeaders } from './http/security-headers.ts'

/** Counters as text, and which kind of text that is. */
export type MetricsText = { contentType: string; text: () => Promise<string> }

/** Address of the metrics server. */
export type MetricsAddress = { port: number; host: string }

const always = securityHeaders(false)

const reasons: Record<string, (at: MetricsAddress) => string> = {
  EADDRINUSE: ({ port }) => `METRICS_PORT ${port} is in use by another program.`,
  EADDRNOTAVAIL: ({ host }) => `METRICS_HOST ${host} is no address of this machine.`,
}

/** Serves the metrics on a separate port: load and failures are not for visitors. */
export const serveMetrics = (at: MetricsAddress, { contentType, text }: MetricsText) =>
  createServer({ headersTimeout: 10_000, requestTimeout: 10_000 }, async ({ method, url }, response) => {
    const say = (status: number, words: string, headers = {}) =>
      void response
        .writeHead(status, { ...always, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers })
        .end(words)
    if (url !== '/metrics') return say(404, 'Not found\n')
    if (method !== 'GET') return say(405, 'Method not allowed\n', { Allow: 'GET' })
    await text().then(
      (body) => say(200, body, { 'Content-Type': contentType }),
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
    // It must not keep the process alive.
    .unref()

/** In one of several processes: its counters go to the first, which adds them up. */
export const tellFirstProcess = (registry: Registry) => {
  AggregatorRegistry.setRegistries(registry)
  // Constructed for its listener: from now on this process answers metric requests.
  new AggregatorRegistry()
}
