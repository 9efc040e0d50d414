import { expect, test } from 'vitest'
import { believedHeaders, createTrust } from './believed-headers.ts'

const sent = {
  accept: 'text/html',
  'x-react-router-spa-mode': 'yes',
  'x-react-router-prerender-data': '[]',
  'x-middleware-subrequest': 'a',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '203.0.113.9',
}

test('what would steer the framework is dropped, from a proxy too', () => {
  expect([...believedHeaders(sent, false).keys()]).toEqual(['accept'])
  expect([...believedHeaders(sent, true).keys()]).toEqual(['accept', 'x-forwarded-for', 'x-forwarded-proto'])
})

test('proxies are trusted by address and by network', () => {
  const isTrusted = createTrust(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])
  expect(['127.0.0.1', '::ffff:10.1.2.3', 'fd00::1'].map(isTrusted)).toEqual([true, true, true])
  expect(['192.0.2.1', '::1', undefined].map(isTrusted)).toEqual([false, false, false])
})
