import { expect, test } from 'vitest'
import { trustedHeaders } from './trusted-headers.ts'

const sent = {
  accept: 'text/html',
  'x-react-router-spa-mode': 'yes',
  'x-react-router-prerender-data': '[]',
  'x-middleware-subrequest': 'a',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '203.0.113.9',
}

test('what would steer the framework is dropped, from a proxy too', () => {
  expect([...trustedHeaders(sent, false).keys()]).toEqual(['accept'])
  expect([...trustedHeaders(sent, true).keys()]).toEqual(['accept', 'x-forwarded-for', 'x-forwarded-proto'])
})
