import { apiBase } from '@narkhoz/contract/api.ts'
import { constants } from '@narkhoz/contract/constants.ts'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { expect, test } from 'vitest'
import { objections } from '../../tools/test/axe.ts'
import { addressIn } from '../app/i18n/address.ts'
import { en } from '../app/i18n/en.ts'
import { kz } from '../app/i18n/kz.ts'
import { ru } from '../app/i18n/ru.ts'
import { browserLocales } from './addresses.ts'
import { editorAt } from './editor.ts'
import { openTab, startBrowser, startSystem, wakeWhole } from './site.ts'

const dictionaries = { kz, ru, en }

const [site, browser] = await Promise.all([startSystem(), startBrowser()])
const editor = await editorAt(site)

const at = (lang: Locale, path: string) => `${site.siteUrl}${addressIn(lang, path)}`
const titles = { kz: 'Әлі жарияланбаған атау', ru: 'Ещё не опубликованное название', en: 'A title that is not published yet' }

test.each(browserLocales(1))('holders of the link see the draft in %s, and nobody else does', async (lang) => {
  const { slug } = await editor.change('news', 3, { title: titles })
  const links = await editor.preview('news', 3)
  const words = dictionaries[lang]
  const { page, complaints, requests } = await openTab(browser)
  const answer = await page.goto(links.url[lang])
  expect([answer?.status(), answer?.headers()['cache-control'], answer?.headers()['x-robots-tag']]).toEqual([200, 'no-store', 'noindex'])
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(titles[lang])
  const ribbon = page.getByRole('complementary', { name: words.preview.title })
  expect(await ribbon.textContent()).toContain(words.preview.text)
  // The same link shows the other languages.
  const other = lang === 'ru' ? 'en' : 'ru'
  await page
    .locator(`header a[hreflang]`)
    .filter({ hasText: new RegExp(other === 'ru' ? 'Рус' : 'Eng') })
    .first()
    .click()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(titles[other])
  expect([complaints, requests.filter(({ origin }) => origin !== site.siteUrl)]).toEqual([[], []])

  const plain = await openTab(browser)
  await plain.page.goto(at(lang, `/news/${slug}`))
  expect(await plain.page.getByRole('heading', { level: 1 }).textContent()).not.toBe(titles[lang])
  expect(await plain.page.getByText(words.preview.text).count()).toBe(0)
})

test('a preview is readable for everybody, on a phone too', async () => {
  const { url } = await editor.preview('news', 3)
  const { page } = await openTab(browser, { viewport: { width: 390, height: 844 } })
  await page.goto(url.kz)
  expect(await objections(page)).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
})

test('an unpublished page is visible through its link alone', async () => {
  const { id } = await editor.create('pages', { title: { kz: 'Жаңа бет' }, path: 'zhana-bet', type: 'static' })
  const { url } = await editor.preview('pages', id)
  const { page } = await openTab(browser)
  expect((await page.goto(url.kz))?.status()).toBe(200)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Жаңа бет')
  expect((await fetch(at('kz', '/zhana-bet'))).status).toBe(404)
})

test.each(browserLocales(0))('a link that has ended says so in %s', async (lang) => {
  const { page } = await openTab(browser)
  const answer = await page.goto(`${at(lang, '/news')}?preview=made.up`)
  expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([410, 'no-store'])
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(dictionaries[lang].previewOver.title)
})

test('a renamed entry is found under its old address in every language; so is what editors redirect', async () => {
  const { slug } = await editor.read('news', 4)
  await editor.change('news', 4, {}, { slug: 'zhana-mekenzhai' })
  await editor.publish('news', 4)
  await editor.redirect('/old-site/admission', '/education/bachelor')
  for (const lang of locales) {
    const moved = () => fetch(at(lang, `/news/${slug}`), { redirect: 'manual' })
    await expect.poll(async () => (await moved()).status).toBe(301)
    expect((await moved()).headers.get('location')).toBe(addressIn(lang, '/news/zhana-mekenzhai'))
    const old = await fetch(at(lang, '/old-site/admission'), { redirect: 'manual' })
    expect([old.status, old.headers.get('location'), old.headers.get('cache-control')]).toEqual([
      301,
      addressIn(lang, '/education/bachelor'),
      'no-store',
    ])
  }
  const { page } = await openTab(browser)
  await page.goto(at('ru', `/news/${slug}`))
  expect(new URL(page.url()).pathname).toBe('/ru/news/zhana-mekenzhai')
})

test('a link to a renamed entry follows the redirect without a full page load', async () => {
  const { slug } = await editor.read('news', 5)
  const { page } = await openTab(browser)
  await page.goto(at('ru', '/news-catalog'))
  await wakeWhole(page)
  await page.evaluate('window.isSamePage = true')
  await editor.change('news', 5, {}, { slug: 'tagy-bir-mekenzhai' })
  await editor.publish('news', 5)
  await expect.poll(async () => (await fetch(at('ru', `/news/${slug}`), { redirect: 'manual' })).status).toBe(301)
  await page.locator(`main a[href$="/news/${slug}"]`).first().click()
  await page.waitForURL((url) => url.pathname === '/ru/news/tagy-bir-mekenzhai')
  expect(await page.evaluate('window.isSamePage')).toBe(true)
})

test('the newest piece of news leads to the others, and not to itself', async () => {
  const newest = await (await fetch(`${site.contentUrl}${apiBase}/latest-news?limit=1&lang=kz`)).json()
  const address = `/news/${newest.data[0].slug}`
  const { page } = await openTab(browser, { javaScriptEnabled: false })
  await page.goto(at('kz', address))
  const beside = await page
    .locator('[data-block="latest-news"] a[href^="/news/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(beside).size).toBe(constants.news.besideItem - 1)
  expect(beside).not.toContain(address)
})
