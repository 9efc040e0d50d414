import { languageTags, locales } from '@narkhoz/contract/locales.ts'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { objections } from '../../tools/test/axe.ts'
import { addressIn } from '../app/i18n/address.ts'
import { kz } from '../app/i18n/kz.ts'
import { ru } from '../app/i18n/ru.ts'
import { visionChoices, visionName } from '../app/shell/low-vision.ts'
import { browserLocales } from './addresses.ts'
import { covering } from './covering.ts'
import { openTab, sharedSystem, startBrowser, widerBy } from './site.ts'

const path = '/devGallery'
const colorSchemes = ['light', 'dark'] as const

const site = sharedSystem()
const browser = await startBrowser()

const open = async (options: Parameters<typeof openTab>[1] = {}, address = path) => {
  const tab = await openTab(browser, options)
  await tab.page.goto(site.siteUrl + address)
  return tab
}

const part = (page: Page, name: string) => page.locator(`[data-block="${name}"]`).first()

/** The screen has its code when the slider that has nothing to move to has seen it. */
const isAwake = (page: Page) => expect.poll(() => part(page, 'slider').locator('[hidden]').count()).toBe(1)

/** Hydrates the screen as a visitor does: by one interaction that needs its code. */
const wake = async (page: Page) => {
  await part(page, 'kit-actions').getByRole('button').first().hover()
  await isAwake(page)
}

