import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** The parts of a request that identify its origin. */
export type RequestOrigin = { headers: IncomingHttpHeaders; socket?: { remoteAddress?: string | undefined } | undefined }

/** Whether a peer is one of the proxies whose `X-Forwarded-*` headers are trusted. */
export type IsTrusted = (neighbour: string | undefined) => boolean

/** An address as TRUST_PROXY names it: a server that listens on IPv6 sees IPv4 neighbours as ::ffff:127.0.0.1. */
export const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Matches the proxies of TRUST_PROXY, by address and by network. */
export const createTrust = (networks: readonly string[]): IsTrusted => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return (neighbour = '') => {
    const address = unmapped(neighbour)
    return isIP(address) !== 0 && list.check(address, familyOf(address))
  }
}

/** Resolves the client's address: the peer's own, or the one that a trusted proxy reports. */
export const createClientAddress =
  (isTrusted: IsTrusted) =>
  ({ socket, headers }: RequestOrigin): string => {
    const own = unmapped(socket?.remoteAddress ?? '')
    if (!isTrusted(own)) return own
    const chain = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((part) => unmapped(part.trim()))
    // The last entry that no proxy of ours wrote; a client can forge everything to its left.
    const candidate = chain.findLast((address) => !isTrusted(address)) ?? ''
    return isIP(candidate) === 0 ? own : candidate
  }
