import { BlockList, isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** Addresses and networks as a list that can be asked. */
const listOf = (trusted: readonly string[]) => {
  const list = new BlockList()
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

const has = (list: BlockList, address: string) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
/** An address as TRUST_PROXY names it; a server that listens on IPv6 sees IPv4 neighbours as ::ffff:127.0.0.1. */
export const bare = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** Tells whether a neighbour is one of the proxies that are believed. */
export const createTrust = (trustProxy: readonly string[]) => {
  const trusted = listOf(trustProxy)
  return (address: string) => has(trusted, address)
}

/** Tells the client's address: the connection's own, or what a configured proxy says of the one before it. */
export const clientAddress = (trustProxy: readonly string[]) => {
  const isTrusted = createTrust(trustProxy)
  return (c: Context): string => {
    const own = bare(remoteOf(c))
    if (!isTrusted(own)) return own
    const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => bare(part.trim()))
    // The last one that no proxy of ours wrote; further left stands whatever a client likes.
    const told = chain.findLast((address) => !isTrusted(address)) ?? ''
    return isIP(told) === 0 ? own : told
  }
}

const remoteOf = (c: Context) => {
  // Requests made in tests without a socket have no connection to ask.
  if (!c.env?.incoming) return 'local'
  return getConnInfo(c).remote.address ?? 'unknown'
}
