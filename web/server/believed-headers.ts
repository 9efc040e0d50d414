import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIPv4 } from 'node:net'

// A proxy passes visitors' headers on, so these are no more believable from one: nobody outside may steer the framework.
const steering = /^(?:x-react-router-|x-remix-|x-middleware-|x-http-method)/

const forwarding = /^(?:x-forwarded-|forwarded$|x-real-ip$)/

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6')

// A server that listens on IPv6 sees IPv4 neighbours as ::ffff:127.0.0.1.
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** Tells whether a neighbour is one of the proxies whose `X-Forwarded-*` are believed. */
export const createTrust = (networks: readonly string[]) => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return (neighbour: string | undefined) => neighbour !== undefined && list.check(plain(neighbour), familyOf(plain(neighbour)))
}

/** The headers of a request that pages may see. */
export const believedHeaders = (headers: IncomingHttpHeaders, isTrusted: boolean) => {
  const believed = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || steering.test(name) || (!isTrusted && forwarding.test(name))) continue
    for (const one of Array.isArray(value) ? value : [value]) believed.append(name, one)
  }
  return believed
}
