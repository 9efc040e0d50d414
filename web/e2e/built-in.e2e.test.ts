import { languageTags, locales } from '@narkhoz/contract/locales.ts'
import { builtInPages } from '@narkhoz/contract/pages/built-in-pages.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { objections } from '../../tools/test/axe.ts'
import { addressIn } from '../app/i18n/address.ts'
import { en } from '../app/i18n/en.ts'
import { kz } from '../app/i18n/kz.ts'
import { ru } from '../app/i18n/ru.ts'
import { openTab, startBrowser, startTestSite } from './site.ts'

const dictionaries = { kz, ru, en }

let browser: Browser
let site: Awaited<ReturnType<typeof startTestSite>>

beforeAll(async () => {
  site = await startTestSite()
  browser = await startBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

describe.each(builtInPages.map(({ address }) => address))('%s', (address) => {
  test.each(locales)('stands whole in %s under one heading, with its way and its head', async (locale) => {
    const { page, asked, complaints } = await openTab(browser)
    const response = await page.goto(site.siteUrl + addressIn(locale, address), { waitUntil: 'networkidle' })
    expect(response?.status()).toBe(200)
    expect(await page.locator('html').getAttribute('lang')).toBe(languageTags[locale])
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await page.title()).not.toBe('')
    expect((await page.locator('meta[name=description]').getAttribute('content'))?.length).toBeGreaterThan(60)
    const crumbs = page.getByRole('navigation', { name: dictionaries[locale].breadcrumb })
    expect(await crumbs.getByRole('link', { name: dictionaries[locale].home }).getAttribute('href')).toBe(addressIn(locale, '/'))
    expect(await page.locator('main [data-block]').count()).toBeGreaterThan(5)
    expect(await page.locator('main [lang]').count()).toBe(0)
    expect(asked.filter(({ origin }) => origin !== site.siteUrl)).toEqual([])
    expect(complaints).toEqual([])
  })

  test.each([390, 1440])('has nothing that axe objects to at %i px, and nothing wider than the window', async (width) => {
    const { page } = await openTab(browser, { viewport: { width, height: 900 } })
    await page.goto(site.siteUrl + address, { waitUntil: 'networkidle' })
    expect(await objections(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  })

  test('leads nowhere in vain', async () => {
    const { page } = await openTab(browser)
    await page.goto(`${site.siteUrl}/en${address}`)
    const hrefs = await page.locator('main a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs.filter((href) => !/^\/en(?:\/|$)/.test(href))).toEqual([])
    const answers = await Promise.all(
      [...new Set(hrefs)].map(async (href) => ({ href, status: (await fetch(site.siteUrl + href)).status })),
    )
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  })
})

test.each(locales)('the advisor form stands on its page in %s, once, with something to choose', async (locale) => {
  const { page } = await openTab(browser, { javaScriptEnabled: false })
  await page.goto(site.siteUrl + addressIn(locale, '/advisors'))
  const form = page.locator('form[data-form=advisor]')
  expect(await form.count()).toBe(1)
  for (const name of ['fio', 'tel', 'email']) expect(await form.locator(`[name=${name}]`).isVisible()).toBe(true)
  for (const name of ['course', 'school']) expect(await form.locator(`select[name=${name}] option`).count()).toBeGreaterThan(5)
})
