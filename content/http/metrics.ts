import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { UntrustedProxy } from './proxy-watch.ts'

/** The service's metrics. */
export const createMetrics = () => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  let untrusted: () => readonly UntrustedProxy[] = () => []
  new Gauge({
    name: 'content_untrusted_proxy',
    help: '1 while requests come to a process through a proxy that its TRUST_PROXY does not name',
    labelNames: ['process'] as const,
    registers: [registry],
    collect() {
      const found = untrusted()
      for (const process of ['web', 'content'] as const) this.set({ process }, found.some((one) => one.process === process) ? 1 : 0)
    },
  })
  return {
    registry,
    /** Collects the untrusted proxies on every scrape. */
    watchProxies: (found: () => readonly UntrustedProxy[]) => {
      untrusted = found
    },
    requests: new Histogram({
      name: 'content_request_seconds',
      help: 'Time of requests by route and status',
      labelNames: ['route', 'method', 'status'] as const,
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
      registers: [registry],
    }),
    applications: new Counter({
      name: 'content_applications_total',
      help: 'Applications stored',
      labelNames: ['form'] as const,
      registers: [registry],
    }),
    uploads: new Counter({
      name: 'content_uploads_total',
      help: 'Uploads by outcome',
      labelNames: ['outcome'] as const,
      registers: [registry],
    }),
    searches: new Counter({
      name: 'content_searches_total',
      help: 'Searches that were not answered from memory, by outcome',
      labelNames: ['outcome'] as const,
      registers: [registry],
    }),
    mails: new Counter({
      name: 'content_mails_total',
      help: 'Attempts at sending a mail by outcome',
      labelNames: ['outcome'] as const,
      registers: [registry],
    }),
    mailsWaiting: new Gauge({
      name: 'content_mails_waiting',
      help: 'Mails that are not out, by state, as this node last saw them',
      labelNames: ['state'] as const,
      registers: [registry],
    }),
    confirmationsHeld: new Counter({
      name: 'content_confirmations_held_total',
      help: 'Confirmations that were not sent, by the limit that held them back: of their mailbox, or of the whole installation',
      labelNames: ['limit'] as const,
      registers: [registry],
    }),
    replica: new Gauge({
      name: 'content_replica',
      help: 'The state of the replica that this node reads from: 1 for the one it is in; absent without a replica',
      labelNames: ['state'] as const,
      registers: [registry],
    }),
  }
}

/** The counters of one service. */
export type Metrics = ReturnType<typeof createMetrics>
