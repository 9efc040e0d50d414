import { brotliCompressSync } from 'node:zlib'
import { constants } from '@narkhoz/contract/constants.ts'
import { fixedIds } from '@narkhoz/contract/fixed-ids.ts'
import { languageTags } from '@narkhoz/contract/locales.ts'
import type { Browser, Page, Route } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { educationWords } from '../app/i18n/.server/education.ts'
import { newsCatalogWords } from '../app/i18n/.server/news.ts'
import { addressIn, languageNames } from '../app/i18n/address.ts'
import { en } from '../app/i18n/en.ts'
import { kz } from '../app/i18n/kz.ts'
import { ru } from '../app/i18n/ru.ts'
import { browserLocales } from './addresses.ts'
import { openTab, sharedSystem, startBrowser } from './site.ts'

const dictionaries = { kz, ru, en }

/** A page of text, a link in its text, and where that leads. */
const textPage = '/information-for-foreign-teachers'
const linked = '/center/languages'

const scripts = `**${constants.assets}*.js`
const entry = `**${constants.assets}entry.client-*.js`

const site = sharedSystem()
const browser = await startBrowser()

/** React has hydrated a part of the page: its elements carry props. */
const isTakenOver = (page: Page, part: 'header' | 'main') =>
  page.evaluate(`Object.keys(document.querySelector('${part}')).some((key) => key.startsWith('__reactProps'))`)

const isAwake = (page: Page) => isTakenOver(page, 'header')

const untilAwake = (page: Page) => expect.poll(() => isAwake(page)).toBe(true)

/** Presses a neutral key; repeatedly, because a page that has just been opened may miss it. */
const wake = (page: Page) =>
  expect
    .poll(async () => {
      await page.keyboard.press('Shift')
      return isAwake(page)
    })
    .toBe(true)

const openAwake = async (path: string, ...options: Parameters<typeof openTab> extends [Browser, ...infer Rest] ? Rest : never) => {
  const tab = await openTab(browser, ...options)
  await tab.page.goto(site.siteUrl + path, { waitUntil: 'networkidle' })
  await wake(tab.page)
  await mark(tab.page)
  return tab
}

/** A full page load makes a new window, and the mark is gone. */
const mark = (page: Page) => page.evaluate('window.mark = true')
const isSameDocument = (page: Page) => page.evaluate('window.mark === true')

const at = (path: string) => site.siteUrl + path
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
/** The heading, and what explains it if it is another one. */
const shown = async (page: Page) => ({
  heading: await heading(page).textContent(),
  ...(await page.evaluate<object>(`(({ state: { location, navigation, errors } }) => ({
    at: location.pathname,
    navigation: navigation.state,
    errors: Object.entries(errors ?? {}).map(String),
    online: navigator.onLine,
    asleep: !Object.keys(document.querySelector('main')).some((key) => key.startsWith('__reactProps')),
  }))(window.__reactRouterDataRouter)`)),
})
const announcement = (page: Page) => page.locator('[role=status]').first().textContent()
const focused = (page: Page) => page.evaluate('document.activeElement.localName')
const textLink = (page: Page, to = linked) => page.locator(`main p a[href$="${to}"]`).first()

/** Holds requests back until they are let go, with the end of the test at the latest: a tab with held requests may not close. */
const hold = async (page: Page, pattern: string) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  onTestFinished(() => resolve())
  let held = 0
  await page.route(pattern, async (route: Route) => {
    held += 1
    await promise
    await route.continue()
  })
  return { letGo: resolve, count: () => held }
}

