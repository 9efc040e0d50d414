import { languageTags, locales } from '@narkhoz/contract/locales.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { objections } from '../../tools/test/axe.ts'
import { addressIn, languageNames } from '../app/i18n/address.ts'
import { en } from '../app/i18n/en.ts'
import { kz } from '../app/i18n/kz.ts'
import { ru } from '../app/i18n/ru.ts'
import { browserLocales } from './addresses.ts'
import { covering } from './covering.ts'
import { openTab, sharedSystem, startBrowser, startSiteWithoutContent, widerBy } from './site.ts'

const dictionaries = { kz, ru, en }

const site = sharedSystem()
const browser = await startBrowser()

describe.each(browserLocales(2))('the home page in %s', (locale) => {
  const words = dictionaries[locale]
  const path = addressIn(locale, '/')

  test('shows schools, double degrees and news under the menu, and contacts no third party', async () => {
    const { page, requests, complaints } = await openTab(browser)
    const response = await page.goto(site.siteUrl + path, { waitUntil: 'networkidle' })
    expect(response?.status()).toBe(200)
    expect(await page.locator('html').getAttribute('lang')).toBe(languageTags[locale])
    expect(await page.title()).not.toBe('')
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    // Content far below is laid out on demand.
    for (const name of [words.schools.title, words.dualPrograms.title, words.news.title])
      await expect.poll(() => page.getByRole('heading', { level: 2, name }).isVisible()).toBe(true)
    expect(await page.getByRole('navigation', { name: words.menu.label }).getByRole('group').count()).toBeGreaterThan(2)
    expect(await page.locator('[data-block=schools] article').count()).toBe(5)
    expect(await page.locator('[data-block=latest-news] article').count()).toBe(5)
    expect(await page.getByRole('contentinfo').textContent()).toContain(String(new Date().getFullYear()))
    expect(requests.filter(({ origin }) => origin !== site.siteUrl)).toEqual([])
    expect(requests.filter(({ pathname }) => pathname.endsWith('.js'))).toEqual([])
    expect(complaints).toEqual([])
  })

  test('has an address for search engines in every language', async () => {
    const { page } = await openTab(browser)
    await page.goto(site.siteUrl + path)
    const hrefs = (selector: string) => page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(await hrefs('link[rel=canonical]')).toEqual([site.siteUrl + path])
    expect(await hrefs('link[rel=alternate][hreflang]')).toEqual(['/', '/ru', '/en', '/'].map((address) => site.siteUrl + address))
  })

  test('is complete without JavaScript', async () => {
    const { page } = await openTab(browser, { javaScriptEnabled: false })
    await page.goto(site.siteUrl + path)
    const section = page.getByRole('navigation', { name: words.menu.label }).getByRole('group').first()
    await section.locator('summary').click()
    await section.getByRole('link').first().waitFor()
    await page.getByRole('link', { name: words.news.all }).click()
    expect(new URL(page.url()).pathname).toBe(addressIn(locale, '/news'))
  })

  test('becomes an application at the first sign of intent', async () => {
    const { page, requests, complaints } = await openTab(browser)
    await page.goto(site.siteUrl + path, { waitUntil: 'networkidle' })
    await page.evaluate('window.sameDocument = true')
    await page.getByRole('link', { name: words.news.all }).hover()
    await expect.poll(() => page.evaluate('window.__reactRouterDataRouter?.state.initialized')).toBe(true)
    await page.getByRole('link', { name: words.news.all }).click()
    await page.waitForURL(site.siteUrl + addressIn(locale, '/news'))
    await page.goBack()
    await page.getByRole('heading', { level: 2, name: words.schools.title }).waitFor()
    expect(await page.evaluate('window.sameDocument')).toBe(true)
    expect(requests.filter(({ origin }) => origin !== site.siteUrl)).toEqual([])
    expect(complaints).toEqual([])
  })
})

test.for(covering(locales, [1440, 390]))(
  'the home page in %s at %i px: nothing that axe objects to, nothing too wide',
  async ([locale, width]) => {
    const { page } = await openTab(browser, { viewport: { width, height: 900 } })
    await page.goto(site.siteUrl + addressIn(locale, '/'))
    expect(await objections(page)).toEqual([])
    expect(await widerBy(page)).toBeLessThanOrEqual(0)
  },
)

test('the language switch keeps the page and its query', async () => {
  const { page } = await openTab(browser)
  await page.goto(`${site.siteUrl}/news?page=2&search=a`)
  const to = (locale: (typeof locales)[number]) => page.getByRole('banner').getByRole('link', { name: languageNames[locale].full }).click()
  await to('ru')
  expect(page.url()).toBe(`${site.siteUrl}/ru/news?page=2&search=a`)
  await to('en')
  expect(page.url()).toBe(`${site.siteUrl}/en/news?page=2&search=a`)
  await to('kz')
  expect(page.url()).toBe(`${site.siteUrl}/news?page=2&search=a`)
})

test.each(browserLocales(0))('an address that leads nowhere says so in %s and stays', async (locale) => {
  const { page } = await openTab(browser)
  const address = site.siteUrl + addressIn(locale, '/no-such-page/at-all')
  const response = await page.goto(address)
  expect(response?.status()).toBe(404)
  expect(page.url()).toBe(address)
  expect(await page.locator('html').getAttribute('lang')).toBe(languageTags[locale])
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(dictionaries[locale].notFound.title)
})

test('the prefix of the default language leads to the address without it', async () => {
  const response = await fetch(`${site.siteUrl}/kz/news?page=2`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([308, '/news?page=2'])
})

describe('without a content service from the start', () => {
  let alone: Awaited<ReturnType<typeof startSiteWithoutContent>>

  beforeAll(async () => {
    alone = await startSiteWithoutContent()
  })

  afterAll(() => alone?.stop())

  test.each(browserLocales(1))('the home page says in %s when to try again', async (locale) => {
    const { page } = await openTab(browser)
    const address = alone.siteUrl + addressIn(locale, '/')
    const response = await page.goto(address)
    expect(response?.status()).toBe(503)
    expect(response?.headers()['retry-after']).toBe('30')
    expect(response?.headers()['cache-control']).toBe('no-store')
    expect(await page.locator('html').getAttribute('lang')).toBe(languageTags[locale])
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(dictionaries[locale].unavailable.title)
    expect(await page.getByRole('link', { name: dictionaries[locale].unavailable.again }).getAttribute('href')).toBe(addressIn(locale, '/'))
  })

  test('the error page still is one, and the process says that it is well', async () => {
    expect((await fetch(`${alone.siteUrl}/ru/404`)).status).toBe(404)
    expect((await fetch(`${alone.siteUrl}/healthz`)).status).toBe(200)
  })
})
