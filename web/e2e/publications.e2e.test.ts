import { locales } from '@narkhoz/contract/locales.ts'
import { publicationFilters } from '@narkhoz/contract/pages/publication-filters.ts'
import { publicationList } from '@narkhoz/contract/subscriptions.ts'
import { expect, test } from 'vitest'
import { addressIn, languageNames } from '../app/i18n/address.ts'
import { browserLocales } from './addresses.ts'
import { openTab, sharedSystem, startBrowser } from './site.ts'

const site = sharedSystem()
const browser = await startBrowser()

const open = async (path: string) => {
  const { page } = await openTab(browser, { javaScriptEnabled: false })
  await page.goto(site.siteUrl + path)
  return page
}

const place = '#publications'

test.each(browserLocales(2))(
  'publications are filtered without a script, and the language switch keeps the filter, from %s',
  async (locale) => {
    const page = await open(addressIn(locale, '/science/research'))
    const section = page.locator(place)
    const all = await section.locator('h3').count()
    for (const filter of publicationFilters) expect(await section.locator(`select[name="${filter}"] option`).count()).toBeGreaterThan(2)
    const author = section.locator('select[name="author"]')
    // The second author on the list, whoever that is in this language.
    await author.selectOption({ index: 2 })
    const promised = Number(/\((\d+)\)$/.exec((await author.locator('option').nth(2).textContent()) ?? '')?.[1])
    await Promise.all([page.waitForURL(/author=/), section.getByRole('button').click()])
    expect(await section.locator('h3').count()).toBe(promised)
    expect(promised).toBeLessThan(all)
    expect(await section.locator('ul[aria-label] a').count()).toBe(1)
    const titles = await section.locator('h3 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)))
    for (const other of locales.filter((one) => one !== locale)) {
      const away = await open(new URL(page.url()).pathname + new URL(page.url()).search)
      const to = await away.getByRole('link', { name: languageNames[other].full }).first().getAttribute('href')
      await away.goto(site.siteUrl + to)
      const there = await away
        .locator(`${place} h3 a`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)))
      expect(there).toEqual(titles)
    }
  },
)

test('choices that leave nothing say so and lead back', async () => {
  const page = await open('/en/science/research?year=2023&school=66')
  expect(await page.locator(`${place} h3`).count()).toBe(0)
  expect(await page.locator(`${place} a[href*="${place}"]`).count()).toBeGreaterThan(0)
  expect(await page.locator(`${place} a[download]`).count()).toBe(0)
})

test('the narrowed list is downloaded as BibTeX, one record each', async () => {
  const page = await open('/en/science/research?year=2025&quartile=q1')
  const shown = await page.locator(`${place} h3`).count()
  const href = await page.locator(`${place} a[download]`).getAttribute('href')
  const answer = await fetch(site.siteUrl + href)
  expect(answer.headers.get('content-type')).toContain(publicationList.type)
  const text = await answer.text()
  expect(text.match(/^@article\{[\w-]+,$/gm)).toHaveLength(shown)
  // The surname comes before a comma, or the initials would be taken for it.
  expect(text).toMatch(/^ {2}author = \{\p{Lu}[\p{L}-]+, \p{Lu}\.[^{}]* and [^{}]+, [^{}]+\},$/mu)
  expect([...text.matchAll(/^ {2}year = \{(\d+)\},$/gm)].map(([, year]) => year)).toEqual(Array.from({ length: shown }, () => '2025'))
})