describe.each(browserLocales(1))('in %s', (locale) => {
  const words = dictionaries[locale]

  test.each([
    ['the home page', '/'],
    ['a page of text', textPage],
    ['no page', '/no-such-page'],
  ])('%s loads no script, little of it is inline, and hydration finds no mismatch', async (_, path) => {
    const { page, requests, complaints } = await openTab(browser)
    await page.goto(at(addressIn(locale, path)), { waitUntil: 'networkidle' })
    expect(requests.filter(({ pathname }) => pathname.endsWith('.js'))).toEqual([])
    const inline = await page
      .locator('script:not([src]):not([type="application/ld+json"])')
      .evaluateAll((all) => all.reduce((sum, { textContent }) => sum + (textContent?.length ?? 0), 0))
    expect(inline).toBeGreaterThan(0)
    expect(inline).toBeLessThanOrEqual(2000)
    await wake(page)
    expect(complaints.filter((line) => !line.includes('status of 404'))).toEqual([])
  })

  test('the application navigates in place: title announced, focus on the heading, language kept', async () => {
    const { page, requests, complaints } = await openAwake(addressIn(locale, textPage))
    const before = await page.title()
    await textLink(page).click()
    await page.waitForURL(at(addressIn(locale, linked)))
    await expect.poll(() => page.title()).not.toBe(before)
    await expect.poll(() => announcement(page)).toBe(await page.title())
    expect(await focused(page)).toBe('h1')
    expect(await page.evaluate('scrollY')).toBe(0)
    expect(await page.locator('html').getAttribute('lang')).toBe(languageTags[locale])
    expect(await isSameDocument(page)).toBe(true)
    expect(requests.filter(({ origin }) => origin !== site.siteUrl)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('a slow page shows progress', async () => {
    const { page } = await openAwake(addressIn(locale, textPage))
    const data = await hold(page, `**${linked}.data*`)
    await textLink(page).click()
    await page.getByRole('progressbar', { name: words.navigation.loading }).waitFor()
    expect(await page.getByRole('main').getAttribute('aria-busy')).toBe('true')
    data.letGo()
    await page.waitForURL(at(addressIn(locale, linked)))
    await page.getByRole('progressbar').waitFor({ state: 'detached' })
    expect(await page.getByRole('main').getAttribute('aria-busy')).toBeNull()
  })
})

describe('the first sign of intent', () => {
  test('brings the home page no more than 112 kB', async () => {
    const { page } = await openTab(browser)
    await page.goto(at('/'), { waitUntil: 'networkidle' })
    const bodies: Promise<Buffer>[] = []
    page.on('response', (response) => void (response.url().endsWith('.js') && bodies.push(response.body())))
    await page.getByRole('main').getByRole('link').first().hover()
    await untilAwake(page)
    await page.waitForLoadState('networkidle')
    const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(112_000)
  })

  test.each<[string, (page: Page) => Promise<unknown>]>([
    ['a pointer over a link', (page) => page.getByRole('main').getByRole('link').first().hover()],
    ['a key', wake],
    ['focus', (page) => page.getByRole('main').getByRole('link').first().focus()],
  ])('is %s', async (_, act) => {
    const { page } = await openTab(browser)
    await page.goto(at(textPage))
    await act(page)
    await untilAwake(page)
  })

  test('is a touch', async () => {
    const { page } = await openTab(browser, { hasTouch: true, viewport: { width: 390, height: 800 } })
    await page.goto(at(textPage))
    await heading(page).tap()
    await untilAwake(page)
  })

  test('is not a pointer over plain text, and is not heeded where data are saved', async () => {
    const { page, requests } = await openTab(browser)
    await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: location.search !== '' } })")
    await page.goto(at(textPage))
    await heading(page).hover()
    await page.goto(at(`${textPage}?frugal`))
    await page.getByRole('main').getByRole('link').first().hover()
    await page.keyboard.press('Shift')
    await page.goto(at(linked), { waitUntil: 'networkidle' })
    expect(requests.filter(({ pathname }) => pathname.endsWith('.js'))).toEqual([])
  })
})

