import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policyOf = (html: string, isSecure = false) => contentSecurityPolicy(html, isSecure)['Content-Security-Policy']

test('a page may run its own scripts, each by its hash and each named once, and nothing else', () => {
  const page = '<script>a()</script><script>a()</script><script type="module">b()</script><script src="/dist/c.js"></script>'
  expect(policyOf(page).match(/script-src [^;]*/)?.[0]).toBe(`script-src 'self' ${hashOf('a()')} ${hashOf('b()')}`)
  expect(policyOf(page)).not.toContain('unsafe')
})

test.each(['application/ld+json', 'application/json', 'text/plain'])('what is no script needs no leave: %s', (type) => {
  expect(policyOf(`<script type="${type}">{"@type":"WebSite"}</script>`)).toContain("script-src 'self';")
})

test('nothing comes from another origin but a film that a visitor asked for', () => {
  expect(policyOf('').match(/https?:[^\s;]*/g)).toEqual(['https://www.youtube-nocookie.com'])
  expect(policyOf('')).toContain("frame-ancestors 'none'")
})

test('only a site behind TLS asks for it', () => {
  expect(securityHeaders(true)).toHaveProperty('Strict-Transport-Security')
  expect(securityHeaders(false)).not.toHaveProperty('Strict-Transport-Security')
  expect(policyOf('', true)).toContain('upgrade-insecure-requests')
  expect(policyOf('')).not.toContain('upgrade-insecure-requests')
})
