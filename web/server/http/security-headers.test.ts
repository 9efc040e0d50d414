import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const nonce = 'Drawn-anew_1'
const policyOf = (html: string, isSecure = false) => contentSecurityPolicy(html, nonce, isSecure)['Content-Security-Policy']
const own = (html: string) => html.replaceAll(/<(script|style)\b/g, `<$1 nonce="${nonce}"`)

test('a page may run its own scripts, each by its hash and each named once, and nothing else', () => {
  const page = `${own('<script>a()</script><script>a()</script><script type="module">b()</script>')}<script src="/dist/c.js"></script>`
  expect(policyOf(page).match(/script-src [^;]*/)?.[0]).toBe(`script-src 'self' ${hashOf('a()')} ${hashOf('b()')}`)
  expect(policyOf(page)).not.toContain('unsafe')
})

test.each([
  ['a script', '<script>evil()</script>'],
  ['a script of another rendering', '<script nonce="Drawn-anew_2">evil()</script>'],
  ['a script with an empty nonce', '<script nonce="">evil()</script>'],
  ['a script that has the nonce as text', `<script>evil() // nonce="${nonce}"</script>`],
  ['a style', '<style>body{display:none}</style>'],
])('%s that arrives through content is not allowed', (_, injected) => {
  const page = (content: string) => own('<style>p{}</style>') + content + own('<script>a()</script>')
  expect(policyOf(page(injected))).toBe(policyOf(page('')))
})

test.each(['application/ld+json', 'application/json', 'text/plain'])('inert elements need no hash: %s', (type) => {
  expect(policyOf(`<script type="${type}">{"@type":"WebSite"}</script>`)).toContain("script-src 'self';")
})

test('nothing comes from another origin but a video that a visitor starts', () => {
  expect(policyOf('').match(/https?:[^\s;]*/g)).toEqual(['https://www.youtube-nocookie.com'])
  expect(policyOf('')).toContain("frame-ancestors 'none'")
})

test('only a site behind TLS sends HSTS', () => {
  expect(securityHeaders(true)).toHaveProperty('Strict-Transport-Security')
  expect(securityHeaders(false)).not.toHaveProperty('Strict-Transport-Security')
  expect(policyOf('', true)).toContain('upgrade-insecure-requests')
  expect(policyOf('')).not.toContain('upgrade-insecure-requests')
})
