import { languageTags, locales } from '@narkhoz/contract/locales.ts'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { objections } from '../../tools/test/axe.ts'
import { ownNames } from '../app/i18n/own-names.ts'
import { wordsIn } from '../app/i18n/words.ts'
import { goTo, openScreens, password, sendAsVisitor, startBrowser, startSystem, takeUp, words } from './screens.ts'

const email = 'aigul@university.example'

const site = await startSystem({ FORM_GUARD: 'off' })
const browser = await startBrowser()
const { page } = await openScreens(browser)
await takeUp(page, await site.firstAdministrator, { name: 'Айгүл Сәрсенова', email })
const signedIn = await page.context().storageState()

const isWiderThanWindow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

/** Lists that have to be scrolled sideways to be read. */
const tablesWiderThanTheirFrame = (page: Page) =>
  page
    .getByRole('main')
    .locator('table[aria-label]')
    .evaluateAll((tables) =>
      tables.flatMap((table) =>
        table.parentElement && table.scrollWidth > table.parentElement.clientWidth ? [table.getAttribute('aria-label')] : [],
      ),
    )

test.each(locales)('the sign-in page is available in %s, without axe violations', async (lang) => {
  const { page, requests } = await openScreens(browser)
  await page.goto(`${site.contentUrl}/admin/`)
  await page.getByRole('button', { name: ownNames[lang] }).click()
  const own = wordsIn(lang)
  await page.getByRole('heading', { level: 1, name: own.signIn.title }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe(languageTags[lang])
  expect(await objections(page)).toEqual([])
  await page.getByRole('textbox', { name: own.signIn.email }).fill(email)
  await page.getByRole('textbox', { name: own.signIn.password }).fill(password)
  await page.getByRole('button', { name: own.signIn.submit, exact: true }).click()
  await page.getByRole('link', { name: own.sections.dashboard, exact: true }).waitFor()
  expect(requests.filter(({ origin }) => origin !== site.contentUrl)).toEqual([])
  await page.context().close()
})

/** A part of each screen that is visible once it is loaded. */
const screens: readonly [path: string, ready: (page: Page) => Promise<unknown>][] = [
  ['/', (page) => page.getByRole('heading', { level: 2, name: words.dashboard.latest }).waitFor()],
  ['/news', (page) => page.getByRole('table').getByRole('link').first().waitFor()],
  ['/news/1', (page) => page.locator('[data-name="body.en"]').waitFor()],
  ['/pages/122', (page) => page.getByRole('group', { name: 'Блоктар' }).waitFor()],
  ['/employees/create', (page) => page.locator('[name="name.kz"]').waitFor()],
  [
    '/handbooks/order',
    (page) =>
      page
        .getByRole('button', { name: /^Орнын ауыстыру/ })
        .first()
        .waitFor(),
  ],
  ['/deleted', (page) => page.getByRole('table').getByRole('checkbox').nth(1).waitFor()],
  ['/news/deleted', (page) => page.getByRole('table').getByRole('checkbox').nth(1).waitFor()],
  ['/news/2', (page) => page.getByText(words.trash.isDeleted).waitFor()],
  ['/applications/1/show', (page) => page.getByRole('textbox', { name: words.applications.replyText }).waitFor()],
  ['/applications', (page) => page.getByRole('heading', { level: 1, name: words.applications.title }).waitFor()],
  ['/templates', (page) => page.getByRole('heading', { level: 1, name: words.templates.title }).waitFor()],
  ['/translations', (page) => page.getByRole('table').getByRole('link').first().waitFor()],
  ['/media', (page) => page.getByRole('main').getByRole('listitem').first().waitFor()],
  ['/redirects', (page) => page.getByText(words.redirects.empty).waitFor()],
  ['/log', (page) => page.getByRole('heading', { level: 1, name: words.sections.log }).waitFor()],
  ['/users', (page) => page.getByRole('table').getByRole('link').first().waitFor()],
  ['/users/create', (page) => page.getByRole('radio').first().waitFor()],
  ['/profile', (page) => page.getByText(words.profile.thisOne).waitFor()],
]

describe('the screens', () => {
  let page: Page
  let requests: URL[]
  let complaints: string[]

  beforeAll(async () => {
    ;({ page, requests, complaints } = await openScreens(browser, { storageState: signedIn }))
    await page.goto(`${site.contentUrl}/admin/`)
    await sendAsVisitor(browser, site, { name: 'question', address: '/virtual-reception' })
    expect(await page.evaluate(async () => (await fetch('/api/v1/admin/entries/news/2', { method: 'DELETE' })).status)).toBe(200)
  })

  test.each(screens)('axe objects to nothing on %s, and nothing is wider than the window', async (path, ready) => {
    await goTo(page, path)
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 1000 })
      await ready(page)
      expect({ width, objections: await objections(page) }).toEqual({ width, objections: [] })
      expect({ width, isWider: await isWiderThanWindow(page) }).toEqual({ width, isWider: false })
      expect({ width, cutOff: await tablesWiderThanTheirFrame(page) }).toEqual({ width, cutOff: [] })
    }
  })

  test('no request went to another origin, and there are no console errors', () => {
    expect(requests.filter(({ origin }) => origin !== site.contentUrl)).toEqual([])
    expect(complaints).toEqual([])
  })
})