describe.each(browserLocales(2))('the gallery in %s', (locale) => {
  const address = addressIn(locale, path)

  test('is there for those who build the site, and for no search engine', async () => {
    const { page, requests, complaints } = await open({}, address)
    expect(await page.locator('html').getAttribute('lang')).toBe(languageTags[locale])
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(await page.locator('[data-sample]').count()).toBe(18)
    expect(await page.locator('main [lang]').count()).toBe(0)
    expect(requests.filter(({ origin }) => origin !== site.siteUrl)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('has nothing wider than a window of 320 or 390 px', async () => {
    const { page } = await open({}, address)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await widerBy(page), `${width} px`).toBeLessThanOrEqual(0)
    }
  })

  test('links in rich texts keep the language, before and after hydration', async () => {
    const { page } = await open({}, address)
    const link = part(page, 'kit-rich-text').getByRole('link')
    expect(await link.getAttribute('href')).toBe(addressIn(locale, '/education/bachelor'))
    await wake(page)
    expect(await link.getAttribute('href')).toBe(addressIn(locale, '/education/bachelor'))
  })
})

test('the gallery shows every picture', async () => {
  const { page } = await open()
  const broken = await page.locator('main img').evaluateAll(async (images) => {
    const all = images.filter((image) => image instanceof HTMLImageElement)
    for (const image of all) image.loading = 'eager'
    await Promise.allSettled(all.map((image) => image.decode()))
    return all.filter((image) => image.naturalWidth === 0).map((image) => image.src)
  })
  expect(broken).toEqual([])
})

// The gallery has every block and part, so it is checked in every colour scheme.
test.for(covering(locales, [390, 1440], [...colorSchemes, ...visionChoices.scheme]))(
  'the gallery in %s at %i px in %s: nothing that axe objects to',
  async ([locale, width, scheme]) => {
    const colorScheme = colorSchemes.find((one) => one === scheme) ?? 'light'
    const tab = await openTab(browser, { viewport: { width, height: 900 }, colorScheme })
    const { page } = tab
    if (scheme !== colorScheme) {
      const value = `scheme=${scheme}&zoom=normal&spacing=normal&pictures=on`
      await page.context().addCookies([{ name: visionName, value, url: site.siteUrl }])
    }
    await page.goto(site.siteUrl + addressIn(locale, path))
    expect(await page.locator('html').getAttribute('data-vision')).toBe(scheme === colorScheme ? null : scheme)
    expect(await objections(page)).toEqual([])
  },
)

describe.each([true, false])('with JavaScript: %s', (javaScriptEnabled) => {
  test('tabs are walked through by pointer and by arrow keys', async () => {
    const { page } = await open({ javaScriptEnabled })
    const tabs = part(page, 'kit-tabs')
    const panels = tabs.locator('[data-name]')
    const shown = () => panels.evaluateAll((all) => all.map((panel) => (panel as HTMLElement).offsetHeight > 0))
    expect(await shown()).toEqual([true, false, false])
    await tabs.locator('label').nth(2).click()
    expect(await shown()).toEqual([false, false, true])
    await tabs.getByRole('radio').nth(2).press('ArrowLeft')
    expect(await shown()).toEqual([false, true, false])
    expect(await tabs.getByRole('radio').nth(1).isChecked()).toBe(true)
  })

  test('folds open one at a time, by key', async () => {
    const { page } = await open({ javaScriptEnabled })
    const folds = part(page, 'list-questions').getByRole('group')
    const isOpen = () => folds.evaluateAll((all) => all.map((fold) => fold.hasAttribute('open')))
    await folds.nth(0).locator('summary').press('Enter')
    expect(await isOpen()).toEqual([true, false, false])
    await folds.nth(1).locator('summary').press('Space')
    expect(await isOpen()).toEqual([false, true, false])
  })

  test('a carousel scrolls by key and never by itself', async () => {
    const { page } = await open({ javaScriptEnabled, reducedMotion: 'reduce' })
    const list = part(page, 'list-people-slider').locator('[tabindex="0"]')
    const left = () => list.evaluate((element) => element.scrollLeft)
    expect(await left()).toBe(0)
    await list.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(left).toBeGreaterThan(0)
  })

  test('a dialog has an address, and closing it leads back', async () => {
    const { page } = await open({ javaScriptEnabled })
    const dialog = page.locator('dialog#modal-sample')
    await part(page, 'kit-dialog').locator('[data-opens]').click()
    await dialog.waitFor({ state: 'visible' })
    await expect.poll(() => new URL(page.url()).search).toBe('?modal=sample')
    await dialog.getByRole('link', { name: kz.kit.close }).click()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => page.url()).toBe(site.siteUrl + path)
  })

  test('a dialog is open at its address', async () => {
    const { page } = await open({ javaScriptEnabled }, `/ru${path}?modal=sample`)
    const dialog = page.locator('dialog#modal-sample')
    expect(await dialog.isVisible()).toBe(true)
    await dialog.getByRole('link', { name: ru.kit.close }).click()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => page.url()).toBe(`${site.siteUrl}/ru${path}`)
  })

  test('pages of a list are links, and the current one says so', async () => {
    const { page } = await open({ javaScriptEnabled }, `${path}?page=6`)
    const pages = part(page, 'kit-choice').getByRole('navigation')
    expect(await pages.locator('[aria-current]').textContent()).toBe('6')
    expect((await pages.getByRole('link').allTextContents()).join(' ')).toBe(`${kz.kit.previous} 1 5 6 7 12 ${kz.kit.next}`)
    await pages.getByRole('link', { name: kz.kit.next }).click()
    await page.waitForURL(`${site.siteUrl}${path}?page=7`)
    await expect.poll(() => pages.locator('[aria-current]').textContent()).toBe('7')
    await pages.getByRole('link', { name: kz.kit.page(1), exact: true }).click()
    await page.waitForURL(site.siteUrl + path)
  })
})

test('the buttons of a slider move it, say where it ends, and are not there without a script', async () => {
  const { page } = await open({ reducedMotion: 'reduce' })
  const slider = part(page, 'list-people-slider')
  const list = slider.locator('[tabindex="0"]')
  const [back, forward] = [slider.getByRole('button', { name: kz.kit.back }), slider.getByRole('button', { name: kz.kit.forward })]
  await wake(page)
  expect(await back.getAttribute('aria-disabled')).toBe('true')
  await forward.click()
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(300)
  await expect.poll(() => back.getAttribute('aria-disabled')).toBe('false')
  await list.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
  await expect.poll(() => forward.getAttribute('aria-disabled')).toBe('true')
  const still = await open({ javaScriptEnabled: false })
  expect(await part(still.page, 'list-people-slider').getByRole('button').count()).toBe(0)
})

