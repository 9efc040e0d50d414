import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { Logger } from 'pino'

// A server that listens on IPv6 sees IPv4 neighbours as ::ffff:127.0.0.1.
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

const inside = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
] as const)
  inside.addSubnet(network, bits, 'ipv4')

/** Who asks: the connection's own address, or what a configured proxy says of the one before it. */
export const createClientAddress = (isTrusted: (neighbour: string | undefined) => boolean, log: Pick<Logger, 'warn'>) => {
  let isWarned = false
  // A proxy that nobody has named makes all visitors one, and the limits of the forms would soon turn them away.
  const warnOf = (neighbour: string) => {
    if (isWarned || !inside.check(neighbour)) return
    isWarned = true
    log.warn({ neighbour }, 'X-Forwarded-For from a neighbour that TRUST_PROXY does not name is not believed: all visitors look like one')
  }
  return ({ socket, headers }: IncomingMessage): string => {
    const own = plain(socket.remoteAddress ?? '')
    if (!isTrusted(own)) {
      if (headers['x-forwarded-for'] !== undefined && isIP(own) === 4) warnOf(own)
      return own
    }
    const chain = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((part) => plain(part.trim()))
    // The last one that no proxy of ours wrote; further left stands whatever a visitor likes.
    const told = chain.findLast((address) => !isTrusted(address)) ?? ''
    return isIP(told) === 0 ? own : told
  }
}
