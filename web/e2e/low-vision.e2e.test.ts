import { locales } from '@narkhoz/contract/locales.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addressIn } from '../app/i18n/address.ts'
import { en } from '../app/i18n/en.ts'
import { kz } from '../app/i18n/kz.ts'
import { ru } from '../app/i18n/ru.ts'
import { browserLocales, everyAddress, oneOfEach } from './addresses.ts'
import { inTurns } from './in-turns.ts'
import { openContext, openTab, sharedSystem, startBrowser, wakeWhole, widerBy } from './site.ts'

const dictionaries = { kz, ru, en }

const site = sharedSystem()
const browser = await startBrowser()
const addresses = oneOfEach(await everyAddress(site.contentUrl))

const largest = { name: 'vision', value: 'scheme=black&zoom=largest&spacing=wide&pictures=on', url: site.siteUrl }

/** A word up to this part of the window’s width must find a line that it fits. */
const fitting = 0.72

/**
 * Words broken over two lines although they would fit one. An unbreakable unit, such as a date or an amount with its unit, is one
 * word. This browser has no hyphenation dictionaries, so every such word is broken without a hyphen.
 */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate((share) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const broken: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!parent?.checkVisibility() || parent.closest('script, style, option')) continue
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/(?:[^ \n\t‐–—?-]|-(?=\u2060)){2,}/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const parts = [...range.getClientRects()].filter(({ width }) => width > 1)
        const width = parts.reduce((sum, part) => sum + part.width, 0)
        if (new Set(parts.map(({ top }) => Math.round(top))).size > 1 && width < innerWidth * share)
          broken.push(`${word} in ${parent.closest('[data-block]')?.getAttribute('data-block') ?? parent.tagName}`)
      }
    }
    return [...new Set(broken)]
  }, fitting)

const widths = [390, 1440]

const lookAt = async (page: Page, path: string) => {
  await page.goto(site.siteUrl + path)
  const wrong: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    wrong.push(...(await brokenWords(page)).map((word) => `${path} at ${width} px: ${word}`))
    if ((await widerBy(page)) > 0) wrong.push(`${path}: wider than ${width} px`)
  }
  return wrong
}

test('at 200 % and with wide spacing every screen fits its window, and no word is broken that has room', async () => {
  const context = await openContext(browser)
  await context.addCookies([largest])
  // Sizes of pictures are known before they come.
  await context.route(/\/media\//, (route) => route.abort())
  const wrong = await inTurns(2, [...addresses.entries()], async ([at, address]) => {
    const page = await context.newPage()
    try {
      return await lookAt(page, addressIn(locales[at % locales.length] ?? 'kz', address))
    } finally {
      await page.close()
    }
  })
  expect(addresses.length).toBeGreaterThan(70)
  expect(wrong.flat()).toEqual([])
}, 600_000)

test('enlarged, columns become fewer, and a table names its columns in each row', async () => {
  const columnsOf = async (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((list) => new Set([...list.children].map((one) => Math.round(one.getBoundingClientRect().left))).size)
  const { page } = await openTab(browser)
  await page.goto(`${site.siteUrl}/ru/education/bachelor`)
  const [steps, footer] = ['[data-block=steps] ol', 'footer > div > div']
  expect(await columnsOf(page, steps)).toBe(4)
  expect(await columnsOf(page, footer)).toBe(5)
  await page.context().addCookies([largest])
  await page.reload()
  expect(await columnsOf(page, steps)).toBe(1)
  expect(await columnsOf(page, footer)).toBeLessThan(4)
  const pair = page.locator('main dl > div').first()
  expect(
    await pair.evaluate((one) => (one.lastElementChild?.getBoundingClientRect().top ?? 0) > one.getBoundingClientRect().top + 20),
  ).toBe(true)
  const cells = page.locator('main table tbody tr').first().locator('td')
  const named = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content))
  expect(named.length).toBeGreaterThan(0)
  expect(named).not.toContain('none')
})

test.each(browserLocales(0))('enlarged, the header is a row of a laptop’s screen in %s, and its button opens the menu', async (locale) => {
  const { page } = await openTab(browser, { viewport: { width: 1366, height: 768 } })
  await page.context().addCookies([largest])
  await page.goto(site.siteUrl + addressIn(locale, '/contacts'))
  const { menu: words } = dictionaries[locale]
  expect(await page.locator('header').evaluate((header) => header.getBoundingClientRect().height)).toBeLessThan(768 / 5)
  const menu = page.getByRole('navigation', { name: words.label, exact: true })
  expect(await menu.isVisible()).toBe(false)
  await page.getByRole('button', { name: words.open, exact: true }).click()
  const section = menu.getByRole('group').nth(1)
  await section.locator('summary').click()
  const link = section.getByRole('link').last()
  const to = await link.getAttribute('href')
  await link.click()
  await page.waitForURL(site.siteUrl + to)
  await menu.waitFor({ state: 'hidden' })
})

describe.each(browserLocales(1))('the panel in %s', (locale) => {
  const words = dictionaries[locale].vision

  test('has a heading, a font size of 20 px or more, and a preview of the selection', async () => {
    const { page } = await openTab(browser, { javaScriptEnabled: false })
    await page.goto(site.siteUrl + addressIn(locale, '/contacts'))
    await page.locator('[data-low-vision]').click()
    const panel = page.getByRole('form', { name: words.open })
    expect(await panel.getByRole('heading', { name: words.open }).isVisible()).toBe(true)
    const sizes = await panel
      .locator('h2, legend, label, button, p')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(20)
    const sample = panel.getByText(words.sample)
    const look = () =>
      sample.evaluate((one) => {
        const { backgroundColor, color, fontSize, letterSpacing } = getComputedStyle(one)
        return { backgroundColor, color, fontSize, letterSpacing }
      })
    const usual = await look()
    for (const name of [words.scheme.black, words.zoom.largest, words.spacing.wide])
      await panel.getByRole('radio', { name, exact: true }).check({ force: true })
    const chosen = await look()
    expect(chosen).toMatchObject({ backgroundColor: 'rgb(0, 0, 0)', color: 'rgb(255, 255, 255)' })
    expect(Number.parseFloat(chosen.fontSize)).toBeGreaterThan(Number.parseFloat(usual.fontSize) * 1.5)
    expect(Number.parseFloat(chosen.letterSpacing)).toBeGreaterThan(Number.parseFloat(usual.letterSpacing) * 2)
    // Nothing of the page itself has changed yet.
    expect(await page.locator('html').getAttribute('data-vision')).toBeNull()
  })

  test('reveals the page after applying, and by its close button', async () => {
    const { page } = await openTab(browser, { viewport: { width: 390, height: 844 } })
    await page.goto(site.siteUrl + addressIn(locale, '/contacts'))
    await wakeWhole(page)
    const panel = page.getByRole('form', { name: words.open })
    await page.locator('[data-low-vision]').click()
    for (const name of [words.zoom.largest, words.spacing.wide])
      await panel.getByRole('radio', { name, exact: true }).check({ force: true })
    await panel.getByRole('button', { name: words.apply }).click()
    await panel.waitFor({ state: 'hidden' })
    expect(await page.locator('html').getAttribute('data-zoom')).toBe('largest')
    await page.locator('[data-low-vision]').click()
    await panel.getByRole('button', { name: dictionaries[locale].menu.close }).click()
    await panel.waitFor({ state: 'hidden' })
  })
})
