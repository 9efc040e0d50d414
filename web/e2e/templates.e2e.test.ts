import { defaultLocale, languageTags, locales } from '@narkhoz/contract/locales.ts'
import { officeAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hiddenFields } from '../app/forms/outcome.ts'
import { centerWords } from '../app/i18n/.server/center.ts'
import { addressIn } from '../app/i18n/address.ts'
import { en } from '../app/i18n/en.ts'
import { kz } from '../app/i18n/kz.ts'
import { ru } from '../app/i18n/ru.ts'
import { browserLocales } from './addresses.ts'
import { openTab, sharedSystem, startBrowser } from './site.ts'

const site = sharedSystem()
const browser = await startBrowser()

const open = async (path: string, width: number): Promise<Page> => {
  const { page } = await openTab(browser, { viewport: { width, height: 844 } })
  await page.goto(site.siteUrl + path)
  return page
}

test.each(browserLocales(1))('a table of four columns is read on a phone without scrolling sideways in %s', async (locale) => {
  const page = await open(addressIn(locale, '/advisors'), 390)
  const table = page.locator('main table').first()
  const wider = await table.evaluate((one) => (one.parentElement?.scrollWidth ?? 0) - (one.parentElement?.clientWidth ?? 0))
  expect(wider).toBeLessThanOrEqual(1)
  const columns = await table.locator('thead th').allTextContents()
  const named = await table
    .locator('tbody tr')
    .first()
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content.replace(/^"|"$/g, '')))
  expect(columns).toEqual(expect.arrayContaining(named))
  expect(named.length).toBeGreaterThan(1)
})

test('a list that does not overflow shows no buttons before hydration', async () => {
  const page = await open('/ru/school/school-of-digital-technologies', 1440)
  const wrong = await page.locator('main section:has([role=group][tabindex])').evaluateAll((sections) =>
    sections.flatMap((section) => {
      const list = section.querySelector('[role=group][tabindex]')
      const button = section.querySelector('button')
      if (!list || !button) return []
      const isShown = getComputedStyle(button).visibility === 'visible'
      return isShown === list.scrollWidth - list.clientWidth > 1 ? [] : [section.getAttribute('data-block')]
    }),
  )
  expect(wrong).toEqual([])
})

test.each(browserLocales(0))(
  'a list, a search and a form begin under a low banner with their name and the way to them in %s',
  async (locale) => {
    for (const path of ['/search', '/request', '/devSitemap', '/news-catalog']) {
      const page = await open(addressIn(locale, path), 1440)
      const banner = page.locator('[data-block=banner]')
      expect((await banner.boundingBox())?.height, path).toBeLessThanOrEqual(240)
      expect(await banner.locator('img').count(), path).toBe(0)
      expect(await banner.evaluate((one) => getComputedStyle(one, '::before').content), path).toBe('none')
      expect(await banner.getByRole('heading', { level: 1 }).isVisible(), path).toBe(true)
      expect(await banner.locator('[data-breadcrumb]').isVisible(), path).toBe(true)
      await page.close()
    }
  },
)

test('contacts begin with the map and three numbers to call', async () => {
  const page = await open('/ru/contacts', 390)
  const first = page.locator('main > section[data-block]').nth(1)
  expect(await first.getAttribute('data-block')).toBe('map')
  expect(await first.locator('a[href^="tel:"]').count()).toBe(3)
})

test.each(browserLocales(0))(
  'the offices of the contacts run as the alphabet does in %s, each at the address of its phone',
  async (locale) => {
    const page = await open(addressIn(locale, '/contacts'), 390)
    const offices = page.locator('main > [data-block=contacts] li[id^=office-]')
    const titles = await offices.locator('h3').allTextContents()
    expect(titles.length).toBeGreaterThan(10)
    expect(titles).toEqual(titles.toSorted(new Intl.Collator(languageTags[locale]).compare))
    const ids = await offices.evaluateAll((places) => places.map(({ id }) => id))
    const phones = await offices.locator('a[href^="tel:"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(ids).toEqual(phones.map((phone) => officeAnchor(phone ?? '')))
  },
)

test.each(browserLocales(2))('the office that passes questions on is the first to call in the virtual reception in %s', async (locale) => {
  const page = await open(addressIn(locale, '/virtual-reception'), 390)
  const places = page.locator('main > [data-block=contacts] li')
  expect(await places.count()).toBe(3)
  expect(await places.first().getByRole('link', { name: '+7 (727) 377-11-10' }).isVisible()).toBe(true)
})

test.each([390, 1440])('what can be chosen in the finder of programs is not cut at %i px', async (width) => {
  const page = await open('/ru/education/bachelor', width)
  const cut = await page.locator('main form select').evaluateAll((selects) =>
    selects.flatMap((select) => {
      if (!(select instanceof HTMLSelectElement)) return []
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      const measure = document.createElement('canvas').getContext('2d')
      if (!measure) return []
      measure.font = font
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return [...select.options]
        .map(({ text }) => text)
        .filter((text) => text.startsWith('Математика') && measure.measureText(text).width > room)
    }),
  )
  expect(cut).toEqual([])
})

test('five numbers leave no hole', async () => {
  for (const width of [768, 1440]) {
    const page = await open('/', width)
    const rows = await page
      .locator('[data-block=numbers] dl')
      .first()
      .evaluate((list) => {
        const boxes = [...list.children].map((one) => one.getBoundingClientRect())
        const right = Math.max(...boxes.map((box) => box.right))
        const byRow = Map.groupBy(boxes, (box) => Math.round(box.top))
        return [...byRow.values()].map((row) => Math.round(right - Math.max(...row.map((box) => box.right))))
      })
    expect(rows.every((gap) => gap <= 1)).toBe(true)
  }
})

test.each(locales)('the heading over one head of a centre is singular in %s', async (locale) => {
  const html = await (await fetch(`${site.siteUrl}${addressIn(locale, '/center/languages')}`)).text()
  expect(html).toContain(`>${centerWords[locale].head}</h2>`)
  expect(centerWords[locale].head).not.toBe(centerWords[defaultLocale === locale ? 'ru' : defaultLocale].head)
})

test.each(locales)('the home page names what comes next, and every page leads to the status of a request in %s', async (locale) => {
  const get = async (path: string) => (await fetch(site.siteUrl + addressIn(locale, path))).text()
  const [home, reception] = await Promise.all([get('/'), get('/virtual-reception')])
  const events = /<section[^>]*data-block="events"[\s\S]*?<\/section>/.exec(home)?.[0] ?? ''
  expect(events.match(/<article/g)?.length).toBeGreaterThan(0)
  expect(events).toContain(`href="${addressIn(locale, '/student-life/events')}"`)
  const way = `href="${addressIn(locale, '/request')}"`
  expect(/<footer[\s\S]*<\/footer>/.exec(home)?.[0]).toContain(way)
  expect(/<main[\s\S]*<\/main>/.exec(reception)?.[0]).toContain(way)
})

test.each(locales)('a text browser asks its user to leave the honeypot empty in %s', async (locale) => {
  const html = await (await fetch(site.siteUrl + addressIn(locale, '/contacts'))).text()
  const { leaveEmpty } = { kz, ru, en }[locale].form
  expect(html).toMatch(
    new RegExp(`<div[^>]*aria-hidden="true"[^>]*><label>${leaveEmpty}(?:<!-- -->)? <input[^>]*name="${hiddenFields.honeypot}"`),
  )
})
