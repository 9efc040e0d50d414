import { constants } from '@narkhoz/contract/constants.ts'
import { expect, test } from 'vitest'
import { addressIn } from '../app/i18n/address.ts'
import { en } from '../app/i18n/en.ts'
import { kz } from '../app/i18n/kz.ts'
import { ru } from '../app/i18n/ru.ts'
import { browserLocales } from './addresses.ts'
import { openTab, sharedSystem, startBrowser } from './site.ts'

const dictionaries = { kz, ru, en }
const site = sharedSystem()
const browser = await startBrowser()

const open = async (path: string, width = 1440) => {
  const { page } = await openTab(browser, { viewport: { width, height: 844 }, javaScriptEnabled: false })
  await page.goto(site.siteUrl + path)
  return page
}

test.each(browserLocales(0))('the landing page of the news begins with one large story and shows each once in %s', async (locale) => {
  const page = await open(addressIn(locale, '/news'))
  const stories = page.locator('main article')
  const widths = await stories.evaluateAll((all) => all.slice(0, 5).map((one) => one.querySelector('img')?.clientWidth ?? 0))
  expect(widths[0]).toBeGreaterThan(3 * Math.max(...widths.slice(1)))
  const links = await stories.locator('h3 a').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(links.length).toBe(constants.news.list)
  expect(new Set(links).size).toBe(links.length)
})

test('a story says its day and its school once', async () => {
  const page = await open('/ru/news')
  const first = await page.locator('main article h3 a').first().getAttribute('href')
  await page.goto(site.siteUrl + first)
  const article = page.locator('main > article')
  expect(await article.locator('time').count()).toBe(1)
  expect(await article.locator('a[href*="/school/"]').count()).toBeLessThanOrEqual(1)
  const school = await article.locator('a[href*="/school/"]').allTextContents()
  for (const name of school) expect((await article.innerText()).split(name)).toHaveLength(2)
})

const lists = ['/news-catalog?page=2', '/education/bachelor?page=2', '/education/doctoral?staff=2']

test.each(browserLocales(1).flatMap((locale) => lists.map((list) => [locale, list] as const)))(
  'a later page of a list says its number in title and heading in %s: %s',
  async (locale, list) => {
    const number = dictionaries[locale].kit.page(2)
    const later = await open(addressIn(locale, list))
    expect(await later.title()).toContain(number)
    expect(
      await later
        .locator('h2')
        .filter({ hasText: dictionaries[locale].kit.inList(number) })
        .count(),
    ).toBe(1)
    const first = await open(addressIn(locale, list.split('?', 1)[0] ?? ''))
    expect(await later.title()).toBe(`${number}: ${await first.title()}`)
    expect(
      await first
        .locator('h2')
        .filter({ hasText: dictionaries[locale].kit.inList(number) })
        .count(),
    ).toBe(0)
  },
)
