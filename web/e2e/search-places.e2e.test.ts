import { describe, expect, test } from 'vitest'
import { searchPlaces } from '../../tools/test/search-places.ts'
import { inTurns } from './in-turns.ts'
import { openTab, sharedSystem, startBrowser, wakeWhole } from './site.ts'

const site = sharedSystem()
const browser = await startBrowser()

/** Queries for the first entry of each kind without its own page, and the kind. */
const kinds: readonly (readonly [kind: string, query: string])[] = [
  ['question', 'Можно ли платить частями'],
  ['faq', 'тендер'],
  ['employee', 'Тулегенов'],
  ['organization', 'дебатный клуб'],
  ['sports-club', 'йога'],
  ['event', 'день открытых дверей'],
  ['student-life', 'общежитие'],
  ['award', 'волонтёры'],
  ['vacancy', 'помощник юриста'],
  ['document', 'академический календарь'],
  ['book', 'экономика'],
  ['webinar', 'Zotero'],
  ['university', 'университет'],
  ['provider', 'болашак'],
  ['scientist', 'профессор'],
  ['research-team', 'группа'],
  ['olympiad-result', 'олимпиада'],
  ['rating', 'рейтинг'],
]

const pages = new Map<string, Promise<string>>()
const htmlOf = (path: string) => {
  const known = pages.get(path) ?? fetch(`${site.siteUrl}${path}`).then((answer) => answer.text())
  pages.set(path, known)
  return known
}

const hrefsFor = async (query: string, kind: string) => {
  const html = await htmlOf(`/ru/search?${new URLSearchParams({ query, kind })}`)
  return [...html.matchAll(/href="(\/ru\/[^"]*#([a-z-]+-\d+))"/g)].map(([, href = '', id = '']) => ({ href, id }))
}

describe('a result leads to a place that is on its page, once', () => {
  test.each(kinds)('for a %s', async (kind, query) => {
    const found = (await hrefsFor(query, kind)).filter(({ id }) => id.startsWith(`${kind}-`)).slice(0, 1)
    expect(found.length, query).toBeGreaterThan(0)
    for (const { href, id } of found) {
      const html = await htmlOf(href.replace(/#.*/, '').replaceAll('&amp;', '&'))
      expect(html.split(` id="${id}"`).length - 1, href).toBe(1)
    }
  })
})

test('every search result has a page, with its anchor on it once', async () => {
  const places = await searchPlaces()
  expect(places.length).toBeGreaterThan(700)
  const missing = await inTurns(4, places, async ({ entry, path, anchor }) => {
    if (path === null) return [`${entry} is nowhere`]
    const many = anchor ? (await htmlOf(path)).split(` id="${anchor}"`).length - 1 : 1
    return many === 1 ? [] : [`${path}#${anchor} is there ${many} times`]
  })
  expect(missing.flat()).toEqual([])
})

test('results lead to pages in the visitor’s language, also those found in another', async () => {
  for (const [query, lang] of [
    ['Исхаков', '/ru'],
    ['Iskhakov', '/ru'],
    ['Исхаков', '/en'],
    ['registrar', '/ru'],
    ['шәкіртақы', '/en'],
    ['стипендия', '/en'],
  ] as const) {
    const html = await htmlOf(`${lang}/search?${new URLSearchParams({ query })}`)
    const results = /<main[\s\S]*<\/main>/.exec(html)?.[0].match(/(?<=href=")\/[^"]*/g) ?? []
    expect(results.length, query).toBeGreaterThan(1)
    const foreign = results.filter((href) => !href.startsWith(`${lang}/`) && href !== lang)
    expect(foreign, `${query} at ${lang}`).toEqual([])
  }
})

const isSeen = `(() => {
  const { hash } = location
  const target = document.getElementById(hash.slice(1))
  const { top, bottom } = target.getBoundingClientRect()
  return target.checkVisibility({ contentVisibilityAuto: false }) && bottom > 0 && top < innerHeight
})()`

describe('a place that is folded away is opened and in sight', () => {
  for (const javaScriptEnabled of [true, false])
    test(`a question, ${javaScriptEnabled ? 'with' : 'without'} a script`, async () => {
      const { page } = await openTab(browser, { javaScriptEnabled, viewport: { width: 390, height: 844 } })
      await page.goto(`${site.siteUrl}/ru/education/bachelor#question-3`)
      await expect.poll(() => page.evaluate(isSeen)).toBe(true)
      expect(await page.evaluate(`document.getElementById('question-3').closest('details').open`)).toBe(true)
    })

  test('one in a tab that is not the first, and the tab is chosen', async () => {
    const { page } = await openTab(browser)
    await page.goto(`${site.siteUrl}/ru/education/bachelor#question-6`)
    await expect.poll(() => page.evaluate(isSeen)).toBe(true)
    const chosen = `(() => {
      const panel = document.getElementById('question-6').closest('[data-tab]')
      return panel.parentElement.querySelectorAll('input')[panel.dataset.tab].checked
    })()`
    expect(await page.evaluate(chosen)).toBe(true)
  })

  test('a target of a result after hydration', async () => {
    const { page, complaints } = await openTab(browser, { viewport: { width: 390, height: 844 } })
    await page.goto(`${site.siteUrl}/ru/search?${new URLSearchParams({ query: 'Можно ли платить частями' })}`)
    await wakeWhole(page)
    await page.locator('main a[href$="#question-6"]').first().click()
    await page.waitForURL('**/ru/education/bachelor#question-6')
    await expect.poll(() => page.evaluate(isSeen)).toBe(true)
    expect(await page.evaluate(`document.getElementById('question-6').closest('details').open`)).toBe(true)
    expect(complaints).toEqual([])
  })

  test('a club, and its details', async () => {
    const { page } = await openTab(browser, { viewport: { width: 390, height: 844 } })
    await page.goto(`${site.siteUrl}/ru/student-life/organization#organization-2`)
    await expect.poll(() => page.evaluate(isSeen)).toBe(true)
  })
})
