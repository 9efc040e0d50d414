import { consultation } from '@narkhoz/contract/forms/consultation.ts'
import { languageTags, locales } from '@narkhoz/contract/locales.ts'
import { accessibilityPath } from '@narkhoz/contract/pages/accessibility.ts'
import { error as errorPage } from '@narkhoz/contract/pages/error.ts'
import { allAddresses } from '@narkhoz/contract/pages/registry.ts'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { objections } from '../../tools/test/axe.ts'
import { siteMapWords } from '../app/i18n/.server/site-map.ts'
import { addressIn, languageNames } from '../app/i18n/address.ts'
import { en } from '../app/i18n/en.ts'
import { kz } from '../app/i18n/kz.ts'
import { ru } from '../app/i18n/ru.ts'
import { visionChoices } from '../app/shell/low-vision.ts'
import { browserLocales } from './addresses.ts'
import { openTab, sharedSystem, startBrowser, startSiteWithoutContent, widerBy } from './site.ts'

const dictionaries = { kz, ru, en }

const site = sharedSystem()
const browser = await startBrowser()

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 } }
const withoutScript: BrowserContextOptions = { javaScriptEnabled: false }

const open = async (path: string, options: BrowserContextOptions = {}, vision?: string) => {
  const tab = await openTab(browser, options)
  if (vision) await tab.page.context().addCookies([{ name: 'vision', value: vision, url: site.siteUrl }])
  await tab.page.goto(site.siteUrl + path, { waitUntil: 'networkidle' })
  return tab.page
}

/** Presses a neutral key until the application is hydrated: a page that has just been opened may miss one. */
const wake = (page: Page) =>
  expect
    .poll(async () => {
      await page.keyboard.press('Shift')
      return page.evaluate("Object.keys(document.querySelector('header')).some((key) => key.startsWith('__reactProps'))")
    })
    .toBe(true)

const menuOf = (page: Page, locale: keyof typeof dictionaries) =>
  page.getByRole('navigation', { name: dictionaries[locale].menu.label, exact: true })

const attributes = (page: Page) =>
  page.locator('html').evaluate((html) => ['vision', 'zoom', 'spacing', 'pictures'].map((name) => html.getAttribute(`data-${name}`)))

test('styles are written for the oldest browsers that show the site', async () => {
  const html = await (await fetch(`${site.siteUrl}/ru/education/bachelor`)).text()
  const [, path = ''] = /<link rel="preload" as="style" href="([^"]+)"/.exec(html) ?? []
  const sheet = await (await fetch(site.siteUrl + path)).text()
  for (const css of [html.slice(html.indexOf('<style'), html.indexOf('</style>')), sheet]) {
    expect(css).toContain('@media (max-width:')
    // Ranges are read by Chrome 104 and newer, lists in brackets by 88 and newer.
    expect(css).not.toMatch(/@media[^{]*[<>]|:is\(|:where\(|-any\(/)
    expect(css.match(/100dvh/g)?.length ?? 0).toBeLessThanOrEqual(css.match(/100vh/g)?.length ?? 0)
  }
})

test('a letter of another language is set in the site’s own font, whose file comes when one is there', async () => {
  const page = await open('/en/contacts')
  const isHere = () =>
    page.evaluate("[...document.fonts].some(({ family, status }) => family.includes('Onest More') && status === 'loaded')")
  expect(await isHere()).toBe(false)
  await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    title.textContent = 'Žižkov'
  })
  await expect.poll(isHere).toBe(true)
})

