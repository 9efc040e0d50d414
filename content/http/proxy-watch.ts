import type { HttpBindings } from '@hono/node-server'
import { siteUserAgent } from '@narkhoz/contract/api.ts'
import { SilentProxies, silentProxyWarning } from '@narkhoz/contract/silent-proxy.ts'
import { forwardingHeaders, UntrustedProxies, untrustedProxyWarning } from '@narkhoz/contract/untrusted-proxy.ts'
import type { Logger } from 'pino'
import { bare, createTrust } from './client-address.ts'

/** How long the site's own finding is told after it last told it, in milliseconds. */
const siteToldFor = 60 * 60_000

/** A proxy that TRUST_PROXY of a process does not name. */
export type UntrustedProxy = { process: 'web' | 'content'; address: string }

type Incoming = Pick<HttpBindings['incoming'], 'headers' | 'socket'>

/** Watches for proxies that nobody has named: here, and at the site, which tells of its own with the forms that it sends. */
export const createProxyWatch = (trustProxy: readonly string[], log: Pick<Logger, 'warn'>, now: () => number = () => performance.now()) => {
  const isTrusted = createTrust(trustProxy)
  const own = new UntrustedProxies((neighbour) => log.warn({ neighbour }, untrustedProxyWarning(neighbour)), now)
  const silent = new SilentProxies((neighbour) => log.warn({ neighbour }, silentProxyWarning(neighbour)), now)
  let atSite: { address: string; at: number } | undefined
  return {
    /** Counts a request. Calls of the site are no visits: it may well stand behind a balancer that nobody else uses. */
    note: ({ headers, socket }: Incoming) => {
      if (headers['user-agent'] === siteUserAgent) return
      const neighbour = bare(socket?.remoteAddress ?? '')
      const isForwarded = forwardingHeaders.some((name) => headers[name] !== undefined)
      const trusted = isTrusted(neighbour)
      own.note(isForwarded && neighbour !== '' && !trusted ? neighbour : undefined)
      if (trusted) silent.note(neighbour, headers['x-forwarded-for'] !== undefined)
    },
    /** A proxy that is named here and does not say for whom it asks. */
    silent: () => silent.current,
    /** The site says that it has noticed one. */
    toldBySite: (address: string) => {
      atSite = { address, at: now() }
    },
    /** Those that were noticed and still send. */
    found: (): UntrustedProxy[] => [
      ...(own.current === undefined ? [] : [{ process: 'content' as const, address: own.current }]),
      ...(atSite && now() - atSite.at < siteToldFor ? [{ process: 'web' as const, address: atSite.address }] : []),
    ],
  }
}

/** What is known of proxies that nobody has named. */
export type ProxyWatch = ReturnType<typeof createProxyWatch>
