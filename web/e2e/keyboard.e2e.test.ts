import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addressIn } from '../app/i18n/address.ts'
import { browserLocales } from './addresses.ts'
import { openContext, openTab, sharedSystem, startBrowser, wakeWhole } from './site.ts'

const site = sharedSystem()
const browser = await startBrowser()

/** The focused element, and problems of its visibility: it must be visible, marked, and not covered. */
const focused = `(() => {
  const at = document.activeElement
  if (!at || at === document.body || at === document.documentElement) return undefined
  // A control that is drawn by its label is marked by it.
  const drawn = at.matches('input[type=radio], input[type=checkbox], input[type=file]') ? at.closest('label') ?? at.labels?.[0] ?? at : at
  const { left, top, right, bottom, width, height } = drawn.getBoundingClientRect()
  const name = at.outerHTML.slice(0, 120)
  const inside = width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  if (!inside) return { name, wrong: 'out of sight' }
  const card = at.closest('[role=group][tabindex] li')?.getBoundingClientRect()
  if (card && (card.left < -1 || card.right > innerWidth + 1)) return { name, wrong: 'in a card that is cut off' }
  const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2]
  const above = document.elementFromPoint(x, y)
  // The corners too: a link over several lines may have nothing of its own in the middle.
  const points = [[x, y], [left + 2, top + 2], [right - 2, bottom - 2], [left + 2, bottom - 2]]
  const seen = points.some(([px, py]) => { const over = document.elementFromPoint(px, py); return over && (drawn.contains(over) || over.contains(drawn)) })
  if (!seen) return { name, wrong: 'under ' + (above?.outerHTML.slice(0, 80) ?? 'nothing') }
  const outlined = (style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
  let marked = false
  // A link that covers its card marks the whole card.
  for (let part = at, up = 0; part && up < 6 && !marked; part = part.parentElement, up++)
    marked = [null, '::before', '::after'].some((pseudo) => outlined(getComputedStyle(part, pseudo)))
  marked ||= outlined(getComputedStyle(drawn))
  return { name, wrong: marked ? undefined : 'not marked' }
})()`

type Stop = { name: string; wrong?: string }

/** The focused element after scrolling. */
const settled = async (page: Page) => {
  let stop: Stop | undefined
  for (let look = 0; look < 40; look++) {
    stop = await page.evaluate<Stop | undefined>(focused)
    if (!stop?.wrong) return stop
    await page.waitForTimeout(50)
  }
  return stop
}

/** Tabs through a page from its beginning to its end. */
const walk = async (page: Page) => {
  const wrong: string[] = []
  const stops = new Set<string>()
  for (let step = 0; step < 600; step++) {
    await page.keyboard.press('Tab')
    const stop = await settled(page)
    if (!stop) return { wrong, stops: step }
    stops.add(stop.name)
    if (stop.wrong) wrong.push(`${stop.wrong}: ${stop.name}`)
  }
  throw new Error(`No end after ${stops.size} stops`)
}

const walked = [
  ['kz', '/'],
  ['ru', '/education/bachelor'],
  ['en', '/news-catalog'],
  ['kz', '/contacts'],
] as const

test.each([390, 1440])('at %i px every stop of the Tab key is in sight, marked and uncovered, and the way ends', async (width) => {
  for (const [locale, address] of walked) {
    const { page } = await openTab(browser, { viewport: { width, height: 844 } })
    const answer = await page.goto(site.siteUrl + addressIn(locale, address), { waitUntil: 'networkidle' })
    expect(answer?.status(), address).toBe(200)
    const { wrong, stops } = await walk(page)
    expect(wrong, address).toEqual([])
    expect(stops, address).toBeGreaterThan(20)
  }
})

/** How far from the left the focus is in the header; nothing where it is elsewhere. */
const inHeader = `(() => {
  const at = document.activeElement
  return at?.closest('header') ? at.getBoundingClientRect().left : undefined
})()`

test('on a phone the Tab key goes through the header as the eye does, from left to right', async () => {
  const { page } = await openTab(browser, { viewport: { width: 390, height: 844 } })
  await page.goto(site.siteUrl, { waitUntil: 'networkidle' })
  await wakeWhole(page)
  // The first stop is the way past the header.
  await page.keyboard.press('Tab')
  const way: number[] = []
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate<number | undefined>(inHeader)
    if (place === undefined) break
    way.push(place)
  }
  expect(way).toHaveLength(4)
  expect(way).toEqual(way.toSorted((one, other) => one - other))
})

test.each(browserLocales(0))('in %s nothing moves with reduced motion', async (locale) => {
  const context = await openContext(browser, { reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(site.siteUrl + addressIn(locale, '/devGallery'), { waitUntil: 'networkidle' })
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().duration ?? 0) > 1).length)
  for (const part of await page
    .locator('main a:visible, main button:visible')
    .all()
    .then((all) => all.slice(0, 25))) {
    await part.hover({ force: true })
    expect(await moving()).toBe(0)
  }
  await page.keyboard.press('PageDown')
  expect(await moving()).toBe(0)
})