describe('the menu', () => {
  test('is worked by keys alone: past it, into it and out of it', async () => {
    const page = await open('/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: kz.skip })
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
    await wake(page)
    const section = menuOf(page, 'kz').getByRole('group').nth(1)
    const summary = section.locator('summary')
    await summary.focus()
    await page.keyboard.press('Enter')
    const first = section.getByRole('link').first()
    await first.waitFor()
    await page.keyboard.press('Tab')
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await first.waitFor({ state: 'hidden' })
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('does not lie over a page that the focus has gone on to', async () => {
    const page = await open('/en', phone)
    await wake(page)
    await page.getByRole('button', { name: en.menu.open }).click()
    const audience = page.getByRole('navigation', { name: en.audience.label })
    await page.locator('#site-menu').getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect.poll(() => audience.isVisible()).toBe(false)
  })

  test('keeps a finger’s scrolling to itself, and the page its styles', async () => {
    const page = await open('/ru/contacts', { ...phone, hasTouch: true, isMobile: true })
    await page.getByRole('button', { name: ru.menu.open }).tap()
    const sheet = page.locator('#site-menu')
    await sheet.getByRole('link').first().waitFor()
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: number[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((y) => ({ x: 180, y })) })
    const drag = async () => {
      await touch('touchStart', 700)
      for (const y of [600, 500, 400, 300, 200]) await touch('touchMove', y)
      await touch('touchEnd')
      return sheet.evaluate((element) => element.scrollTop)
    }
    // The sheet scrolls, however little: so what is dragged at its end is its own, too.
    await expect.poll(drag).toBeGreaterThan(0)
    await drag()
    expect(await page.evaluate('scrollY')).toBe(0)
    expect(await page.evaluate('getComputedStyle(document.documentElement).overflow')).toBe('visible')
  })

  test('shows one section at a time, and none once the page was left or pressed elsewhere', async () => {
    const page = await open('/ru')
    const sections = menuOf(page, 'ru').getByRole('group')
    const opened = menuOf(page, 'ru').locator('details[open]')
    await sections.nth(0).locator('summary').click()
    await sections.nth(1).locator('summary').click()
    await expect.poll(() => opened.count()).toBe(1)
    await wake(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.getByRole('contentinfo').click({ position: { x: 4, y: 60 } })
    await expect.poll(() => opened.count()).toBe(0)
    await page.evaluate('scrollTo(0, 0)')
    await sections.nth(1).locator('summary').click()
    await sections.nth(1).locator('a[href="/ru/education/bachelor"]').click()
    await page.waitForURL(`${site.siteUrl}/ru/education/bachelor`)
    await expect.poll(() => opened.count()).toBe(0)
  })

  test('is closed by a press on a screen that rests', async () => {
    const page = await open('/en')
    await wake(page)
    const opened = menuOf(page, 'en').locator('details[open]')
    await menuOf(page, 'en').locator('summary').first().click()
    expect(await opened.count()).toBe(1)
    await page.getByRole('main').click({ position: { x: 8, y: 600 } })
    await expect.poll(() => opened.count()).toBe(0)
  })

  test('marks the current item, on its own page and below it', async () => {
    const page = await open('/en/grants')
    const current = () =>
      menuOf(page, 'en')
        .locator('[aria-current]')
        .evaluateAll((all) => all.map((one) => one.textContent?.trim()))
    const [section, item] = await current()
    expect([section, item]).toEqual(['Education', 'Grants and scholarships'])
    expect(await page.getByRole('navigation', { name: en.breadcrumb }).getByRole('listitem').allTextContents()).toEqual([
      en.home,
      section,
      item,
    ])
  })

  test.each(browserLocales(0))('opens on a phone without script in %s', async (locale) => {
    const page = await open(addressIn(locale, '/'), { ...phone, ...withoutScript })
    const words = dictionaries[locale]
    await page.getByRole('button', { name: words.menu.open }).click()
    const section = menuOf(page, locale).getByRole('group').nth(1)
    await section.locator('summary').click()
    const link = section.locator(`a[href="${addressIn(locale, '/education/bachelor')}"]`)
    await link.waitFor()
    await page.getByRole('button', { name: words.menu.close }).click()
    await menuOf(page, locale).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: words.menu.open }).click()
    await link.click()
    expect(new URL(page.url()).pathname).toBe(addressIn(locale, '/education/bachelor'))
  })
})

describe('without script', () => {
  test.each([phone, {}])('the language switch keeps page and query (%o)', async (options) => {
    const page = await open('/news-catalog?page=2&search=a', { ...options, ...withoutScript })
    const switchTo = async (locale: keyof typeof dictionaries, from: keyof typeof dictionaries) => {
      // A visibility check would be false before the page is loaded.
      if (options === phone) await page.getByRole('button', { name: dictionaries[from].menu.open }).click()
      await page.getByRole('banner').getByRole('link', { name: languageNames[locale].full }).click()
    }
    await switchTo('ru', 'kz')
    expect(page.url()).toBe(`${site.siteUrl}/ru/news-catalog?page=2&search=a`)
    await switchTo('en', 'ru')
    expect(page.url()).toBe(`${site.siteUrl}/en/news-catalog?page=2&search=a`)
    await switchTo('kz', 'en')
    expect(page.url()).toBe(`${site.siteUrl}/news-catalog?page=2&search=a`)
  })

  test.each(browserLocales(1))('the search box searches in %s', async (locale) => {
    const words = dictionaries[locale].search
    const page = await open(addressIn(locale, '/contacts'), withoutScript)
    await page.getByRole('banner').getByRole('button', { name: words.open }).first().click()
    await page.getByRole('searchbox', { name: words.label }).fill('грант & стипендия')
    await Promise.all([page.waitForURL('**/search?**'), page.keyboard.press('Enter')])
    const { pathname, searchParams } = new URL(page.url())
    expect([pathname, searchParams.get('query')]).toEqual([addressIn(locale, '/search'), 'грант & стипендия'])
  })

  test('the header scrolls away with the page', async () => {
    const page = await open('/', withoutScript)
    expect(await page.getByRole('banner').evaluate((header) => getComputedStyle(header).position)).toBe('relative')
  })
})

test('the language switch keeps undeclared query keys, before and after hydration', async () => {
  const page = await open('/strategy?utm_source=mail')
  await page.getByRole('banner').getByRole('link', { name: languageNames.ru.full }).dispatchEvent('click')
  await page.waitForURL(`${site.siteUrl}/ru/strategy?utm_source=mail`)
  await wake(page)
  const english = page.getByRole('banner').getByRole('link', { name: languageNames.en.full })
  await expect.poll(() => english.getAttribute('href')).toBe('/en/strategy?utm_source=mail')
})

test('the header appears when scrolling up, and disappears when scrolling down', async () => {
  const page = await open('/')
  await wake(page)
  const top = () => page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().bottom))
  const height = await page.evaluate('document.documentElement.scrollHeight')
  await page.evaluate('scrollTo(0, 2000)')
  await expect.poll(top).toBeLessThan(0)
  await page.evaluate('scrollTo(0, 1800)')
  await expect.poll(top).toBeGreaterThan(60)
  await page.evaluate('scrollTo(0, 2200)')
  await expect.poll(top).toBeLessThanOrEqual(0)
  expect(await page.evaluate('document.documentElement.scrollHeight')).toBe(height)
})

