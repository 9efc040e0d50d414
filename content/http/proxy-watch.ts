import type { HttpBindings } from '@hono/node-server'
import { siteUserAgent } from '@narkhoz/contract/api.ts'
import { createTrust } from '@narkhoz/server-kit/client-address.ts'
import { createProxyWatch as createWatch } from '@narkhoz/server-kit/proxy-watch.ts'
import type { Logger } from 'pino'

/** How long the site's own finding is told after it last told it, in milliseconds. */
const siteToldFor = 60 * 60_000

/** A proxy that TRUST_PROXY of a process does not name. */
export type UntrustedProxy = { process: 'web' | 'content'; address: string }

type Incoming = Pick<HttpBindings['incoming'], 'headers' | 'socket'>

/** Watches for proxies that nobody has named: here, and at the site, which tells of its own with the forms that it sends. */
export const createProxyWatch = (trustProxy: readonly string[], log: Pick<Logger, 'warn'>, now: () => number = () => performance.now()) => {
  const watch = createWatch({ isTrusted: createTrust(trustProxy), log, now })
  let atSite: { address: string; at: number } | undefined
  return {
    /** Counts a request. Calls of the site are no visits: it may well stand behind a balancer that nobody else uses. */
    note: (incoming: Incoming) => {
      if (incoming.headers['user-agent'] !== siteUserAgent) watch.note(incoming)
    },
    /** A proxy that is named here and does not say for whom it asks. */
    silent: watch.silent,
    /** The site says that it has noticed one. */
    toldBySite: (address: string) => {
      atSite = { address, at: now() }
    },
    /** Those that were noticed and still send. */
    found: (): UntrustedProxy[] => {
      const own = watch.untrusted()
      return [
        ...(own === undefined ? [] : [{ process: 'content' as const, address: own }]),
        ...(atSite && now() - atSite.at < siteToldFor ? [{ process: 'web' as const, address: atSite.address }] : []),
      ]
    },
  }
}

/** What is known of proxies that nobody has named. */
export type ProxyWatch = ReturnType<typeof createProxyWatch>
