import { apiBase } from '@narkhoz/contract/api.ts'
import { constants } from '@narkhoz/contract/constants.ts'
import { defaultLocale, type Locale, locales } from '@narkhoz/contract/locales.ts'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { objections } from '../../tools/test/axe.ts'
import { watch } from '../../tools/test/watched.ts'
import { addressIn } from '../app/i18n/address.ts'
import { visionChoices } from '../app/shell/low-vision.ts'
import { everyAddress, isThorough, oneOfEach } from './addresses.ts'
import { inTurns } from './in-turns.ts'
import { runTogether } from './run-together.ts'
import { openContext, sharedSystem, startBrowser, wakeWhole, widerBy } from './site.ts'

const site = sharedSystem()
const browser = await startBrowser()

const every = await everyAddress(site.contentUrl)
const addresses = isThorough ? every : oneOfEach(every)

/** The text in the page's own language: parts with another `lang` are left out. */
const ownText = (page: Page): Promise<string> =>
  page.evaluate(`(() => {
    const copy = document.body.cloneNode(true)
    for (const part of copy.querySelectorAll('[lang], script, style, [data-slug]')) part.remove()
    return copy.textContent
  })()`)

/** The journals that articles appeared in. */
const journals = async () => {
  const answer = await fetch(`${site.contentUrl}${apiBase}/publications?limit=100&lang=${defaultLocale}`)
  const { data } = (await answer.json()) as { data: { journal: string }[] }
  return data.map(({ journal }) => journal)
}

/** Names that are written the same in every language. */
const names = ['Web of Science', ...(await journals())]

/** What can only be another language's: letters, and words that no text of this one has. */
const foreign: Readonly<Record<Locale, RegExp>> = {
  kz: /(?<![\p{L}-])(?:для|который|также|чтобы|после|университета|студентов|the|and|with|your|of)(?![\p{L}-])/giu,
  ru: /\p{L}*[әғқңөұүһі]\p{L}*/giu,
  en: /\p{Script=Cyrillic}+/gu,
}

/** Contrast violations in a scheme of low-vision mode, which is a single attribute that colours depend on. */
const inScheme = async (page: Page, scheme: string) => {
  await page.evaluate((chosen) => document.documentElement.setAttribute('data-vision', chosen), scheme)
  const found = await objections(page, 'html', ['color-contrast', 'link-in-text-block'])
  await page.evaluate(() => document.documentElement.removeAttribute('data-vision'))
  return found.map((objection) => `in ${scheme}: ${objection}`)
}

/** Content missing in a full-page screenshot, and the change of height on scrolling. */
const unlaid = async (page: Page): Promise<string[]> => {
  const [late, before, after] = await page.evaluate<[number, number, number]>(`(async () => {
    const height = () => document.documentElement.scrollHeight
    const late = [...document.querySelectorAll('main, main *, footer')].filter(
      (one) => getComputedStyle(one).contentVisibility !== 'visible' && !one.closest('details:not([open])')).length
    const before = height()
    scrollTo(0, before)
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    const after = height()
    scrollTo(0, 0)
    return [late, before, after]
  })()`)
  return [
    ...(late > 0 ? [`${late} parts are laid out late`] : []),
    ...(Math.abs(after / before - 1) > 0.05 ? [`${before} px high, and ${after} once scrolled`] : []),
  ]
}

const lookAt = async (context: BrowserContext, locale: Locale, address: string, schemes: readonly string[]): Promise<string[]> => {
  const { page, requests, complaints } = watch(await context.newPage())
  const wrong: string[] = []
  try {
    page.on('response', (response) => {
      if (response.status() >= 400) wrong.push(`${response.status()} for ${response.url()}`)
    })
    await page.goto(site.siteUrl + addressIn(locale, address))
    const text = names.reduce((words, name) => words.replaceAll(name, ''), await ownText(page))
    wrong.push(...(text.match(foreign[locale]) ?? []).map((word) => `another language: ${word}`))
    wrong.push(...(await unlaid(page)))
    wrong.push(...(await objections(page)))
    for (const scheme of schemes) wrong.push(...(await inScheme(page, scheme)))
    for (const width of [390, 320, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      if ((await widerBy(page)) > 0) wrong.push(`wider than ${width} px`)
    }
    const empty = await page
      .locator('main [data-block]')
      .evaluateAll((blocks) => blocks.filter((block) => !block.textContent?.trim()).length)
    if (empty > 0) wrong.push(`${empty} empty sections`)
    const scripts = requests.filter(({ pathname }) => pathname.startsWith(constants.assets) && pathname.endsWith('.js'))
    if (scripts.length > 0) wrong.push(`${scripts.length} scripts before any intent`)
    await wakeWhole(page)
    wrong.push(...requests.filter(({ origin }) => origin !== site.siteUrl).map((url) => `elsewhere: ${url}`), ...complaints)
  } finally {
    await page.close()
  }
  return [...new Set(wrong)].map((what) => `${addressIn(locale, address)}: ${what}`)
}

// Each screen in one language, in rotation: languages differ in texts, which are checked for every address. In the schemes of
// low-vision mode a usual run checks the gallery, which has every part.
test.each(locales.map((locale, turn) => [locale, turn] as const))(
  'screens in %s: nothing that axe objects to, nothing too wide or laid out late, nothing from elsewhere, no other language',
  async (locale, turn) => {
    const context = await openContext(browser, { viewport: { width: 390, height: 844 } })
    const { scheme } = visionChoices
    const looks = [...addresses.entries()].filter(([at]) => isThorough || at % locales.length === turn)
    const wrong = await inTurns(2, looks, async ([, address]) => {
      const found = await lookAt(context, locale, address, isThorough ? scheme : [])
      // In a run of an hour findings are printed at once.
      if (isThorough && found.length > 0) console.log(found.join('\n'))
      return found
    })
    expect(wrong.flat()).toEqual([])
  },
  isThorough ? 7_200_000 : 600_000,
)

test.each(locales)('a text browser separates neighbours on the screens in %s', async (locale) => {
  const found = await inTurns(2, oneOfEach(every), async (address) => {
    const html = await (await fetch(site.siteUrl + addressIn(locale, address))).text()
    return runTogether(html).map((words) => `${address}: ${words}`)
  })
  expect(found.flat()).toEqual([])
})
