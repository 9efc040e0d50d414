import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../test/browser.ts'
import type { BenchProcess } from './processes.ts'
import type { Report } from './report.ts'

/** A cheap phone on a slow line. */
const slowdown = 4
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }

/** How much longer than on a bare page the next paint may take. */
const most = 1.5

const barePage = `<!doctype html><meta name="viewport" content="width=device-width"><title>Bare</title>
<details><summary style="padding: 20px">Question</summary><p>Answer</p></details>
<select style="padding: 20px"><option>One</option><option>Another</option></select>`

const menu = 'header button[popovertarget=site-menu]:not([popovertargetaction])'
const question = 'main details > summary'
const filter = 'main form select'

/** What each is compared with on the bare page: a list of choices is opened by the browser itself. */
const besides = { menu: 'summary', question: 'summary', filter: 'select' } as const

/** The first tap, on each kind of page that has one. */
const taps: readonly { what: keyof typeof besides; path: string; selector: string }[] = [
  { what: 'menu', path: '/ru', selector: menu },
  { what: 'menu', path: '/ru/education/bachelor', selector: menu },
  { what: 'menu', path: '/ru/news', selector: menu },
  { what: 'menu', path: '/ru/contacts', selector: menu },
  { what: 'question', path: '/ru/education/bachelor', selector: question },
  { what: 'question', path: '/ru/office-registrar', selector: question },
  { what: 'filter', path: '/ru/education/bachelor', selector: filter },
  { what: 'filter', path: '/ru/news-catalog', selector: filter },
]

const startBarePage = async () => {
  const server = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end(barePage))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}

const watchEvents = `window.durations = []
new PerformanceObserver((list) => {
  for (const { duration, interactionId } of list.getEntries()) if (interactionId) durations.push(duration)
}).observe({ type: 'event', durationThreshold: 16 })`

/** Two frames after pending work, when the browser has reported the duration of the tap. */
const settled = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))))'

const tapIn = async (page: Page, url: string, selector: string) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'networkidle' })
  const tapped = page.locator(selector).first()
  await tapped.scrollIntoViewIfNeeded()
  await page.evaluate(settled)
  await page.evaluate(watchEvents)
  await tapped.tap({ noWaitAfter: true })
  await page.evaluate(settled)
  // Shorter events are not reported by the browser; they were painted with the next frame.
  return Math.max(16, ...(await page.evaluate<number[]>('durations')))
}

/** Milliseconds to the next paint after the first tap on a page that was just opened. */
const measureTap = async (browser: Browser, url: string, selector: string) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  try {
    return await tapIn(await context.newPage(), url, selector)
  } finally {
    await context.close()
  }
}

const threeQuarters = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.75) - 1] ?? 0

/** Measures the first tap on menu, question and filter, alternating with a bare page: a slow machine affects both. */
export const measureFirstTaps = async (report: Report, site: Pick<BenchProcess, 'port'>, rounds: number) => {
  report.say('Tapping on pages that were just opened')
  const bare = await startBarePage()
  const browser = await launchBrowser()
  const bareTimes = { summary: [] as number[], select: [] as number[] }
  const times = taps.map((): number[] => [])
  try {
    for (let round = 0; round < rounds; round++)
      for (const [at, { what, path, selector }] of taps.entries()) {
        bareTimes[besides[what]].push(await measureTap(browser, bare.url, besides[what]))
        times[at]?.push(await measureTap(browser, `http://127.0.0.1:${site.port}${path}`, selector))
      }
  } finally {
    await browser.close()
    bare.stop()
  }
  for (const [kind, bare] of Object.entries(bareTimes))
    report.add(`next paint after a tap on a bare page's ${kind}, 75 of 100`, 'ms', threeQuarters(bare))
  for (const [at, { what, path }] of taps.entries()) {
    const usual = threeQuarters(bareTimes[besides[what]])
    report.add(`first tap on the ${what} of ${path}, times a bare page, 75 of 100`, '', threeQuarters(times[at] ?? []) / usual, most)
  }
}
