import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openTab, sharedSystem, startBrowser } from './site.ts'

const site = sharedSystem()
const browser = await startBrowser()

/** Writes down, when all of a page has been read, how its second section is laid out. */
const watchSecond = `addEventListener('DOMContentLoaded', () => {
  window.second = getComputedStyle(document.querySelector('main').children[1]).contentVisibility
})`

const open = async (path: string) => {
  const { page } = await openTab(browser, { viewport: { width: 390, height: 844 } })
  await page.addInitScript(watchSecond)
  await page.goto(site.siteUrl + path)
  return page
}

const second = (page: Page) => page.evaluate<string>('window.second')
const putOff = (page: Page) =>
  page.locator('main > *').evaluateAll((all) => all.filter((one) => getComputedStyle(one).contentVisibility === 'auto').length)
const height = (page: Page) => page.evaluate<number>('document.documentElement.scrollHeight')

test.each(['/', '/ru/education/bachelor', '/en/school-program/finance'])(
  '%s is painted from the top, and complete once loaded',
  async (path) => {
    const page = await open(path)
    expect(await second(page)).toBe('auto')
    expect(await putOff(page)).toBe(0)
    const before = await height(page)
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
    await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(0)
    expect(Math.abs((await height(page)) / before - 1)).toBeLessThan(0.05)
  },
)

test('a restored scroll position further down uses true heights', async () => {
  const page = await open('/ru/contacts#map')
  expect(await second(page)).toBe('visible')
  await page.goto(`${site.siteUrl}/ru`)
  expect(await second(page)).toBe('auto')
  await page.reload()
  expect(await second(page)).toBe('visible')
})
