import { entities } from '@narkhoz/contract/entities/registry.ts'
import { fixedIds } from '@narkhoz/contract/fixed-ids.ts'
import { languageTags, locales } from '@narkhoz/contract/locales.ts'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { addressIn } from '../app/i18n/address.ts'
import { en } from '../app/i18n/en.ts'
import { kz } from '../app/i18n/kz.ts'
import { ru } from '../app/i18n/ru.ts'
import { editorAt } from './editor.ts'
import { openTab, startBrowser, startSystem } from './site.ts'

const [site, browser] = await Promise.all([startSystem(), startBrowser()])

type Feed = { error: string | undefined; language: string; self: string; home: string; items: { title: string; path: string }[] }

/** A feed as a browser's own XML parser reads it. */
const readFeed = (page: Page, xml: string) =>
  page.evaluate<Feed, string>((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml')
    const textOf = (parent: ParentNode, name: string) => parent.querySelector(`:scope > ${name}`)?.textContent ?? ''
    const channel = feed.querySelector('channel') ?? feed
    return {
      error: feed.querySelector('parsererror')?.textContent ?? undefined,
      language: textOf(channel, 'language'),
      home: textOf(channel, 'link:not([rel])'),
      self: channel.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0]?.getAttribute('href') ?? '',
      items: [...feed.querySelectorAll('item')].map((item) => ({
        title: textOf(item, 'title'),
        path: new URL(textOf(item, 'link')).pathname,
      })),
    }
  }, xml)

const get = async (path: string) => {
  const answer = await fetch(site.siteUrl + path)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** Where the cards of the catalogue lead, in their order. */
const cardsOn = (page: Page) =>
  page.locator('[data-block=news-catalog] article a[href*="/news/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))

const alternates = (page: Page, type: string) =>
  page.locator(`head link[rel=alternate][type="${type}"]`).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

describe.each(locales)('in %s', (locale) => {
  test('the catalogue, with and without filters, leads to a feed of its first page', async () => {
    const { page } = await openTab(browser)
    const lengths: number[] = []
    for (const query of ['', `?school=${fixedIds.schools['business-school']}`]) {
      await page.goto(`${site.siteUrl}${addressIn(locale, '/news-catalog')}${query}`)
      const [rss = '', ...more] = await alternates(page, 'application/rss+xml')
      const [json = ''] = await alternates(page, 'application/feed+json')
      expect(more).toEqual([])
      expect(await page.getByRole('main').getByRole('link', { name: /RSS/ }).getAttribute('href')).toBe(rss.slice(site.siteUrl.length))
      const cards = await cardsOn(page)
      const feed = await readFeed(page, (await get(rss.slice(site.siteUrl.length))).text)
      expect(feed).toMatchObject({ error: undefined, language: languageTags[locale], self: rss, home: page.url() })
      expect(feed.items.map(({ path }) => path)).toEqual(cards)
      const { items } = JSON.parse((await get(json.slice(site.siteUrl.length))).text) as { items: { url: string; title: string }[] }
      expect(items.map(({ url, title }) => [new URL(url).pathname, title])).toEqual(feed.items.map(({ path, title }) => [path, title]))
      lengths.push(cards.length)
    }
    expect(lengths[0]).toBe(20)
    expect(lengths[1]).toBeGreaterThan(0)
  })

  test('the events lead to a calendar of all that they show', async () => {
    const { page } = await openTab(browser)
    await page.goto(site.siteUrl + addressIn(locale, '/student-life/events'))
    const [href = ''] = await alternates(page, 'text/calendar')
    const link = page.locator(`[data-block=events] a[href="${addressIn(locale, '/events.ics')}"]`)
    expect([href, await link.isVisible()]).toEqual([site.siteUrl + addressIn(locale, '/events.ics'), true])
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('events.ics')
    const { text, headers } = await get(addressIn(locale, '/events.ics'))
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const shown = await page.locator('[data-block=events] article h3').allTextContents()
    const summaries = [...text.replaceAll('\r\n ', '').matchAll(/^SUMMARY[^:]*:(.*)$/gm)].map(([, title = '']) =>
      title.trim().replaceAll('\\', ''),
    )
    expect(summaries.length).toBeGreaterThan(5)
    expect(summaries.toSorted()).toEqual(shown.map((title) => title.replaceAll('\u00a0', ' ').trim()).toSorted())
    const { host } = new URL(site.siteUrl)
    const subscription = page.locator(`[data-block=events] a[href="webcal://${host}${addressIn(locale, '/events.ics')}"]`)
    expect(await subscription.isVisible()).toBe(true)
  })

  test('the home page links to an event’s own row, where it can be added to a calendar', async () => {
    const { page } = await openTab(browser)
    const words = { kz, ru, en }[locale].events
    await page.goto(site.siteUrl + addressIn(locale, '/'))
    const row = page.locator('[data-block=events] article').first()
    const title = row.getByRole('heading', { level: 3 }).getByRole('link')
    const name = (await title.textContent()) ?? ''
    const href = (await title.getAttribute('href')) ?? ''
    expect(href).toMatch(new RegExp(`^${addressIn(locale, '/student-life/events')}#event-\\d+$`))
    await title.click()
    await page.waitForURL(site.siteUrl + href)
    const place = page.locator(`[id="${href.split('#')[1]}"]`)
    await expect.poll(() => place.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true)
    expect(await place.getByRole('heading', { name }).getByRole('link').count()).toBe(0)
    const add = place.getByRole('link', { name: words.add })
    expect(await add.textContent()).toBe(`${words.add}: ${name}`)
    const file = (await add.getAttribute('href')) ?? ''
    const { text } = await get(file)
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(text.replaceAll('\r\n ', '')).toContain(`UID:${href.split('#')[1]}@`)
    const names = await page.locator('[data-block=events] article a').allTextContents()
    expect(new Set(names).size).toBe(names.length)
    expect(names.some((one) => one.startsWith(words.register))).toBe(true)
  })
})

describe('a new publication', () => {
  let editor: Awaited<ReturnType<typeof editorAt>>
  beforeAll(async () => {
    editor = await editorAt(site)
  })

  test('is in every feed at once, with its title verbatim; a conditional request gets a 304', async () => {
    const { page } = await openTab(browser)
    const title = '3 < 5 & «]]>» деген не?'
    const before = await get('/en/news/feed.xml')
    const same = await fetch(`${site.siteUrl}/en/news/feed.xml`, { headers: { 'If-None-Match': before.headers.get('etag') ?? '' } })
    expect(same.status).toBe(304)
    const sample = { ...entities.news.sample, title: { kz: title }, date: '2099-01-01T10:00:00+05:00' }
    const { id } = await editor.create('news', sample, { slug: 'told-in-feeds' })
    await editor.publish('news', id)
    for (const locale of locales) {
      const first = async () => (await readFeed(page, (await get(addressIn(locale, '/news/feed.xml'))).text)).items[0]
      await expect.poll(first).toEqual({ title, path: addressIn(locale, '/news/told-in-feeds') })
    }
  })
})
