import { siteUserAgent } from '@narkhoz/contract/api.ts'
import { expect, test, vi } from 'vitest'
import { createProxyWatch } from './proxy-watch.ts'

const requestOf = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as Parameters<ReturnType<typeof createProxyWatch>['note']>[0]

test('a proxy that is named and sends no X-Forwarded-For is reported; calls of the site are no visits', () => {
  const warn = vi.fn()
  const watch = createProxyWatch(['10.0.0.0/8'], { warn })
  for (let at = 0; at < 500; at++) watch.note(requestOf('10.0.0.10', { 'user-agent': siteUserAgent }))
  for (let at = 0; at < 500; at++) watch.note(requestOf('203.0.113.5'))
  for (let at = 0; at < 500; at++) watch.note(requestOf('10.0.0.11', { 'x-forwarded-for': '203.0.113.6' }))
  expect([watch.silent(), warn.mock.calls]).toEqual([undefined, []])
  // Nothing but X-Forwarded-For is read.
  for (let at = 0; at < 500; at++) watch.note(requestOf('::ffff:10.0.0.10', { 'x-real-ip': '203.0.113.6' }))
  expect(watch.silent()).toBe('10.0.0.10')
  expect(warn.mock.calls).toEqual([[{ neighbour: '10.0.0.10' }, expect.stringContaining('without X-Forwarded-For')]])
  expect(watch.found()).toEqual([])
})