test.each(['/', '/education/bachelor', '/contacts', '/library'])(
  '%s is as high before it is scrolled and touched as after',
  async (path) => {
    const page = await open(path, phone)
    const height = () => page.evaluate<number>('document.documentElement.scrollHeight')
    const before = await height()
    await page.evaluate(`(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
  })()`)
    expect(Math.abs((await height()) / before - 1)).toBeLessThan(0.05)
    await wake(page)
    expect(Math.abs((await height()) / before - 1)).toBeLessThan(0.05)
  },
)

test('a printed page shows its owner and its URL', async () => {
  const page = await open('/ru/olympiad')
  const line = page.locator('body > p[data-address]')
  expect(await line.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await line.isVisible()).toBe(true)
  expect(await line.textContent()).toBe(ru.name.full)
  expect(await line.getAttribute('data-address')).toBe(`${site.siteUrl}/ru/olympiad`)
  // Columns are set by the width of the window, whatever that of the paper is.
  expect(
    await page
      .locator('main ul > li > article')
      .first()
      .evaluate((row) => getComputedStyle(row).display),
  ).toBe('block')
})

test.each([
  ['kz', 'kk'],
  ['ru', 'ru'],
  ['en', 'en-GB'],
] as const)('on paper a page in %s says the day as people write it there', async (locale, tag) => {
  const page = await open(addressIn(locale, '/olympiad'))
  await page.emulateMedia({ media: 'print' })
  // Nobody has touched the page, so the application is not hydrated.
  const [noted, day] = await page.evaluate((language) => {
    dispatchEvent(new Event('beforeprint'))
    return [getComputedStyle(document.documentElement, '::before').content, new Date().toLocaleDateString(language)]
  }, tag)
  expect(noted).toBe(`"${day}"`)
})

