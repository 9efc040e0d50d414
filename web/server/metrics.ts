import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { CallOutcome } from '../app/.server/content.ts'
import type { ChangeListener } from './cache/change-feed-client.ts'
import type { CacheResult } from './cache/page-cache.ts'

/** How a request was answered: as `Cache-Status` says of pages, `other` for everything else. */
export type How = CacheResult['how'] | 'other'

/** The current size of the cache. */
export type Keeping = { entries: number; size: number }

const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10]

/** The site's metrics. */
export const createMetrics = () => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  // Plain numbers, collected on scrape: a labelled counter costs a noticeable part of the throughput of cached pages.
  const answered = new Map<How, Map<number, { count: number }>>()
  new Counter({
    name: 'site_requests_total',
    help: 'Requests by how they were answered and by status',
    labelNames: ['how', 'status'] as const,
    registers,
    collect() {
      this.reset()
      for (const [how, statuses] of answered) for (const [status, { count }] of statuses) this.inc({ how, status }, count)
    },
  })
  const firstOf = (how: How, status: number) => {
    const counted = { count: 0 }
    answered.set(how, (answered.get(how) ?? new Map<number, { count: number }>()).set(status, counted))
    return counted
  }
  const seconds = new Histogram({
    name: 'site_request_seconds',
    help: 'Time of requests that were not sent at once from memory',
    labelNames: ['how'] as const,
    buckets,
    registers,
  })
  const calls = new Histogram({
    name: 'site_content_call_seconds',
    help: 'Time of calls to the content service by outcome',
    labelNames: ['outcome'] as const,
    buckets,
    registers,
  })
  const forms = new Counter({
    name: 'site_forms_total',
    help: 'Forms by what became of them',
    labelNames: ['form', 'outcome'] as const,
    registers,
  })
  const feedState = new Gauge({ name: 'site_changes_heard', help: '1 while the site hears of changes', aggregator: 'min', registers })

  return {
    registry,
    /** A request was answered; its time counts where it was not sent at once. */
    answered: (how: How, status: number, milliseconds?: number) => {
      const counted = answered.get(how)?.get(status) ?? firstOf(how, status)
      counted.count++
      if (milliseconds !== undefined) seconds.observe({ how }, milliseconds / 1000)
    },
    onCall: (outcome: CallOutcome, milliseconds: number) => calls.observe({ outcome }, milliseconds / 1000),
    sent: (form: string, outcome: string) => forms.inc({ form, outcome }),
    /** Reports the state of the change feed. */
    listener: { setFeedState: (now) => feedState.set(now === 'live' ? 1 : 0) } satisfies Partial<ChangeListener>,
    /** Reports on scrape whether visits come through a proxy missing in TRUST_PROXY. */
    watchProxy: (current: () => string | undefined) => {
      new Gauge({
        name: 'site_untrusted_proxy',
        help: '1 while visits come through a proxy that TRUST_PROXY does not name',
        aggregator: 'max',
        registers,
        collect() {
          this.set(current() === undefined ? 0 : 1)
        },
      })
    },
    /** Reports the size of the cache on scrape. */
    watch: (pages: () => Keeping) => {
      new Gauge({
        name: 'site_page_cache_entries',
        help: 'Pages kept',
        registers,
        collect() {
          this.set(pages().entries)
        },
      })
      new Gauge({
        name: 'site_page_cache_bytes',
        help: 'Bytes of pages kept',
        registers,
        collect() {
          this.set(pages().size)
        },
      })
    },
  }
}

/** The counters of one process of the site. */
export type Metrics = ReturnType<typeof createMetrics>
