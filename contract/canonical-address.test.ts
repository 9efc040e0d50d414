import { expect, test } from 'vitest'
import { canonicalAddress } from './canonical-address.ts'

test.each([
  ['/page', '/page'],
  ['/page/', '/page'],
  ['/page?', '/page'],
  ['/page?id=5', '/page?id=5'],
  ['/page/?id=5#top', '/page?id=5'],
  ['/page?b=2&a=1&a=0', '/page?a=1&a=0&b=2'],
  ['/page?utm_source=x&id=5&fbclid=y&UTM_Medium=z', '/page?id=5'],
  ['/page?utm_source=x', '/page'],
  ['/page?q=%D2%9B+a', '/page?q=%D2%9B+a'],
  ['/page?q=қ a', '/page?q=%D2%9B+a'],
  ['/?p=12', '/?p=12'],
  ['/index.php?id=5', '/?id=5'],
  ['/main', '/'],
])('%s is %s', (address, canonical) => {
  expect(canonicalAddress(address)).toBe(canonical)
  expect(canonicalAddress(canonical)).toBe(canonical)
})
