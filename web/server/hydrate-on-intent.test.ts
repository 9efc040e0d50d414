import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { handedOver } from '../app/.server/handed-over.ts'
import { hydrateOnIntent, neverHydrate } from './hydrate-on-intent.ts'
import { contentSecurityPolicy } from './security-headers.ts'

const preload = (file: string) => `<link rel="modulepreload" href="/dist/${file}.js"/>`
const preloads = ['manifest', 'entry', 'vendor', 'root', 'frame', 'home', 'text'].map(preload).join('')
const nonce = 'drawn-anew'
const own = `<script nonce="${nonce}"`
const entryScript = (imports: string, home: string) =>
  `${own} type="module" async="">import "/dist/manifest.js";
import * as route0 from "/dist/root.js";
${imports}  
  window.__reactRouterRouteModules = {"root":route0,"pages/home":${home}};

import("/dist/entry.js");</script>`
const context = `${own}>window.__reactRouterContext = {}</script>`
const data = await handedOver(new Blob(['[1]']).stream(), nonce)
const scripts = context + entryScript('import * as route1 from "/dist/home.js";\n', 'route1') + data
const html = `<html><head>${preloads}</head><body><p>1</p>${own}>first()</script>${scripts}</body></html>`

/** What a browser does at once: a template's content is inert. */
const atOnce = (page: string) => page.replace(/<template id="later">.*<\/template>/s, '')

test('nothing external is loaded before the visitor shows intent', () => {
  expect(atOnce(hydrateOnIntent(html, nonce))).not.toMatch(/modulepreload|type="module"|__reactRouterContext|streamController|\/dist\//)
})

test('what waits is what the router rendered, with its preloads before it and without the code of the screen', () => {
  const waiting = ['manifest', 'entry', 'vendor', 'root', 'frame'].map(preload).join('') + context + entryScript('', '0') + data
  expect(hydrateOnIntent(html, nonce)).toContain(`<p>1</p>${own}>first()</script><template id="later">${waiting}</template>`)
})

test('the script that waits for the visitor is small', () => {
  const [, wake = ''] = /<\/template><script nonce="[^"]*">(.*)<\/script><\/body>/s.exec(hydrateOnIntent(html, nonce)) ?? []
  expect(wake).not.toBe('')
  // 2 kB are for all inline scripts together; how pages follow each other and what may be got ready take 0.5 kB of them.
  expect(Buffer.byteLength(wake)).toBeLessThan(1450)
})

test.each([
  ['no entry script', `<html><body>${context}</body></html>`],
  ['no router', '<html><body></body></html>'],
  ['something to see after the scripts', html.replace('</body>', '<p>2</p></body>')],
])('a page with %s is not passed on silently', (_, page) => {
  expect(() => hydrateOnIntent(page, nonce)).toThrow('has its markup changed')
})

test('the policy names every inline script, those that wait included', () => {
  const policy = contentSecurityPolicy(hydrateOnIntent(html, nonce), nonce, false)['Content-Security-Policy']
  const [, entry = ''] = /async="">(.*?)<\/script>/s.exec(hydrateOnIntent(html, nonce)) ?? []
  expect(entry).toContain('import("/dist/entry.js")')
  const [, giver = ''] = /<script nonce="[^"]*">([^<]*)<\/script>$/.exec(data) ?? []
  expect(giver).toContain('enqueue')
  for (const script of ['first()', entry, giver])
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  // Beside these: the router's context, what waits for the visitor, what the browser may get ready, and how pages follow each other.
  expect(policy.match(/'sha256-/g)).toHaveLength(7)
  expect(policy).not.toContain('unsafe')
})

test('the browser may get the next page ready, not what does something, and not where the application follows links', () => {
  const [, rules = ''] = /<script nonce="[^"]*" type="speculationrules">(.*?)<\/script><\/head>/.exec(hydrateOnIntent(html, nonce)) ?? []
  const text = JSON.stringify(JSON.parse(rules))
  for (const part of ['"eagerness":"conservative"', '/media/*', 'vision', '[data-awake] a']) expect(text).toContain(part)
})

test('a script that arrives through content is neither moved nor taken for the router’s', () => {
  const injected = '<script>window.__reactRouterContext = evil</script>'
  const page = hydrateOnIntent(html.replace('<p>1</p>', `<p>1</p>${injected}`), nonce)
  expect(atOnce(page)).toContain(injected)
  expect(page.replace(injected, '')).toBe(hydrateOnIntent(html, nonce))
})

test('a page for an address that no router can read has no script at all', () => {
  expect(neverHydrate(html)).not.toMatch(/script|modulepreload/)
})