test.each(['/ru/academic-policy', '/ru/education/bachelor', '/en/olympiad'])(
  'on paper no heading, question or name of a tab of %s is alone at the foot of a sheet',
  async (path) => {
    const page = await open(path)
    await page.emulateMedia({ media: 'print' })
    const alone = await page.evaluate(() => {
      const keeps = (style: CSSStyleDeclaration) => style.display !== 'inline' && style.breakAfter === 'avoid'
      /** Chromium looks beyond the end of a block for what follows, and not beyond that of a row or a cell. */
      const stays = (one: Element): boolean => {
        const parent = one.parentElement
        if (!parent || /flex|grid/.test(getComputedStyle(parent).display)) return false
        const next = [...parent.children].slice([...parent.children].indexOf(one) + 1)
        return next.some((other) => other.getClientRects().length > 0 && other.getBoundingClientRect().height > 0) || stays(parent)
      }
      const heads = [...document.querySelectorAll('main section h2, main section summary, main section [role=status]')]
      const names = [...document.querySelectorAll('main [data-name]')]
      return [
        ...heads.filter((one) => one.getClientRects().length > 0 && !(keeps(getComputedStyle(one)) && stays(one))),
        ...names.filter((one) => !keeps(getComputedStyle(one, '::before'))),
      ].map((one) => one.textContent?.slice(0, 40))
    })
    expect(alone).toEqual([])
  },
)

test('on paper no value of a card is cut within a word', async () => {
  // As wide as the text of a sheet.
  const page = await open('/ru/science/research', { viewport: { width: 718, height: 1000 } })
  await page.emulateMedia({ media: 'print' })
  const cut = await page.locator('main dl dd').evaluateAll((values) =>
    values.flatMap((value) => {
      const text = value.firstChild
      if (!(text instanceof Text)) return []
      return [...text.data.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : []
      })
    }),
  )
  expect(cut).toEqual([])
})

test('a dialog that its address opens has the focus, and the first Escape takes it out of the address', async () => {
  const page = await open('/en/service-center?modal=meeting')
  const dialog = page.getByRole('dialog')
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await page.waitForURL(`${site.siteUrl}/en/service-center`)
  expect(await dialog.count()).toBe(0)
})

