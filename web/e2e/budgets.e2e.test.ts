import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { error as errorPage } from '@narkhoz/contract/pages/error.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { addressIn } from '../app/i18n/address.ts'
import { everyAddress, oneOfEach } from './addresses.ts'
import { openContext, sharedSystem, startBrowser } from './site.ts'

/**
 * Budget of a screen before any interaction, in bytes on the wire. Growing figures are an eighth above the largest screen so far.
 */
const budget = {
  'requests to another origin': 0,
  'requests that painting waits for': 1,
  'script files': 0,
  'characters of script in the page': 2000,
  stylesheets: 0,
  'bytes of styles in the page, unpacked': 50_000,
  'bytes of the page': 45_000,
  'font files': 1,
  'bytes of fonts': 23_000,
  requests: 13,
  'bytes in all': 92_000,
}

type Cost = typeof budget

/** The screens that most visitors come for, watched more closely. */
const closely: Cost = {
  ...budget,
  'bytes of styles in the page, unpacked': 42_000,
  'bytes of the page': 41_500,
  requests: 10,
  'bytes in all': 75_000,
}

/** Characters of other languages have a second font file, which comes on top. */
const withMoreLetters = (limits: Cost): Cost => ({
  ...limits,
  'font files': 2,
  'bytes of fonts': 62_000,
  requests: limits.requests + 1,
  'bytes in all': limits['bytes in all'] + 39_000,
})

const named = ['home', 'school', 'education', 'news-catalog', 'news-item', 'library']
/** Such names are near its top, so that the second file is counted too. */
const foreignNames = '/partner-universities'
const foreignLetter = /(?![A-Za-zА-яЁёӘәҒғҚқҢңӨөҰұҮүҺһІі])\p{L}/u

type Screen = { locale: Locale; address: string; limits: Cost }

const site = sharedSystem()
const browser = await startBrowser()
const addresses = [...oneOfEach(await everyAddress(site.contentUrl)), errorPage.address]
const isNamed = (address: string) => named.includes(matchPage(address.split('?', 1)[0] ?? '')?.page.name ?? '')

/** A few frames, in which the browser finds out what else it needs; whether it has painted anything. */
const framesLater = `new Promise((resolve) => {
  const next = (left) => left > 0
    ? requestAnimationFrame(() => next(left - 1))
    : resolve(performance.getEntriesByName('first-contentful-paint').length > 0)
  next(5)
})`

/** How far below the window a visitor's browser begins to fetch pictures; the one without a window begins much further down. */
const near = 1250

type InPage = { script: number; styles: number; blocking: number; text: string; far: string[] }

const inPage = `(() => {
  const textOf = (selector) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join('')
  return {
    script: textOf('script:not([src]):not([type="application/ld+json"])').length,
    styles: new Blob([textOf('style')]).size,
    blocking: performance.getEntriesByType('resource').filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking').length,
    text: document.body.textContent,
    far: [...document.querySelectorAll('img[loading=lazy]')].flatMap((img) =>
      img.getBoundingClientRect().top > innerHeight + ${near} ? [img.currentSrc] : []),
  }
})()`

const bytesOf = async (requests: readonly Request[]) => {
  const sizes = await Promise.all(requests.filter((request) => !request.failure()).map((request) => request.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}

const costOf = async (page: Page, requests: readonly Request[], { script, styles, blocking }: InPage): Promise<Cost> => {
  const ofKind = (kind: string, ending: string) =>
    requests.filter((request) => request.resourceType() === kind || new URL(request.url()).pathname.endsWith(ending))
  // More than one when the address redirects.
  const documents = requests.filter((request) => request.isNavigationRequest() && request.frame() === page.mainFrame())
  const fonts = ofKind('font', '.woff2')
  return {
    'requests to another origin': requests.filter((request) => new URL(request.url()).origin !== site.siteUrl).length,
    'requests that painting waits for': documents.length + blocking,
    'script files': ofKind('script', '.js').length,
    'characters of script in the page': script,
    stylesheets: ofKind('stylesheet', '.css').length,
    'bytes of styles in the page, unpacked': styles,
    'bytes of the page': await bytesOf(documents),
    'font files': fonts.length,
    'bytes of fonts': await bytesOf(fonts),
    requests: requests.length,
    'bytes in all': await bytesOf(requests),
  }
}

const exceeded = (cost: Cost, limits: Cost) =>
  (Object.keys(limits) as (keyof Cost)[])
    .filter((what) => cost[what] > limits[what])
    .map((what) => `${cost[what]} ${what}, at most ${limits[what]} allowed`)

/** Opens screens one after another in a tab without a cache, and reports exceeded budgets. */
const lookIn = async (page: Page) => {
  const sent: Request[] = []
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    sent.push(request)
    underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })

  /** Painted, and no request pending. On a busy machine "networkidle" comes before the pictures are requested. */
  const isQuietAtLast = async () => {
    const until = performance.now() + 30_000
    while (performance.now() < until) {
      const before = sent.length
      const isPainted = await page.evaluate<boolean>(framesLater)
      if (isPainted && underWay.size === 0 && sent.length === before) return true
    }
    return false
  }

  const lookAt = async ({ locale, address, limits }: Screen): Promise<string[]> => {
    sent.length = 0
    underWay.clear()
    const answer = await page.goto(site.siteUrl + addressIn(locale, address))
    // An error screen would be a light one.
    if (answer?.status() !== (address === errorPage.address ? 404 : 200)) return [`answered with ${answer?.status()}`]
    if (!(await isQuietAtLast())) return [`not painted, or still waiting for ${[...underWay].map((request) => request.url())}`]
    const found = await page.evaluate<InPage>(inPage)
    const requests = sent.filter((request) => !found.far.includes(request.url()))
    const cost = await costOf(page, requests, found)
    // Every screen has one: without it, files were cached and nothing was counted.
    if (cost['bytes of fonts'] === 0) return ['no font was counted']
    return exceeded(cost, foreignLetter.test(found.text) ? withMoreLetters(limits) : limits)
  }

  return async (screen: Screen) => (await lookAt(screen)).map((what) => `${addressIn(screen.locale, screen.address)}: ${what}`)
}

const overBudget = async (screens: readonly Screen[]) => {
  const context = await openContext(browser, { viewport: { width: 390, height: 844 } })
  const waiting = [...screens]
  const tabs = Array.from({ length: 3 }, async () => {
    const look = await lookIn(await context.newPage())
    const wrong: string[] = []
    for (let screen = waiting.shift(); screen; screen = waiting.shift()) wrong.push(...(await look(screen)))
    return wrong
  })
  return (await Promise.all(tabs)).flat()
}

test('every screen costs no more than it may before it is touched', async () => {
  const others = addresses.filter((address) => !isNamed(address))
  const screens = others.map((address): Screen => ({ locale: 'kz', address, limits: budget }))
  expect(await overBudget([...screens, { locale: 'en', address: foreignNames, limits: budget }])).toEqual([])
}, 300_000)

test('the screens that most visitors come for cost less, in every language', async () => {
  const chosen = addresses.filter(isNamed)
  expect(chosen).toHaveLength(named.length)
  const screens = chosen.flatMap((address) => locales.map((locale): Screen => ({ locale, address, limits: closely })))
  expect(await overBudget(screens)).toEqual([])
}, 300_000)
