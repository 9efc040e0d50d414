import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { objections } from '../../tools/test/axe.ts'
import { kz } from '../app/i18n/kz.ts'
import { ru } from '../app/i18n/ru.ts'
import { openTab, sharedSystem, startBrowser, widerBy } from './site.ts'

const site = sharedSystem()
const browser = await startBrowser()

const searchFor = (query: string, more: Record<string, string> = {}) => `/search?${new URLSearchParams({ query, ...more })}`
const statusOf = async (path: string) => (await fetch(site.siteUrl + path, { redirect: 'manual' })).status

/** Goes into the box of the header and types; the script comes with the focus. */
const typeInHeader = async (page: Page, words: typeof ru.search | typeof kz.search, text: string) => {
  await page.getByRole('button', { name: words.open }).first().click()
  const box = page.getByRole('combobox', { name: words.label })
  await box.waitFor()
  await page.keyboard.type(text)
  return box
}

describe('the box', () => {
  test('suggests while typing, and keys select', async () => {
    const { page, requests, complaints } = await openTab(browser)
    await page.goto(`${site.siteUrl}/ru`)
    const box = await typeInHeader(page, ru.search, 'rb,')
    const list = page.getByRole('listbox', { name: 'Подсказки' })
    const options = list.getByRole('option')
    // On the wrong keyboard, and half a word.
    await options.filter({ hasText: 'Кибербезопасность' }).first().waitFor()
    expect(await box.getAttribute('aria-expanded')).toBe('true')
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: /подсказ/ })
        .textContent(),
    ).toMatch(/^\d подсказ/)
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    expect([await box.isVisible(), await box.inputValue(), await box.getAttribute('aria-expanded')]).toEqual([true, 'rb,', 'false'])

    await page.keyboard.type('th,')
    await options.first().waitFor()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => options.first().getAttribute('aria-selected')).toBe('true')
    expect(await box.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'))
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => box.getAttribute('aria-activedescendant')).toBeNull()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/ru/school-program/cybersecurity')
    await page.getByRole('heading', { level: 1, name: 'Кибербезопасность' }).waitFor()
    expect(requests.filter(({ origin }) => origin !== site.siteUrl)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('is a box all the same where the code that suggests cannot be had', async () => {
    const { page } = await openTab(browser)
    await page.route('**/search-suggestions-*.js', (route) => route.fulfill({ status: 404 }))
    await page.goto(`${site.siteUrl}/ru/search`)
    const box = page.getByRole('main').getByRole('searchbox', { name: ru.search.label })
    const failed = page.waitForResponse(/search-suggestions-/)
    await box.focus()
    await failed
    await page.keyboard.type('банк')
    expect(await box.inputValue()).toBe('банк')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${site.siteUrl}/ru/search?query=*`)
    expect(await page.getByRole('heading', { level: 1, name: ru.unavailable.title }).count()).toBe(0)
  })

  test('suggests for input from before its code was loaded, instead of earlier results', async () => {
    const { page } = await openTab(browser)
    await page.goto(`${site.siteUrl}/ru${searchFor('право')}`)
    await page.getByRole('main').getByRole('searchbox').fill('кибербез')
    // The last one lies over the results.
    await page.getByRole('main').getByRole('option').last().click()
    await page.waitForURL((url) => url.pathname !== '/ru/search' || url.searchParams.get('query') !== 'право')
  })

  test('suggests people, and a click chooses', async () => {
    const { page } = await openTab(browser, { viewport: { width: 390, height: 844 } })
    await page.goto(`${site.siteUrl}/`)
    await typeInHeader(page, kz.search, 'толеген')
    const person = page.getByRole('option', { name: /Төлегенов/ })
    await person.waitFor()
    expect(await widerBy(page)).toBeLessThanOrEqual(0)
    expect(await objections(page)).toEqual([])
    await person.click()
    await page.waitForURL('**/management-of-narkhoz-university#employee-1')
  })

  test('submits the input without a selection, with and without a script', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await openTab(browser, { javaScriptEnabled })
      await page.goto(`${site.siteUrl}/ru/contacts`)
      await page.getByRole('button', { name: ru.search.open }).first().click()
      const box = page.locator('#site-search').getByLabel(ru.search.label)
      await box.fill('общижитие')
      await Promise.all([page.waitForURL('**/search?**'), box.press('Enter')])
      await page.getByRole('link', { name: 'Общежития', exact: true }).waitFor()
      expect(new URL(page.url()).searchParams.get('query')).toBe('общижитие')
    }
  })
})

describe('results', () => {
  test('are grouped by kind with highlighted matches, filtered and paged by plain links', async () => {
    const { page } = await openTab(browser, { javaScriptEnabled: false })
    await page.goto(`${site.siteUrl}/ru${searchFor('экономика')}`)
    const main = page.getByRole('main')
    expect(await main.locator('mark').first().textContent()).toMatch(/эконом/i)
    const kinds = main.getByRole('navigation', { name: 'Вид результатов' })
    await kinds.getByRole('link', { name: /Новости/ }).click()
    expect(new URL(page.url()).searchParams.get('kind')).toBe('news')
    const headings = main.locator('[data-block=results] h3')
    expect(await headings.allTextContents()).toEqual(['Новости'])
    expect(await kinds.getByRole('link', { name: /Новости/ }).getAttribute('aria-current')).toBe('true')
    await page.goto(`${site.siteUrl}/ru${searchFor('экономика')}`)
    const first = await main.locator('[data-block=results] h4').first().textContent()
    await main
      .getByRole('navigation', { name: 'Страницы результатов' })
      .getByRole('link', { name: ru.kit.page(2), exact: true })
      .click()
    expect(new URL(page.url()).searchParams.get('page')).toBe('2')
    expect(await main.locator('[data-block=results] h4').allTextContents()).not.toContain(first)
  })

  test('name the corrected query', async () => {
    const { page } = await openTab(browser)
    await page.goto(`${site.siteUrl}/ru${searchFor('кибербезопастность')}`)
    const meant = page.getByRole('main').getByRole('link', { name: 'кибербезопасность', exact: true })
    await meant.click()
    await page.waitForURL((url) => url.searchParams.get('query') === 'кибербезопасность')
    expect(await meant.count()).toBe(0)
  })

  test('of other languages come last, and lead to the page in the visitor’s own language', async () => {
    const { page } = await openTab(browser)
    await page.goto(`${site.siteUrl}/en${searchFor('экологиялық')}`)
    const lists = page.getByRole('main').locator('[data-block=results] h3')
    expect((await lists.allTextContents()).at(-1)).toBe('Results in other languages')
    const result = page.getByRole('main').getByRole('link', { name: 'Ecology and Green Economy' }).first()
    expect(await result.getAttribute('hreflang')).toBeNull()
    expect(await result.evaluate((link) => link.closest('[lang]')?.getAttribute('lang'))).toBe('en')
    await result.click()
    await page.waitForURL(`${site.siteUrl}/en/school-program/ecology-and-green-economy`)
  })

  test('that are written in another language alone say so and lead there', async () => {
    const { page } = await openTab(browser)
    await page.goto(`${site.siteUrl}/ru${searchFor('айтысы')}`)
    const result = page.getByRole('main').locator('[data-block=results] a[hreflang=kk]').first()
    expect(await result.evaluate((link) => link.closest('[lang]')?.getAttribute('lang'))).toBe('kk')
    expect(await result.getAttribute('href')).toMatch(/^\/news\//)
  })

  test('name the level of a program', async () => {
    const { page } = await openTab(browser, { javaScriptEnabled: false })
    await page.goto(`${site.siteUrl}/ru${searchFor('юриспруденция')}`)
    const links = page.getByRole('main').getByRole('link', { name: /^Юриспруденция.·/ })
    expect((await links.allTextContents()).toSorted()).toEqual([
      'Юриспруденция\u00a0· бакалавриат',
      'Юриспруденция\u00a0· докторантура',
      'Юриспруденция\u00a0· магистратура',
    ])
  })

  test.each([390, 1440])('have nothing that axe objects to at %i px, and nothing wider than the window', async (width) => {
    const { page } = await openTab(browser, { viewport: { width, height: 900 } })
    await page.goto(`${site.siteUrl}${searchFor('psihologiya')}`)
    await page.getByRole('main').locator('mark').first().waitFor()
    expect(await objections(page)).toEqual([])
    expect(await widerBy(page)).toBeLessThanOrEqual(0)
  })

  test('are empty for unknown words, with alternatives', async () => {
    const { page } = await openTab(browser)
    await page.goto(`${site.siteUrl}/ru${searchFor('зырзыбак')}`)
    await page.getByRole('heading', { name: 'Ничего не найдено' }).waitFor()
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(1)
  })

  test.each([
    [1440, 900, '/ru', 'хочу умереть', 'Центр психологической поддержки'],
    [1366, 768, '', 'өлгім келеді', 'Психологиялық қолдау орталығы'],
  ])('help for words of distress is in the first window of %s × %s', async (width, height, prefix, query, name) => {
    const { page } = await openTab(browser, { viewport: { width, height } })
    await page.goto(site.siteUrl + prefix + searchFor(query))
    const found = await page.getByRole('main').getByRole('link', { name }).first().boundingBox()
    expect((found?.y ?? Number.POSITIVE_INFINITY) + (found?.height ?? 0)).toBeLessThan(height)
  })

  test('say a word that is longer than a line', async () => {
    const { page } = await openTab(browser, { viewport: { width: 390, height: 844 } })
    await page.goto(`${site.siteUrl}/ru${searchFor('щ'.repeat(200))}`)
    await page.getByRole('heading', { name: 'Ничего не найдено' }).waitFor()
    expect(await widerBy(page)).toBeLessThanOrEqual(0)
  })
})

test.each([
  '',
  ' ',
  '%',
  '"',
  "'; drop table entries; --",
  '& | ! <->',
  '()',
  '\\',
  '\0',
  'a'.repeat(1000),
  'щ'.repeat(1000),
  '*',
  '-экономика',
  '<b>',
  '😀',
])('a query of %j gets a page', async (query) => {
  expect(await statusOf(searchFor(query))).toBe(200)
  expect(await statusOf(`/ru/suggestions?${new URLSearchParams({ query })}`)).toBe(200)
})

test.each([
  ['a page that is no number', { page: 'abc' }],
  ['a page beyond the last', { page: '999' }],
  ['a kind that is none', { kind: 'comet' }],
])('%s is not found', async (_, more) => {
  expect(await statusOf(searchFor('экономика', more as Record<string, string>))).toBe(404)
})