describe('a browser that is too old for the application', () => {
  const withoutPopovers = `delete HTMLElement.prototype.popover
    addEventListener('click', (event) => event.target.closest('[popovertarget]') && event.preventDefault(), true)`
  const old = `delete Promise.withResolvers
    ${withoutPopovers}`

  const openOld = async (path: string, without = old) => {
    const tab = await openTab(browser, { viewport: { width: 390, height: 844 } })
    await tab.page.addInitScript(without)
    await tab.page.goto(at(path), { waitUntil: 'networkidle' })
    return tab
  }

  test('gets none of it, and opens the menu, its sections and the other panels one at a time', async () => {
    const { page, requests, complaints } = await openOld('/')
    const menu = page.getByRole('navigation', { name: kz.menu.label })
    expect(await menu.isVisible()).toBe(false)
    await page.getByRole('button', { name: kz.menu.open, exact: true }).click()
    await menu.waitFor()
    await menu.locator('summary').first().click()
    await menu.locator('details').first().getByRole('link').first().waitFor()
    await page.getByRole('button', { name: kz.menu.close }).locator('visible=true').click()
    await menu.waitFor({ state: 'hidden' })
    await page.locator('[data-low-vision]').click()
    await page.getByRole('radio').first().waitFor()
    await page.getByRole('banner').click({ position: { x: 2, y: 2 } })
    await page.getByRole('radio').first().waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: kz.menu.open, exact: true }).click()
    await page.getByRole('banner').getByRole('link', { name: languageNames.ru.full }).click()
    await page.waitForURL(at('/ru'))
    expect(requests.filter(({ pathname }) => pathname.endsWith('.js'))).toEqual([])
    expect(complaints).toEqual([])
  })

  test.each([
    ['popovers, as Firefox 121 to 124', withoutPopovers],
    ['Promise.withResolvers', 'delete Promise.withResolvers'],
  ])('gets none of it also where it lacks only %s', async (_, without) => {
    const { page, requests } = await openOld('/ru', without)
    await page.getByRole('main').getByRole('link').first().hover()
    await page.keyboard.press('Shift')
    await page.goto(at(linked), { waitUntil: 'networkidle' })
    expect(requests.filter(({ pathname }) => pathname.endsWith('.js'))).toEqual([])
  })

  test('submits its input natively', async () => {
    const { page } = await openOld('/contacts')
    await mark(page)
    const form = page.locator('form[data-form=consultation]')
    await form.locator('[name=fio]').fill('Айгерім')
    await form.locator('[type=submit], button:not([type=button])').first().click()
    await expect.poll(() => isSameDocument(page)).toBe(false)
    expect(await form.locator('[name=fio]').inputValue()).toBe('Айгерім')
    expect(await form.locator('[aria-invalid]').count()).toBeGreaterThan(0)
  })
})