describe('low vision', () => {
  const choose = async (page: Page, words: (typeof dictionaries)[keyof typeof dictionaries], ...names: string[]) => {
    await page.locator('[data-low-vision]').click()
    for (const name of names) await page.getByRole('radio', { name, exact: true }).check({ force: true })
    await page.getByRole('button', { name: words.vision.apply }).click()
  }

  test.each(visionChoices.scheme)('in %s is switched on and off by a form, on the page where the visitor is', async (scheme) => {
    const page = await open('/ru/grants?type=1', withoutScript)
    const { vision } = ru
    await choose(page, ru, vision.scheme[scheme], vision.zoom.large, vision.spacing.wide, vision.pictures.off)
    expect(page.url()).toBe(`${site.siteUrl}/ru/grants?type=1`)
    expect(await attributes(page)).toEqual([scheme, 'large', 'wide', 'off'])
    await page.goto(`${site.siteUrl}/en`)
    expect(await attributes(page)).toEqual([scheme, 'large', 'wide', 'off'])
    await page.locator('[data-low-vision]').click()
    await page.getByRole('button', { name: en.vision.off }).click()
    expect(page.url()).toBe(`${site.siteUrl}/en`)
    expect(await attributes(page)).toEqual([null, null, null, null])
  })

  test('needs no reload with script, and the panel stays', async () => {
    const page = await open('/')
    await wake(page)
    await page.evaluate('window.sameDocument = true')
    await page.locator('[data-low-vision]').click()
    await page.getByRole('radio', { name: kz.vision.scheme.black }).check({ force: true })
    await expect.poll(() => attributes(page)).toEqual(['black', 'normal', 'normal', 'on'])
    await page.getByRole('radio', { name: kz.vision.zoom.largest }).check({ force: true })
    await expect.poll(() => attributes(page)).toEqual(['black', 'largest', 'normal', 'on'])
    expect(await page.getByRole('radio', { name: kz.vision.zoom.largest }).evaluate((radio) => radio === document.activeElement)).toBe(true)
    await page.getByRole('radio', { name: kz.vision.pictures.off }).check({ force: true })
    await expect.poll(() => page.getByRole('main').locator('img').count()).toBe(0)
    expect(await page.getByRole('heading', { level: 2, name: kz.schools.title }).isVisible()).toBe(true)
    await page.getByRole('button', { name: kz.vision.off }).click()
    await expect.poll(() => attributes(page)).toEqual([null, null, null, null])
    expect(await page.evaluate('window.sameDocument')).toBe(true)
    await page.reload()
    expect(await attributes(page)).toEqual([null, null, null, null])
  })

  test('is the server’s work: from the cookie, for this visitor only, wrong values left out', async () => {
    const html = async (cookie?: string) =>
      /<html[^>]*>/.exec(await (await fetch(`${site.siteUrl}/ru/strategy`, cookie ? { headers: { cookie } } : {})).text())?.[0]
    expect(await html('vision=scheme=blue&zoom=largest&spacing=wide&pictures=off')).toBe(
      '<html lang="ru" data-vision="blue" data-zoom="largest" data-spacing="wide" data-pictures="off" data-top="">',
    )
    expect(await html('vision=scheme=blue&zoom=enormous')).toBe(
      '<html lang="ru" data-vision="blue" data-zoom="normal" data-spacing="normal" data-pictures="on" data-top="">',
    )
    for (const cookie of [undefined, 'vision=scheme=purple', 'vision=', 'television=scheme=blue'])
      expect(await html(cookie)).toBe('<html lang="ru" data-top="">')
  })

  test('text doubles, and pictures go', async () => {
    const page = await open('/')
    const size = () => page.locator('body').evaluate((body) => Number.parseFloat(getComputedStyle(body).fontSize))
    const usual = await size()
    const pictures = page.locator('img:visible')
    await page.context().addCookies([{ name: 'vision', value: 'scheme=white&zoom=largest&spacing=normal&pictures=off', url: site.siteUrl }])
    await page.reload()
    expect(await size()).toBe(usual * 2)
    expect(await pictures.count()).toBe(0)
  })

  describe.each(visionChoices.scheme)('in %s', (scheme) => {
    test.each([390, 1440])('has nothing that axe objects to at %i px', async (width) => {
      const vision = `scheme=${scheme}&zoom=normal&spacing=normal&pictures=on`
      const page = await open('/', { viewport: { width, height: 900 } }, vision)
      expect(await objections(page)).toEqual([])
      await page.locator('[data-low-vision]').click()
      expect(await objections(page, '#site-vision')).toEqual([])
    })
  })

  test.each(browserLocales(0))('at its largest loses nothing at the edge of a phone in %s', async (locale) => {
    for (const width of [320, 390]) {
      const options = { viewport: { width, height: 800 } }
      const page = await open(addressIn(locale, '/'), options, 'scheme=black&zoom=largest&spacing=wide&pictures=on')
      expect(await widerBy(page)).toBeLessThanOrEqual(0)
    }
  })

  const choice = async (query: string, headers = {}) => {
    const { status, headers: said } = await fetch(`${site.siteUrl}/ru/vision?${query}`, { redirect: 'manual', headers })
    return { status, to: said.get('location'), cookie: said.get('set-cookie'), caching: said.get('cache-control') }
  }

  test('the choice is stored by an uncacheable redirect', async () => {
    expect(await choice('scheme=beige&zoom=large&back=/news%3Fpage%3D2')).toEqual({
      status: 303,
      to: '/ru/news?page=2',
      cookie: 'vision=scheme=beige&zoom=large&spacing=normal&pictures=on; Path=/; Max-Age=31536000; SameSite=Lax',
      caching: 'no-store',
    })
  })

  test('a foreign page cannot choose, and the redirect leads nowhere else', async () => {
    expect((await choice('scheme=black&back=/news', { 'Sec-Fetch-Site': 'cross-site' })).cookie).toBeNull()
    for (const back of ['//evil.example', 'https://evil.example/', '/.//evil.example', '/\\evil.example'])
      expect((await choice(`scheme=black&back=${encodeURIComponent(back)}`)).to).toBe('/ru')
  })
})

