import { locales } from '@narkhoz/contract/locales.ts'
import { devGallery } from '@narkhoz/contract/pages/dev-gallery.ts'
import { error as errorPage } from '@narkhoz/contract/pages/error.ts'
import { expect, test } from 'vitest'
import { addressIn } from '../app/i18n/address.ts'
import { openTab, sharedSystem, startBrowser } from './site.ts'

const site = sharedSystem()
const browser = await startBrowser()

test.each(locales)('the site map names every page in %s and shows visitors no tool', async (locale) => {
  const { page } = await openTab(browser, { javaScriptEnabled: false })
  await page.goto(site.siteUrl + addressIn(locale, '/devSitemap'))
  const shown = await page
    .locator('main section li > a:first-child')
    .evaluateAll((all) => all.flatMap((one) => (one.checkVisibility() ? [{ name: one.textContent, to: one.getAttribute('href') }] : [])))
  expect(shown.length).toBeGreaterThan(200)
  expect(shown.filter(({ name }) => name?.startsWith('/'))).toEqual([])
  const addresses = shown.map(({ to }) => to)
  for (const hidden of [devGallery, errorPage]) expect(addresses).not.toContain(addressIn(locale, hidden.address))
  const contacts = await (await fetch(`${site.contentUrl}/api/v1/pages/contacts?lang=${locale}`)).json()
  const { title } = (contacts as { data: { title: string } }).data
  expect(shown).toContainEqual({ name: title, to: addressIn(locale, '/contacts') })
})
