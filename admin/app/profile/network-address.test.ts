import { expect, test } from 'vitest'
import { networkAddress } from './network-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['0000:0000:0000:0000:0000:0000:0000:0000', undefined],
  ['::', undefined],
  ['0000:0000:0000:0000:0000:0000:0000:0001', '::1'],
  ['2001:0db8:0000:0000:0000:0000:0000:0000', '2001:db8::'],
  ['2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1:2:3:4:5'],
  ['0000:0000:0000:0000:0000:ffff:cb00:7107', '203.0.113.7'],
  [null, undefined],
])('%s is read as %s', (stored, read) => {
  expect(networkAddress(stored)).toBe(read)
})
