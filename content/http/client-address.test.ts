import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const told = async (trusted: readonly string[], remote: string, forwarded?: string) => {
  const app = new Hono()
  const addressOf = clientAddress(trusted)
  app.get('/', (c) => c.text(addressOf(c)))
  const answer = await app.request(
    '/',
    {},
    {
      incoming: {
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
        socket: { remoteAddress: remote, remoteFamily: remote.includes(':') ? 'IPv6' : 'IPv4' },
      },
    },
  )
  return answer.text()
}

test.each<[string, readonly string[], string, string | undefined, string]>([
  ['without proxies the connection counts', [], '192.0.2.1', '203.0.113.9', '192.0.2.1'],
  ['a stranger is not believed', ['10.0.0.0/8'], '192.0.2.1', '203.0.113.9', '192.0.2.1'],
  ['a proxy is', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.9', '203.0.113.9'],
  ['what the client itself wrote in front is not', ['10.0.0.0/8'], '10.1.2.3', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['a chain of proxies is followed', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.9, 10.9.9.9', '203.0.113.9'],
  ['nothing further left is, where the proxy wrote no address', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.9, unknown', '10.1.2.3'],
  ['not even behind a second proxy', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.9, _hidden, 10.9.9.9', '10.1.2.3'],
  ['an address with a port is none', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.9, 198.51.100.7:443', '10.1.2.3'],
  ['an empty place is none', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.9, ', '10.1.2.3'],
  ['a chain of proxies alone counts the nearest', ['10.0.0.0/8'], '10.1.2.3', '10.9.9.8, 10.9.9.9', '10.1.2.3'],
  ['a proxy that says nothing counts itself', ['10.0.0.0/8'], '10.1.2.3', undefined, '10.1.2.3'],
  ['IPv4 in IPv6 is the same address', ['127.0.0.1'], '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['however it is written', ['127.0.0.1'], '::FFFF:127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['IPv6 proxies are known', ['2001:db8::/32'], '2001:db8::1', '2001:db9::5', '2001:db9::5'],
])('%s', async (_, trusted, remote, forwarded, expected) => {
  expect(await told(trusted, remote, forwarded)).toBe(expected)
})