// Not every browser focuses a clicked link.
test.each(['focused', 'clicked'])('a dialog takes the focus, keeps it, and returns it to the link that was %s', async (how) => {
  const { page, complaints } = await open()
  await wake(page)
  const opener = part(page, 'kit-dialog').locator('[data-opens]')
  const inside = () => page.evaluate("Boolean(document.activeElement?.closest('dialog'))")
  if (how === 'focused') {
    await opener.focus()
    await page.keyboard.press('Enter')
  } else await opener.evaluate((link: HTMLElement) => link.click())
  await expect.poll(inside).toBe(true)
  expect(await page.evaluate("document.querySelector('dialog').matches(':modal')")).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(complaints).toEqual([])
})

test('a dialog opened by its address leads to what would have opened it', async () => {
  const { page } = await open({}, `${path}?modal=sample`)
  await page.locator('dialog select').focus()
  await isAwake(page)
  await expect.poll(() => page.evaluate("document.querySelector('dialog').matches(':modal')")).toBe(true)
  expect(await page.evaluate('document.activeElement?.tagName')).toBe('SELECT')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.url()).toBe(site.siteUrl + path)
  await expect.poll(() => page.evaluate("document.activeElement?.getAttribute('data-opens')")).toBe('sample')
})

test('a dialog is closed by a press that the code of its screen arrives under', async () => {
  const { page } = await open({}, `${path}?modal=sample`)
  const pressed = Promise.withResolvers<void>()
  // A tab with held requests may not close.
  onTestFinished(() => pressed.resolve())
  await page.route(/\/gallery-[^/]*\.js$/, async (route) => {
    await pressed.promise
    await route.continue()
  })
  const dialog = page.locator('dialog#modal-sample')
  await dialog.getByRole('link', { name: kz.kit.close }).hover()
  await page.mouse.down()
  pressed.resolve()
  await isAwake(page)
  await page.mouse.up()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => page.url()).toBe(site.siteUrl + path)
})

test('a dialog closed before hydration stays closed, and its URL follows', async () => {
  const { page } = await open({}, `${path}?modal=sample`)
  const isOpen = () => page.locator('dialog#modal-sample').isVisible()
  await page.keyboard.press('Escape')
  await expect.poll(isOpen).toBe(false)
  await wake(page)
  await expect.poll(() => page.url()).toBe(site.siteUrl + path)
  expect(await isOpen()).toBe(false)
})

describe('a film', () => {
  const film = 'https://www.youtube.com/watch?v=M7lc1UVf-VE'

  test('is a plain link without a script', async () => {
    const { page, requests } = await open({ javaScriptEnabled: false })
    const link = part(page, 'list-stories').getByRole('link', { name: kz.kit.watch }).first()
    expect(await link.getAttribute('href')).toBe(film)
    expect(requests.filter(({ origin }) => origin !== site.siteUrl)).toEqual([])
  })

  test('contacts no third party before play, and then only a frame without cookies', async () => {
    const { page, requests } = await open()
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>film</p>' }))
    const link = part(page, 'list-stories').getByRole('link', { name: kz.kit.watch }).first()
    await wake(page)
    await link.hover()
    await link.focus()
    expect(requests.filter(({ origin }) => origin !== site.siteUrl)).toEqual([])
    await page.keyboard.press('Enter')
    const frame = part(page, 'list-stories').locator('iframe')
    await frame.waitFor()
    expect(await frame.getAttribute('title')).not.toBe('')
    expect(await page.evaluate('document.activeElement?.tagName')).toBe('IFRAME')
    const foreign = requests.filter(({ origin }) => origin !== site.siteUrl)
    expect(new Set(foreign.map(({ origin }) => origin))).toEqual(new Set(['https://www.youtube-nocookie.com']))
    expect(page.url()).toBe(site.siteUrl + path)
  })

  test('from the site’s own files plays in place', async () => {
    const { page } = await open()
    await wake(page)
    await part(page, 'video').getByRole('link', { name: kz.kit.watch }).click()
    expect(await part(page, 'video').locator('video').getAttribute('src')).toMatch(/\/film-[\w-]+\.mp4$/)
  })
})
