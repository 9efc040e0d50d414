import { locales } from '@narkhoz/contract/locales.ts'
import { expect, test } from 'vitest'
import { addressIn } from '../app/i18n/address.ts'
import { en } from '../app/i18n/en.ts'
import { kz } from '../app/i18n/kz.ts'
import { ru } from '../app/i18n/ru.ts'
import { covering } from './covering.ts'
import { openTab, sharedSystem, startBrowser } from './site.ts'

const dictionaries = { kz, ru, en }
const site = sharedSystem()
const browser = await startBrowser()
const phone = { width: 390, height: 844 }

const open = async (path: string) => {
  const { page } = await openTab(browser, { viewport: phone, javaScriptEnabled: false })
  await page.goto(site.siteUrl + path)
  return page
}

const long = [
  '/school/business-school',
  '/education/doctoral',
  '/international',
  '/student-life/organization',
  '/welcome',
  '/science/research',
]

test.for(covering(locales, long))('in %s a long page begins with links to its parts, in one row on a phone: %s', async ([locale, path]) => {
  const page = await open(addressIn(locale, path))
  const contents = page.getByRole('navigation', { name: dictionaries[locale].kit.contents })
  const links = await contents.locator('a').evaluateAll((all) => all.map((one) => decodeURIComponent(one.getAttribute('href') ?? '')))
  expect(links.length).toBeGreaterThan(3)
  expect(new Set(links).size).toBe(links.length)
  for (const link of links) expect(await page.locator(`main [id="${link.slice(1)}"] h2`).count(), link).toBe(1)
  expect((await contents.boundingBox())?.height).toBeLessThan(phone.height / 4)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider).toBe(0)
})

test.each(['/request', '/provisions', '/ru/surveys', '/en/tour'])('a short page has none: %s', async (address) => {
  const page = await open(address)
  for (const locale of locales) expect(await page.getByRole('navigation', { name: dictionaries[locale].kit.contents }).count()).toBe(0)
})

test('doctoral studies list each program once, and filters apply', async () => {
  const page = await open('/en/education/doctoral')
  const links = () => page.locator('main h3 a[href*="/school-program/"]').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  const all = await links()
  expect(all.length).toBeGreaterThan(2)
  expect(new Set(all).size).toBe(all.length)
  await page.goto(`${site.siteUrl}/en/education/doctoral?school=68`)
  const some = await links()
  expect(some.length).toBeGreaterThan(0)
  expect(some.length).toBeLessThan(all.length)
  expect(await page.locator('[data-block="program-list"]').count()).toBe(1)
})

test.each(locales)('the main page lists the levels once in %s', async (locale) => {
  const page = await open(addressIn(locale, '/'))
  expect(await page.locator('main h3 a[href*="/education/"]').count()).toBe(0)
  const { label } = dictionaries[locale].levels
  expect(await page.getByRole('navigation', { name: label }).locator('a').count()).toBe(3)
})
