import type { IncomingMessage } from 'node:http'
import { expect, test, vi } from 'vitest'
import { createClientAddress, createTrust } from './client-address.ts'
import { createProxyWatch } from './proxy-watch.ts'

const asked = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

const addressOf = createClientAddress(createTrust(['10.0.0.0/8']))

test.each([
  ['nobody is believed who is no proxy of ours', '198.51.100.7', '203.0.113.9', '198.51.100.7'],
  ['a proxy of ours is believed', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['also through a second one', '::ffff:10.0.0.1', '203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['what a visitor wrote before is not', '10.0.0.1', '192.0.2.1, 203.0.113.9', '203.0.113.9'],
  ['not even where the proxy writes no plain address', '10.0.0.1', '192.0.2.1, unknown', '10.0.0.1'],
  ['a proxy that says nothing is the neighbour', '10.0.0.1', undefined, '10.0.0.1'],
])('%s', (_, remote, forwarded, expected) => {
  expect(addressOf(asked(remote, forwarded))).toBe(expected)
})

test('a trusted proxy that sends no X-Forwarded-For is logged once, one that sends it is not', () => {
  const warn = vi.fn()
  const watch = createProxyWatch({ isTrusted: createTrust(['10.0.0.0/8']), log: { warn } })
  for (let at = 0; at < 300; at++) {
    watch.note(asked('10.0.0.1', '203.0.113.9'))
    watch.note(asked('198.51.100.7'))
    watch.note(asked('', undefined))
  }
  expect(warn).not.toHaveBeenCalled()
  for (let at = 0; at < 300; at++) watch.note(asked('::ffff:10.0.0.2'))
  expect(warn.mock.calls).toEqual([[{ neighbour: '10.0.0.2' }, expect.stringContaining('without X-Forwarded-For')]])
  expect(watch.untrusted()).toBeUndefined()
})

test('proxies are trusted by address and by network', () => {
  const isTrusted = createTrust(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])
  expect(['127.0.0.1', '::ffff:10.1.2.3', 'fd00::1'].map(isTrusted)).toEqual([true, true, true])
  expect(['192.0.2.1', '::1', undefined].map(isTrusted)).toEqual([false, false, false])
})
