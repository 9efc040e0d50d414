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
  'a neighbour inside, %s, that keeps forwarding is detected and reported once',
  (address) => {
    const { proxies, found, send } = watch()
    send(1000)
    send(19, address)
    expect([proxies.current, found.mock.calls]).toEqual([undefined, []])
    send(500, address)
    expect([proxies.current, found.mock.calls]).toEqual([address, [[address]]])
  },
)

test('an external proxy is detected where most requests come through it, and not where somebody forges headers', () => {
  const forged = watch()
  forged.send(1000)
  forged.send(400, '203.0.113.9')
  expect([forged.proxies.current, forged.found.mock.calls]).toEqual([undefined, []])
  const proxied = watch()
  proxied.send(10)
  proxied.send(20, '203.0.113.9')
  expect(proxied.proxies.current).toBe('203.0.113.9')
})

test('several external proxies, none with half of the requests, are detected where most come through them together', () => {
  const { proxies, found, send } = watch()
  const edges = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '198.51.100.4']
  for (let round = 0; round < 50; round++) {
    send(1)
    for (const edge of edges) send(1, edge)
  }
  expect(found.mock.calls.flat().toSorted()).toEqual(edges.toSorted())
  expect(edges).toContain(proxies.current)
})

test('no report for clients who forge headers beside direct visitors or beside real proxies', () => {
  const direct = watch()
  for (let round = 0; round < 100; round++) {
    direct.send(5)
    for (const forger of ['203.0.113.7', '203.0.113.8', '203.0.113.9']) direct.send(1, forger)
  }
  expect([direct.proxies.current, direct.found.mock.calls]).toEqual([undefined, []])

  const behind = watch()
  for (let round = 0; round < 100; round++) {
    for (const edge of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) behind.send(4, edge)
    behind.send(1, '203.0.113.9')
  }
  expect(behind.found.mock.calls.flat()).not.toContain('203.0.113.9')
  const inside = watch()
  inside.send(500, '10.0.0.10')
  inside.send(100, '203.0.113.9')
  expect(inside.found.mock.calls.flat()).toEqual(['10.0.0.10'])
})

test('a few occasional requests are not reported, and a report does not outlast its cause', () => {
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

test('any number of addresses takes little memory, and a proxy among them is still detected', () => {
  const { proxies, send, pass } = watch()
  for (let at = 0; at < 5000; at++) send(1, `203.0.${at >> 8}.${at & 255}`)
  expect(proxies.current).toBeUndefined()
  pass(11)
  send(20, '10.0.0.10')
  expect(proxies.current).toBe('10.0.0.10')
})
