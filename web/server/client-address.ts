import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { SilentProxies, silentProxyWarning } from '@narkhoz/contract/silent-proxy.ts'
import { forwardingHeaders, UntrustedProxies, untrustedProxyWarning } from '@narkhoz/contract/untrusted-proxy.ts'
import type { Logger } from 'pino'

// A server that listens on IPv6 sees IPv4 neighbours as ::ffff:127.0.0.1.
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** Who asks: the connection's own address, or what a configured proxy says of the one before it. */
export const createClientAddress =
  (isTrusted: (neighbour: string | undefined) => boolean) =>
  ({ socket, headers }: IncomingMessage): string => {
    const own = plain(socket.remoteAddress ?? '')
    if (!isTrusted(own)) return own
    const chain = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((part) => plain(part.trim()))
    // The last one that no proxy of ours wrote; further left stands whatever a visitor likes.
    const told = chain.findLast((address) => !isTrusted(address)) ?? ''
    return isIP(told) === 0 ? own : told
  }

/**
 * Watches for a proxy that nobody has named, or that does not say for whom it asks: it makes all visitors one, and the limits of
 * the forms would soon turn them away.
 * Asked for what is not sent at once from memory; that is enough to notice one.
 */
export const createProxyWatch = (isTrusted: (neighbour: string | undefined) => boolean, log: Pick<Logger, 'warn'>) => {
  let found = () => {}
  const proxies = new UntrustedProxies((neighbour) => {
    log.warn({ neighbour }, untrustedProxyWarning(neighbour))
    found()
  })
  const silent = new SilentProxies((neighbour) => log.warn({ neighbour }, silentProxyWarning(neighbour)))
  return {
    note: ({ socket, headers }: IncomingMessage) => {
      const neighbour = plain(socket.remoteAddress ?? '')
      const isForwarded = forwardingHeaders.some((name) => headers[name] !== undefined)
      const trusted = neighbour !== '' && isTrusted(neighbour)
      proxies.note(isForwarded && neighbour !== '' && !trusted ? neighbour : undefined)
      if (trusted) silent.note(neighbour, headers['x-forwarded-for'] !== undefined)
    },
    current: () => proxies.current,
    /** What is done besides when one is noticed. */
    onFound: (listener: () => void) => {
      found = listener
    },
  }
}
