import type { Logger } from 'pino'
import { type IsTrusted, type RequestOrigin, unmapped } from './client-address.ts'
import { SilentProxies, silentProxyWarning } from './silent-proxy.ts'
import { forwardingHeaders, UntrustedProxies, untrustedProxyWarning } from './untrusted-proxy.ts'

export type ProxyWatchOptions = {
  isTrusted: IsTrusted
  log: Pick<Logger, 'warn'>
  /** Called when an untrusted proxy is detected. */
  onFound?: () => void
  /** A monotonic clock, in milliseconds. */
  now?: () => number
}

/**
 * Detects a proxy that is not in TRUST_PROXY, or that sends no `X-Forwarded-For`: all its clients share one address, and its rate
 * limits would soon refuse them.
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
    /** The proxy missing in TRUST_PROXY, while it still sends requests. */
    untrusted: () => untrusted.current,
    /** The trusted proxy without X-Forwarded-For, while it still sends requests. */
    silent: () => silent.current,
  }
}