describe.each(browserLocales(0))('in %s', (locale) => {
  const words = dictionaries[locale]

  test('an address that leads nowhere offers search and the main sections', async () => {
    const page = await open(addressIn(locale, '/no-such-page'))
    expect(await page.getByRole('main').getByRole('searchbox', { name: words.search.label }).isVisible()).toBe(true)
    expect(await page.getByRole('main').getByRole('heading', { name: words.sections }).isVisible()).toBe(true)
    expect(await page.locator('[data-block=sections] article').count()).toBeGreaterThan(5)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(await objections(page)).toEqual([])
  })

  test('nothing is wider than a window of 320 px', async () => {
    for (const path of ['/', '/no-such-page', '/contacts', '/devSitemap']) {
      const page = await open(addressIn(locale, path), { viewport: { width: 320, height: 800 } })
      expect(await widerBy(page), path).toBeLessThanOrEqual(0)
    }
  })

  test('the footer has contacts, networks, the year and legal links', async () => {
    const foot = (await open(addressIn(locale, '/contacts'))).getByRole('contentinfo')
    const almaty = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Almaty' }).format(new Date())
    expect(await foot.textContent()).toContain(`© ${almaty}`)
    expect(await foot.locator('a[href^="tel:"]').count()).toBeGreaterThan(0)
    expect(await foot.locator('a[href^="mailto:"]').count()).toBeGreaterThan(0)
    expect(await foot.getByRole('list', { name: words.socials }).getByRole('link').count()).toBeGreaterThan(3)
    expect(await foot.locator(`a[href="${addressIn(locale, '/privacy')}"]`).count()).toBeGreaterThan(0)
    // The last row is the software's own: no editor of the menu can take it away.
    const own = foot.locator(`a[href="${addressIn(locale, accessibilityPath)}"]`).last()
    expect(await own.textContent()).toBe(words.accessibility)
  })

  test('the site map has every declared address in three languages, and is not for search engines', async () => {
    const page = await open(addressIn(locale, '/devSitemap'))
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const unlinked = allAddresses().flatMap((path) =>
      locales.map((lang) => addressIn(lang, path)).filter((address) => !links.includes(address)),
    )
    // The one address that is there to be not found.
    expect(unlinked).toEqual(locales.map((lang) => addressIn(lang, errorPage.address)))
    for (const family of ['/news/', '/school-program/', '/grant/', '/project-activity/'])
      expect(
        links.some((link) => link?.startsWith(family)),
        family,
      ).toBe(true)
  })

  test('the consultation form is on the home page as declared', async () => {
    const page = await open(addressIn(locale, '/'), withoutScript)
    const form = page.locator('form[data-form=consultation]')
    expect([await form.getAttribute('data-state'), await form.getAttribute('method')]).toEqual(['idle', 'post'])
    for (const { field } of consultation.fields) {
      const control = form.getByLabel(field.label[locale])
      expect(await control.getAttribute('name')).toBe(field.name)
      expect(await control.getAttribute('aria-invalid')).toBeNull()
      if (field.autocomplete) expect(await control.getAttribute('autocomplete')).toBe(field.autocomplete)
    }
    expect(await form.getByRole('button', { name: consultation.action[locale] }).count()).toBe(1)
    expect(await form.locator(`a[href="${addressIn(locale, '/privacy')}"]`).count()).toBe(1)
  })

  test('the head describes the university, the search and the icons', async () => {
    const page = await open(addressIn(locale, '/'))
    const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')['@graph']
    expect(graph.map((thing: { '@type': string }) => thing['@type'])).toEqual(['CollegeOrUniversity', 'WebSite'])
    expect(graph[1].potentialAction.target.urlTemplate).toBe(`${site.siteUrl}${addressIn(locale, '/search')}?query={search_term_string}`)
    const href = (selector: string) => page.locator(selector).first().getAttribute('href')
    const manifest = await fetch(site.siteUrl + (await href('link[rel=manifest]')))
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json')
    const { name, lang, icons } = (await manifest.json()) as { name: string; lang: string; icons: { src: string; type: string }[] }
    expect([name, lang]).toEqual([words.name.full, languageTags[locale]])
    const share = await page.locator('meta[property="og:image"]').getAttribute('content')
    for (const { src, type } of [...icons, { src: (share ?? '').slice(site.siteUrl.length), type: 'image/jpeg' }]) {
      const answer = await fetch(site.siteUrl + src)
      expect([src, answer.status, answer.headers.get('content-type')]).toEqual([src, 200, type])
    }
  })
})

describe('without a content service from the start', () => {
  let alone: Awaited<ReturnType<typeof startSiteWithoutContent>>

  beforeAll(async () => {
    alone = await startSiteWithoutContent()
  })

  afterAll(() => alone?.stop())

  test.each(browserLocales(2))('the error screen offers menu, search and sections in %s', async (locale) => {
    const { page } = await openTab(browser)
    const words = dictionaries[locale]
    const response = await page.goto(alone.siteUrl + addressIn(locale, '/contacts'))
    expect(response?.status()).toBe(503)
    expect(await menuOf(page, locale).getByRole('link').count()).toBeGreaterThan(5)
    expect(await page.getByRole('main').getByRole('searchbox', { name: words.search.label }).isVisible()).toBe(true)
    expect(await page.locator('[data-block=sections] article').count()).toBeGreaterThan(5)
    expect(await objections(page)).toEqual([])
  })

  test('the site map lists known addresses', async () => {
    const response = await fetch(`${alone.siteUrl}/ru/devSitemap`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(siteMapWords.ru.partial)
  })
})
