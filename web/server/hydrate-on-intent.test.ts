import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hydrateOnIntent, neverHydrate } from './hydrate-on-intent.ts'
import { contentSecurityPolicy } from './security-headers.ts'

const html =
  '<html><head><link rel="modulepreload" href="/dist/a.js"/></head><body><p>1</p>' +
  '<script>first()</script><script type="module" async="">import("/dist/a.js")</script></body></html>'

test('nothing external is loaded before the visitor shows intent', () => {
  const page = hydrateOnIntent(html)
  expect(page).not.toContain('modulepreload')
  expect(page).toContain('<script type="text/later">import("/dist/a.js")</script>')
  expect(page).not.toContain('type="module"')
})

test('a page whose markup has changed is not passed on silently', () => {
  expect(() => hydrateOnIntent('<html><body></body></html>')).toThrow('entry script')
})

test('the policy names every inline script, the one that waits included', () => {
  const page = hydrateOnIntent(html)
  const policy = contentSecurityPolicy(page, false)['Content-Security-Policy']
  for (const script of ['first()', 'import("/dist/a.js")'])
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  expect(policy.match(/'sha256-/g)).toHaveLength(3)
  expect(policy).not.toContain('unsafe')
})

test('a page for an address that no router can read has no script at all', () => {
  expect(neverHydrate(html)).not.toMatch(/script|modulepreload/)
})
