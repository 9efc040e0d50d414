import { expect, test } from 'vitest'
import { isSameSite } from './is-same-site.ts'

const site = 'https://narkhoz.example'

test.each([
  ['a page of the site', { 'sec-fetch-site': 'same-origin', origin: site }, true],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }, true],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  ['a neighbour under the same name', { 'sec-fetch-site': 'same-site', origin: 'https://blog.narkhoz.example' }, false],
  ['an older browser on the site', { origin: site }, true],
  ['an older browser behind another name', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, true],
  ['an older browser elsewhere', { origin: 'https://evil.example', host: 'narkhoz.example' }, false],
  ['a sandboxed frame', { origin: 'null', host: 'narkhoz.example' }, false],
  ['a program', {}, true],
])('%s', (_, headers, expected) => {
  expect(isSameSite(headers, site)).toBe(expected)
})
