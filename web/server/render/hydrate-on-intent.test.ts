import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hydrationData } from '../../app/.server/hydration-data.ts'
import { contentSecurityPolicy } from '../http/security-headers.ts'
import { hydrateOnIntent, neverHydrate } from './hydrate-on-intent.ts'

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
const unlessLeft = '.catch(cause=>new Promise((_,tell)=>setTimeout(tell,999,cause)))'
const data = await hydrationData(new Blob(['[1]']).stream(), nonce)
const scripts = context + entryScript('import * as route1 from "/dist/home.js";\n', 'route1') + data
const html = `<html><head>${preloads}</head><body><p>1</p>${own}>first()</script>${scripts}</body></html>`

/** What a browser parses at once: a template's content is inert. */
const atOnce = (page: string) => page.replace(/<template id="later">.*<\/template>/s, '')

test('nothing external is loaded before the visitor shows intent', () => {
  expect(atOnce(hydrateOnIntent(html, nonce))).not.toMatch(/modulepreload|type="module"|__reactRouterContext|streamController|\/dist\//)
})

test('the deferred part is what the router rendered, after its preloads and without the code of the screen', () => {
  const entry = entryScript('', '0').replace('entry.js")', `entry.js")${unlessLeft}`)
  const waiting = ['manifest', 'entry', 'vendor', 'root', 'frame'].map(preload).join('') + context + entry + data
  expect(hydrateOnIntent(html, nonce)).toContain(`<p>1</p>${own}>first()</script><template id="later">${waiting}</template>`)
})

test('inline scripts are small in total', () => {
  const page = hydrateOnIntent(html, nonce)
  const own = [...page.replace(/<template.*<\/template>/s, '').matchAll(/<script nonce="[^"]*"[^>]*>(.*?)<\/script>/gs)]
  const added = own.map(([, code = '']) => code).filter((code) => code !== 'first()')
  // How pages follow each other, what may be got ready, and what waits for the visitor.
  expect(added).toHaveLength(3)
  expect(Buffer.byteLength(added.join(''))).toBeLessThanOrEqual(2000)
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
  // The others: the router's context, the deferred part, speculation rules, and page transitions.
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
  expect(neverHydrate(html, nonce)).not.toMatch(/<script|modulepreload/)
})

test('a page without a script fades in like any other, by a style that its policy allows', () => {
  const page = neverHydrate(html, nonce)
  expect(page).toMatch(new RegExp(`<style nonce="${nonce}">@media \\(scripting:enabled\\){@media[^<]*@view-transition{navigation:auto}`))
  expect(contentSecurityPolicy(page, nonce, true)['Content-Security-Policy']).toMatch(/style-src 'self' 'sha256-/)
})

test('every name in the script that waits for the visitor is declared in it, or the browser’s', () => {
  const [, wake = ''] = /<\/template><script nonce="[^"]*">(.*)<\/script><\/body>/s.exec(hydrateOnIntent(html, nonce)) ?? []
  const heard: string[] = []
  const page = {
    location: { pathname: '/', search: '' },
    document: { documentElement: { removeAttribute: () => undefined }, getElementById: () => null },
    addEventListener: (sign: string) => heard.push(sign),
  }
  new Function(...Object.keys(page), wake)(...Object.values(page))
  expect(heard).toEqual(expect.arrayContaining(['pointerover', 'touchstart', 'click', 'load', 'popstate']))
  // A name that was shortened in one place only would be found nowhere, and no browser says so before the visitor’s first move.
  expect(wake).not.toMatch(/\b(?:copy|later|brought|timer|panel)\b(?!')/)
})
