import type { HttpBindings } from '@hono/node-server'
import { siteUserAgent } from '@narkhoz/contract/api.ts'
import { createTrust } from '@narkhoz/server-kit/client-address.ts'
import { createProxyWatch as createWatch } from '@narkhoz/server-kit/proxy-watch.ts'
import type { Logger } from 'pino'

/** How long the site's finding stays current after its last report, in milliseconds. */
const siteToldFor = 60 * 60_000

/** A proxy that TRUST_PROXY of a process does not name. */
export type UntrustedProxy = { process: 'web' | 'content'; address: string }

type Incoming = Pick<HttpBindings['incoming'], 'headers' | 'socket'>

/** Detects missing proxies in TRUST_PROXY: here, and at the site, which reports its own with submitted forms. */
export const createProxyWatch = (trustProxy: readonly string[], log: Pick<Logger, 'warn'>, now: () => number = () => performance.now()) => {
  const watch = createWatch({ isTrusted: createTrust(trustProxy), log, now })
  let atSite: { address: string; at: number } | undefined
  return {
    /** Counts a request. Calls of the site are no visits: it may use a separate balancer. */
    note: (incoming: Incoming) => {
      if (incoming.headers['user-agent'] !== siteUserAgent) watch.note(incoming)
    },
    /** A trusted proxy without X-Forwarded-For. */
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

/** The detected proxies. */
export type ProxyWatch = ReturnType<typeof createProxyWatch>
