import type { Logger } from 'pino'
import { type IsTrusted, type RequestOrigin, unmapped } from './client-address.ts'
import { SilentProxies, silentProxyWarning } from './silent-proxy.ts'
import { forwardingHeaders, UntrustedProxies, untrustedProxyWarning } from './untrusted-proxy.ts'

export type ProxyWatchOptions = {
  isTrusted: IsTrusted
  log: Pick<Logger, 'warn'>
  /** What is done besides when a proxy is found that nobody has named. */
  onFound?: () => void
  /** A monotonic clock, in milliseconds. */
  now?: () => number
}

/**
 * Watches for a proxy that nobody has named, or that does not say for whom it asks: it makes all clients one, and their limits would
 * soon turn them away.
 */
export const createProxyWatch = ({ isTrusted, log, onFound, now }: ProxyWatchOptions) => {
  const untrusted = new UntrustedProxies((neighbour) => {
    log.warn({ neighbour }, untrustedProxyWarning(neighbour))
    onFound?.()
  }, now)
  const silent = new SilentProxies((neighbour) => log.warn({ neighbour }, silentProxyWarning(neighbour)), now)
  return {
    /** Counts a request. */
    note: ({ headers, socket }: RequestOrigin) => {
      const neighbour = unmapped(socket?.remoteAddress ?? '')
      const isForwarded = forwardingHeaders.some((name) => headers[name] !== undefined)
      const trusted = isTrusted(neighbour)
      untrusted.note(isForwarded && neighbour !== '' && !trusted ? neighbour : undefined)
      if (trusted) silent.note(neighbour, headers['x-forwarded-for'] !== undefined)
    },
    /** The proxy that nobody has named, while it still sends. */
    untrusted: () => untrusted.current,
    /** The proxy that is named and does not say for whom it asks, while it still sends. */
    silent: () => silent.current,
  }
}
