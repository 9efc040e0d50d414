import { locales } from '@narkhoz/contract/locales.ts'
import { builtInPages } from '@narkhoz/contract/pages/built-in-pages.ts'
import { expect, test } from 'vitest'
import { objections } from '../../tools/test/axe.ts'
import { addressIn } from '../app/i18n/address.ts'
import { openTab, sharedSystem, startBrowser } from './site.ts'

const site = sharedSystem()
const browser = await startBrowser()

// At 390 px, in every language and with their links they are looked at with all other screens.
test.each(builtInPages.map(({ address }) => address))('%s is complete at 1440 px, without axe violations', async (address) => {
  const { page } = await openTab(browser)
  await page.goto(site.siteUrl + address)
  expect(await page.locator('main [data-block]').count()).toBeGreaterThan(5)
  expect(await page.locator('main [lang]').count()).toBe(0)
  expect(await objections(page)).toEqual([])
})

test.each(locales)('the advisor form is on its page in %s, once, with options', async (locale) => {
  const { page } = await openTab(browser, { javaScriptEnabled: false })
  await page.goto(site.siteUrl + addressIn(locale, '/advisors'))
  const form = page.locator('form[data-form=advisor]')
  expect(await form.count()).toBe(1)
  for (const name of ['fio', 'tel', 'email']) expect(await form.locator(`[name=${name}]`).isVisible()).toBe(true)
  for (const name of ['course', 'school']) expect(await form.locator(`select[name=${name}] option`).count()).toBeGreaterThan(5)
})