describe('before hydration', () => {
  test('a link loads its page in full', async () => {
    const { page } = await openTab(browser)
    const files = await hold(page, scripts)
    await page.goto(at(textPage))
    await mark(page)
    await textLink(page).hover()
    await expect.poll(files.count).toBeGreaterThan(0)
    await textLink(page).click()
    await page.waitForURL(at(linked))
    expect(await isSameDocument(page)).toBe(false)
  })

  test('an open element stays open', async () => {
    const { page, complaints } = await openTab(browser, { viewport: { width: 390, height: 900 } })
    const files = await hold(page, scripts)
    await page.goto(at('/'))
    await page.getByRole('button', { name: kz.menu.open, exact: true }).click()
    const menu = page.getByRole('navigation', { name: kz.menu.label })
    await menu.waitFor()
    const branch = menu.locator('details').first()
    await branch.locator('summary').click()
    files.letGo()
    await untilAwake(page)
    expect(await menu.isVisible()).toBe(true)
    expect(await branch.evaluate((details) => details.hasAttribute('open'))).toBe(true)
    expect(complaints).toEqual([])
  })

  test('input stays', async () => {
    const { page, complaints } = await openTab(browser)
    const files = await hold(page, scripts)
    await page.goto(at('/'))
    await page.getByRole('button', { name: kz.search.open }).first().click()
    const input = page.getByLabel(kz.search.label).locator('visible=true').first()
    await input.fill('магистратура')
    files.letGo()
    await untilAwake(page)
    expect(await input.isVisible()).toBe(true)
    expect(await input.inputValue()).toBe('магистратура')
    expect(complaints).toEqual([])
  })

  test('a form is sent by the browser', async () => {
    const { page } = await openTab(browser)
    await page.route(entry, (route) => route.abort())
    await page.goto(at('/'))
    await mark(page)
    await page.getByRole('button', { name: kz.search.open }).first().click()
    await page.getByLabel(kz.search.label).locator('visible=true').first().fill('грант')
    await page.keyboard.press('Enter')
    await page.waitForURL(at('/search?query=*'))
    expect(new URL(page.url()).searchParams.get('query')).toBe('грант')
    expect(await isSameDocument(page)).toBe(false)
  })

  test('without its entry script the page works on, and a later sign tries again', async () => {
    const { page, requests } = await openTab(browser)
    await page.route(entry, (route) => route.abort())
    await page.goto(at(textPage))
    await page.keyboard.press('Shift')
    await expect.poll(() => requests.some(({ pathname }) => pathname.includes('entry.client'))).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(await isAwake(page)).toBe(false)
    await page.unroute(entry)
    await wake(page)
    await mark(page)
    await textLink(page).click()
    await page.waitForURL(at(linked))
    expect(await isSameDocument(page)).toBe(true)
  })

  test.each(['vendor', 'frame'])('without the file "%s" links are the browser’s', async (name) => {
    const { page } = await openTab(browser)
    await page.route(`**${constants.assets}${name}-*.js`, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await page.goto(at(textPage))
    await mark(page)
    await textLink(page).hover()
    await page.waitForLoadState('networkidle')
    await textLink(page).click()
    await page.waitForURL(at(linked))
    expect(await isSameDocument(page)).toBe(false)
  })

  test('after a reload the way back leads to the page and not only to its address', async () => {
    const { page } = await openAwake(textPage)
    const title = await page.title()
    await textLink(page).click()
    await page.waitForURL(at(linked))
    await page.reload()
    expect(await isAwake(page)).toBe(false)
    await page.goBack()
    await expect.poll(() => page.title()).toBe(title)
    expect(page.url()).toBe(at(textPage))
  })
})

describe('a link', () => {
  test('fetches screen and data when it is about to be followed', async () => {
    const { page, requests } = await openAwake('/')
    const before = requests.length
    await page.mouse.move(1, 1)
    await page.getByRole('main').getByRole('link', { name: kz.news.all }).hover()
    const fetched = () => requests.slice(before).map(({ pathname }) => pathname)
    await expect.poll(fetched).toContain('/news.data')
    await expect.poll(() => fetched().some((path) => path.endsWith('.js'))).toBe(true)
  })

  test('in an editor’s text fetches likewise', async () => {
    const { page, requests } = await openAwake(textPage)
    await page.mouse.move(1, 1)
    await textLink(page).hover()
    await expect.poll(() => requests.map(({ pathname }) => pathname)).toContain(`${linked}.data`)
  })

  test('that fails to load has no effect', async () => {
    const { page, complaints } = await openAwake('/')
    await page.route(scripts, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await page.mouse.move(1, 1)
    await page.getByRole('main').getByRole('link', { name: kz.news.all }).hover()
    await expect.poll(() => complaints.some((line) => line.includes('dynamically imported'))).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(await isSameDocument(page)).toBe(true)
    await page.unroute(scripts)
    await page.getByRole('main').getByRole('link', { name: kz.news.all }).click()
    await page.waitForURL(at('/news'))
    expect(await isSameDocument(page)).toBe(true)
  })

  test.each(['rests', 'is awake'])('to a place on the page moves there, also for the keyboard, while the screen %s', async (state) => {
    const { page } = await openAwake(textPage)
    if (state === 'is awake') {
      await textLink(page).click()
      await page.waitForURL(at(linked))
      await expect.poll(() => isTakenOver(page, 'main')).toBe(true)
    }
    await page.getByRole('link', { name: kz.skip }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/#main$/)
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate("document.querySelector('main').contains(document.activeElement)")).toBe(true)
    await page.goBack()
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('with a modifier opens another tab, and this one stays', async () => {
    const { page } = await openAwake(textPage)
    const opened = page.context().waitForEvent('page')
    await textLink(page).click({ modifiers: ['ControlOrMeta'] })
    const other = await opened
    await other.waitForURL(at(linked))
    expect(page.url()).toBe(at(textPage))
  })

  test('to another language loads its page in full', async () => {
    const { page } = await openAwake(textPage)
    await page.getByRole('banner').getByRole('link', { name: languageNames.ru.full }).locator('visible=true').first().click()
    await page.waitForURL(at(`/ru${textPage}`))
    expect(await isSameDocument(page)).toBe(false)
    expect(await page.locator('html').getAttribute('lang')).toBe('ru')
  })
})

test('who goes back before the next page is shown is on the page they left, and not only at its address', async () => {
  const { page } = await openAwake('/')
  await page.evaluate(`window.__reactRouterDataRouter.subscribe(({ location }) => {
    if (location.pathname !== '/news' || window.turned) return
    window.turned = true
    history.back()
  })`)
  await page.getByRole('main').getByRole('link', { name: kz.news.all }).click()
  await expect.poll(() => page.evaluate('window.turned')).toBe(true)
  await expect.poll(() => page.evaluate('window.__reactRouterDataRouter.state.location.pathname')).toBe('/')
  expect(page.url()).toBe(at('/'))
  await page.getByRole('heading', { level: 2, name: kz.schools.title }).waitFor()
})

test('the way back and forth finds the places where the visitor was', async () => {
  const { page } = await openAwake('/')
  const more = page.getByRole('main').getByRole('link', { name: kz.news.all })
  await more.scrollIntoViewIfNeeded()
  const left = await page.evaluate<number>('Math.round(scrollY)')
  expect(left).toBeGreaterThan(500)
  await more.click()
  await page.waitForURL(at('/news'))
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  await page.goBack()
  await page.waitForURL(at('/'))
  await expect.poll(() => page.evaluate('Math.round(scrollY)')).toBe(left)
  await page.goForward()
  await page.waitForURL(at('/news'))
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  expect(await isSameDocument(page)).toBe(true)
})

describe('when the next page cannot be had', () => {
  const follow = (page: Page) => page.getByRole('main').getByRole('link', { name: kz.news.all }).click()

  const isLoadedWhole = async (page: Page) => {
    await page.waitForURL(at('/news'))
    await expect.poll(() => isSameDocument(page)).toBe(false)
    await heading(page).waitFor()
  }

  test('because its file is gone, the target is loaded in full', async () => {
    const { page, requests } = await openAwake('/')
    await page.route(scripts, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await follow(page)
    await isLoadedWhole(page)
    expect(requests.filter(({ pathname }) => pathname === '/news')).toHaveLength(1)
  })

  test('because its file never comes, the target is loaded in full after the timeout', async () => {
    const { page } = await openTab(browser)
    await page.clock.install()
    await page.goto(at('/'))
    await wake(page)
    await mark(page)
    const files = await hold(page, scripts)
    // From here on time passes only as the test says, however long a busy machine takes.
    await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 3_600_000)
    await follow(page)
    await expect.poll(files.count).toBeGreaterThan(0)
    await page.getByRole('progressbar').waitFor({ state: 'attached' })
    await page.clock.fastForward(constants.chunkTimeout - 1000)
    expect(await isSameDocument(page)).toBe(true)
    await page.clock.fastForward(2000)
    await isLoadedWhole(page)
  })

  test('because the site was deployed in the meantime, the target is loaded in full', async () => {
    const { page } = await openAwake('/')
    const version = await page.evaluate<string>('window.__reactRouterManifest.version')
    let changed = ''
    await page.route('**/news.data*', async (route) => {
      const response = await route.fetch()
      changed = await response.text()
      await route.fulfill({ response, body: changed.replaceAll(version, 'f00dcafe') })
    })
    await follow(page)
    await isLoadedWhole(page)
    expect(changed).toContain(version)
  })

  test('because the server is unavailable, the error screen is shown instead', async () => {
    const { page } = await openAwake('/')
    await page.route('**/news.data*', (route) => route.fulfill({ status: 503, body: 'Unavailable' }))
    await follow(page)
    await expect.poll(() => heading(page).textContent()).toBe(kz.unavailable.title)
    expect(page.url()).toBe(at('/news'))
    expect(await isSameDocument(page)).toBe(true)
    expect(await focused(page)).toBe('h1')
    expect(await announcement(page)).toBe(await page.title())
  })

  test('offline, the error screen is shown instead and a retry finds the page', async () => {
    const { page } = await openAwake('/')
    await page.context().setOffline(true)
    await follow(page)
    await expect.poll(() => shown(page)).toMatchObject({ heading: kz.offline.title })
    expect(await isSameDocument(page)).toBe(true)
    await page.context().setOffline(false)
    await page.getByRole('link', { name: kz.unavailable.again }).click()
    await expect.poll(() => heading(page).textContent()).not.toBe(kz.offline.title)
    expect(page.url()).toBe(at('/news'))
  })

  test('because there was no network, links find their way once there is one', async () => {
    const { page } = await openAwake('/')
    await page.context().setOffline(true)
    await follow(page)
    await expect.poll(() => shown(page)).toMatchObject({ heading: kz.offline.title })
    await page.context().setOffline(false)
    await page.getByRole('banner').locator('a[href="/"]:visible').first().click()
    await page.waitForURL(at('/'))
    await expect.poll(() => isSameDocument(page)).toBe(false)
    expect(await heading(page).textContent()).not.toBe(kz.offline.title)
  })

  test('because there was no network, a search finds its way once there is one', async () => {
    const { page } = await openAwake('/')
    const search = async () => {
      await page.locator('input[name=query]:visible').first().fill('банк')
      await page.keyboard.press('Enter')
      await page.waitForURL(at(`/search?${new URLSearchParams({ query: 'банк' })}`))
    }
    await page.getByRole('button', { name: kz.search.open }).first().click()
    await page.context().setOffline(true)
    await search()
    await expect.poll(() => shown(page)).toMatchObject({ heading: kz.offline.title })
    await page.context().setOffline(false)
    await search()
    await expect.poll(() => isSameDocument(page)).toBe(false)
    await expect.poll(() => heading(page).textContent()).not.toBe(kz.offline.title)
  })

  test('offline, the page itself cannot be reloaded either', async () => {
    const { page } = await openAwake('/news')
    await page.context().setOffline(true)
    await page.evaluate('document.querySelector(\'header a[href="/news"]\').click()')
    await expect.poll(() => shown(page)).toMatchObject({ heading: kz.offline.title })
    expect(await isSameDocument(page)).toBe(true)
  })
})

describe('the first screen', () => {
  const screen = /\/dist\/home-[^/]*\.js$/
  const field = (page: Page) => page.getByRole('main').getByRole('textbox').first()

  test('is dormant until something in it needs its code, and keeps input', async () => {
    const { page, requests, complaints } = await openAwake('/')
    await page.waitForLoadState('networkidle')
    expect(requests.filter(({ pathname }) => screen.test(pathname))).toEqual([])
    expect(await isTakenOver(page, 'main')).toBe(false)
    await field(page).fill('Айгерім')
    await expect.poll(() => isTakenOver(page, 'main')).toBe(true)
    expect(await field(page).inputValue()).toBe('Айгерім')
    expect(await isSameDocument(page)).toBe(true)
    expect(complaints).toEqual([])
  })

  test('loses no click: an early click is handled after hydration', async () => {
    const { page } = await openAwake('/')
    const code = await hold(page, scripts)
    const slider = page.locator('main [role=group][tabindex]').first()
    const forward = page.getByRole('main').getByRole('button', { name: kz.kit.forward }).first()
    await forward.click()
    await expect.poll(code.count).toBeGreaterThan(0)
    expect(await slider.evaluate((element) => element.scrollLeft)).toBe(0)
    code.letGo()
    await expect.poll(() => slider.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  })

  test('stays dormant when its code fails to load, and is hydrated at a later sign', async () => {
    const { page, requests } = await openAwake('/')
    await page.route(screen, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await field(page).fill('Айгерім')
    await expect.poll(() => requests.some(({ pathname }) => screen.test(pathname))).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(await isTakenOver(page, 'main')).toBe(false)
    await page.unroute(screen)
    await field(page).blur()
    await field(page).focus()
    await expect.poll(() => isTakenOver(page, 'main')).toBe(true)
    expect(await field(page).inputValue()).toBe('Айгерім')
  })

  test('stays until the next one is loaded, and is complete again after going back', async () => {
    const { page, requests, complaints } = await openAwake('/')
    const title = await page.title()
    await page.evaluate(`window.gaps = 0; (function look() {
      if (!document.querySelector('main h1')) window.gaps += 1
      requestAnimationFrame(look)
    })()`)
    await page.getByRole('main').getByRole('link', { name: kz.news.all }).click()
    await page.waitForURL(at('/news'))
    await expect.poll(() => page.title()).not.toBe(title)
    expect(requests.filter(({ pathname }) => screen.test(pathname))).toEqual([])
    await page.goBack()
    await expect.poll(() => page.title()).toBe(title)
    expect(await page.evaluate('window.gaps')).toBe(0)
    expect(await isTakenOver(page, 'main')).toBe(true)
    expect(await page.locator('[data-block=schools] article').count()).toBe(5)
    expect(await isSameDocument(page)).toBe(true)
    expect(complaints).toEqual([])
  })

  test.each([textPage, '/'])('%s leaves nothing of its head to the next one', async (path) => {
    const { page } = await openAwake(path)
    const head = () =>
      page
        .locator('title, meta, link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]')
        .evaluateAll((all) => all.map((element) => element.outerHTML).sort())
    const to = path === '/' ? '/news' : linked
    await page.getByRole('main').locator(`a[href="${to}"]`).first().click()
    await page.waitForURL(at(to))
    await expect.poll(() => announcement(page)).not.toBe('')
    const inPlace = await head()
    await page.reload()
    expect(inPlace).toEqual(await head())
  })
})

test.each([
  ['no-preference', true],
  ['reduce', false],
] as const)('one full page fades into the next (motion: %s: %s)', async (reducedMotion, isFading) => {
  const { page } = await openTab(browser, { reducedMotion })
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => document.documentElement.setAttribute('data-fades', String(Boolean(event.viewTransition)))),
  )
  const fades = async () => {
    await page.goto(at('/'))
    await page.evaluate((to) => location.assign(to), at(textPage))
    await page.waitForURL(at(textPage))
    return page.locator('html').getAttribute('data-fades')
  }
  // A busy browser skips the transition, so it gets another chance to fade, and none not to.
  if (isFading) await expect.poll(fades).toBe('true')
  else expect(await fades()).toBe('false')
})

/** A page that was gone to in place: its screen does not rest, so the places on it are the application's and not the browser's. */
const openAwakeWhole = async () => {
  const tab = await openAwake(textPage)
  await textLink(tab.page).click()
  await tab.page.waitForURL(at(linked))
  await expect.poll(() => isTakenOver(tab.page, 'main')).toBe(true)
  return tab
}

/** Waits for a navigation in place: the router gives each a new key. */
const arrival = async (page: Page, cause: () => Promise<unknown>) => {
  const key = () => page.evaluate<string | undefined>('history.state?.key')
  const before = await key()
  await cause()
  await expect.poll(key).not.toBe(before)
}

test('a link that only removes a filter keeps the scroll position', async () => {
  const { page } = await openAwake('/news-catalog?year=2026', { viewport: { width: 390, height: 500 } })
  const clear = page.getByRole('main').getByRole('link', { name: newsCatalogWords.kz.clear })
  await clear.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const left = await page.evaluate<number>('Math.round(scrollY)')
  expect(left).toBeGreaterThan(100)
  await clear.click()
  await clear.waitFor({ state: 'detached' })
  expect(page.url()).toBe(at('/news-catalog'))
  expect(await page.evaluate('Math.round(scrollY)')).toBe(left)
  expect(await isSameDocument(page)).toBe(true)
})

test('a filter removed by its own link keeps the scroll position, and the focus is nearby', async () => {
  const { page } = await openAwake(`/education/bachelor?school=${fixedIds.schools['business-school']}`, {
    viewport: { width: 390, height: 500 },
  })
  const chosen = page.getByRole('list', { name: educationWords.kz.finder.chosen }).getByRole('link')
  await chosen.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const left = await page.evaluate<number>('Math.round(scrollY)')
  await chosen.focus()
  await page.keyboard.press('Enter')
  await chosen.waitFor({ state: 'detached' })
  expect(page.url()).toBe(at('/education/bachelor'))
  await expect.poll(() => page.evaluate('document.activeElement.closest("section")?.id')).toBe('programs')
  expect(await page.evaluate('Math.round(scrollY)')).toBe(left)
})

test('a choice made before the application has come is followed when it has', async () => {
  const { page } = await openTab(browser)
  await page.goto(at('/education/bachelor'))
  const code = await hold(page, '**/dist/*.js')
  const school = page.locator('main select[name=school]')
  await school.focus()
  await school.selectOption(String(fixedIds.schools['business-school']))
  await expect.poll(code.count).toBeGreaterThan(0)
  expect(page.url()).toBe(at('/education/bachelor'))
  code.letGo()
  await page.waitForURL(at(`/education/bachelor?school=${fixedIds.schools['business-school']}`))
  await page.getByRole('list', { name: educationWords.kz.finder.chosen }).waitFor()
})

test('the second of two clicks on a link leaves the page that has come', async () => {
  const { page } = await openAwake('/')
  await page.getByRole('main').getByRole('link', { name: kz.news.all }).click()
  await page.waitForURL(at('/news'))
  await arrival(page, () =>
    page.evaluate(`document.querySelector('header a[href="/news"]')
      .dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true }))`),
  )
  expect(await isSameDocument(page)).toBe(true)
})

test('a malformed fragment causes no failure', async () => {
  const { page, complaints } = await openAwakeWhole()
  const title = await heading(page).textContent()
  await page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<a href=\"#50%\">x</a>')")
  const link = page.getByRole('main').getByRole('link', { name: 'x', exact: true })
  await arrival(page, () => link.click())
  // Where the named place is not found, reading goes on at the heading.
  await expect.poll(() => focused(page)).toBe('h1')
  expect(await heading(page).textContent()).toBe(title)
  // Undecoded it may be an id all the same.
  await page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<h6 id=\"50%\">y</h6>')")
  await arrival(page, () => link.click())
  await expect.poll(() => focused(page)).toBe('h6')
  expect(await isSameDocument(page)).toBe(true)
  expect(complaints).toEqual([])
})

test('a place that is gone to twice is one step of the history', async () => {
  const { page } = await openAwakeWhole()
  const before = await page.evaluate<number>('history.length')
  const goTo = () =>
    arrival(page, () =>
      page.evaluate("document.body.insertAdjacentHTML('beforeend', '<a href=\"#main\">x</a>'), document.body.lastChild.click()"),
    )
  await goTo()
  await goTo()
  expect(await page.evaluate('history.length')).toBe(before + 1)
})
