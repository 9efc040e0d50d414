import { expect, test, vi } from 'vitest'
import { SilentProxies } from './silent-proxy.ts'

const watch = () => {
  let now = 0
  const found = vi.fn<(address: string) => void>()
  const proxies = new SilentProxies(found, () => now)
  const send = (times: number, isForwarded: boolean, proxy = '10.0.0.10') => {
    for (let time = 0; time < times; time++) proxies.note(proxy, isForwarded)
  }
  const pass = (minutes: number) => {
    now += minutes * 60_000
  }
  return { proxies, found, send, pass }
}

test('a trusted proxy that never sends X-Forwarded-For is detected, reported once, and forgotten when it ends', () => {
  const { proxies, found, send, pass } = watch()
  send(99, false)
  expect(proxies.current).toBeUndefined()
  send(500, false)
  expect([proxies.current, found.mock.calls]).toEqual(['10.0.0.10', [['10.0.0.10']]])
  pass(61)
  expect(proxies.current).toBeUndefined()
})

test('one visitor who forges the header does not hide the proxy', () => {
  const { proxies, send } = watch()
  send(20, true)
  send(300, false)
  expect(proxies.current).toBe('10.0.0.10')
})

test('no report for a proxy that sends it, for probes without it, or for a few occasional requests', () => {
  const { found, send, pass } = watch()
  send(1000, true)
  send(300, false)
  for (let time = 0; time < 10; time++) {
    pass(11)
    send(99, false)
  }
  for (let at = 0; at < 5000; at++) send(1, false, `10.1.${at >> 8}.${at & 255}`)
  expect(found).not.toHaveBeenCalled()
})
