import { locales } from '@narkhoz/contract/locales.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addressIn } from '../app/i18n/address.ts'
import { en } from '../app/i18n/en.ts'
import { kz } from '../app/i18n/kz.ts'
import { ru } from '../app/i18n/ru.ts'
import { openTab, sharedSystem, startBrowser, widerBy } from './site.ts'

const dictionaries = { kz, ru, en }

const site = sharedSystem()
const browser = await startBrowser()

const open = async (path: string, width: number) => {
  const { page } = await openTab(browser, { viewport: { width, height: 800 } })
  await page.goto(site.siteUrl + path)
  return page
}

/** What can be focused in the header, in the order of the keyboard, with the middle of its box. */
const stops = (page: Page): Promise<{ name: string; isVision: boolean; x: number; y: number }[]> =>
  page.locator('header').evaluate((header) =>
    [...header.querySelectorAll<HTMLElement>('a[href], button, summary')].flatMap((control) => {
      if (!control.checkVisibility()) return []
      const { left, top, height } = control.getBoundingClientRect()
      const name = control.textContent?.trim() ?? ''
      return [{ name, isVision: control.hasAttribute('data-low-vision'), x: Math.round(left), y: Math.round(top + height / 2) }]
    }),
  )

describe.each([1200, 1280, 1366, 1440])('at %i px', (width) => {
  test.each(locales)('the menu fits one line in %s, and the tab order is the visual order', async (locale) => {
    const page = await open(addressIn(locale, '/strategy'), width)
    const words = dictionaries[locale]
    const menu = page.getByRole('navigation', { name: words.menu.label, exact: true })
    const lines = await menu.locator('summary').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(lines.length).toBeGreaterThan(5)
    expect(new Set(lines).size).toBe(1)
    expect(await page.getByRole('button', { name: words.menu.open }).isVisible()).toBe(false)
    expect(await widerBy(page)).toBeLessThanOrEqual(0)

    const found = await stops(page)
    expect(found[0]?.isVision).toBe(true)
    const [first, second] = [found.filter(({ y }) => y < 46), found.filter(({ y }) => y >= 46)]
    expect(found).toEqual([...first, ...second])
    for (const row of [first, second]) {
      expect(row.length).toBeGreaterThan(3)
      expect(Math.max(...row.map(({ y }) => y)) - Math.min(...row.map(({ y }) => y))).toBeLessThan(12)
      expect(row.map(({ x }) => x)).toEqual(row.map(({ x }) => x).toSorted((one, other) => one - other))
    }
  })
})

test('the low-vision switch is the second stop of the keyboard, behind the way past the header', async () => {
  const page = await open('/ru/strategy', 1280)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-low-vision'))).toBe(true)
})

test('a long sub-menu is read by its headings', async () => {
  const page = await open('/en/strategy', 1280)
  const section = page.getByRole('navigation', { name: en.menu.label, exact: true }).getByRole('group').first()
  await section.locator('summary').click()
  for (const name of ['About us', 'Documents', 'Get in touch']) await section.getByRole('list', { name }).waitFor()
  expect(await section.getByRole('list', { name: 'Get in touch' }).getByRole('link').allTextContents()).toEqual([
    'Virtual reception',
    'Contacts',
  ])
  expect(await section.getByRole('list', { name: 'Community' }).getByRole('link').allTextContents()).toEqual([
    'For staff',
    'For alumni',
    'For partners',
  ])
})

test.each(locales)('the personal account is led to from the header in %s', async (locale) => {
  const page = await open(addressIn(locale, '/strategy'), 1440)
  const link = page.locator('header').getByRole('link', { name: dictionaries[locale].audience.account })
  expect(await link.getAttribute('href')).toBe(addressIn(locale, '/account'))
  const answer = await fetch(site.siteUrl + addressIn(locale, '/account'), { redirect: 'manual' })
  expect(answer.status).toBe(302)
})
