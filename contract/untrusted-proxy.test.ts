import { expect, test, vi } from 'vitest'
import { UntrustedProxies } from './untrusted-proxy.ts'

const watch = () => {
  let now = 0
  const found = vi.fn<(address: string) => void>()
  const proxies = new UntrustedProxies(found, () => now)
  return {
    proxies,
    found,
    send: (times: number, neighbour?: string) => {
      for (let time = 0; time < times; time++) proxies.note(neighbour)
    },
    pass: (minutes: number) => {
      now += minutes * 60_000
    },
  }
}

test.each(['10.0.0.10', '127.0.0.1', '172.16.0.1', '192.168.1.1', '100.64.0.1', '::1', 'fd00::1', 'fe80::1'])(
  'a neighbour inside, %s, that keeps forwarding is noticed, and told of once',
  (address) => {
    const { proxies, found, send } = watch()
    send(1000)
    send(19, address)
    expect([proxies.current, found.mock.calls]).toEqual([undefined, []])
    send(500, address)
    expect([proxies.current, found.mock.calls]).toEqual([address, [[address]]])
  },
)

test('one outside is noticed where most requests come through it, and not where somebody forges headers', () => {
  const forged = watch()
  forged.send(1000)
  forged.send(400, '203.0.113.9')
  expect([forged.proxies.current, forged.found.mock.calls]).toEqual([undefined, []])
  const proxied = watch()
  proxied.send(10)
  proxied.send(20, '203.0.113.9')
  expect(proxied.proxies.current).toBe('203.0.113.9')
})

test('a few now and then are nothing, and what has ended is not told for ever', () => {
  const { proxies, send, pass } = watch()
  for (let hour = 0; hour < 10; hour++) {
    send(19, '10.0.0.10')
    pass(11)
  }
  expect(proxies.current).toBeUndefined()
  send(20, '10.0.0.10')
  pass(59)
  expect(proxies.current).toBe('10.0.0.10')
  pass(2)
  expect(proxies.current).toBeUndefined()
})

test('any number of addresses takes little memory and is noticed all the same where one of them is a proxy', () => {
  const { proxies, send, pass } = watch()
  for (let at = 0; at < 5000; at++) send(1, `203.0.${at >> 8}.${at & 255}`)
  expect(proxies.current).toBeUndefined()
  pass(11)
  send(20, '10.0.0.10')
  expect(proxies.current).toBe('10.0.0.10')
})
