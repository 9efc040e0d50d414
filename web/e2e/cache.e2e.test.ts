import { apiBase } from '@narkhoz/contract/api.ts'
import { languageTags } from '@narkhoz/contract/locales.ts'
import { beforeEach, expect, test } from 'vitest'
import { addressIn } from '../app/i18n/address.ts'
import { en } from '../app/i18n/en.ts'
import { kz } from '../app/i18n/kz.ts'
import { ru } from '../app/i18n/ru.ts'
import { browserLocales } from './addresses.ts'
import { startContentProxy } from './content-proxy.ts'
import { openTab, sharedSystem, startBrowser, startSiteFor } from './site.ts'

const dictionaries = { kz, ru, en }
const path = '/mission-and-values'
const other = '/inclusion'

let content: Awaited<ReturnType<typeof startContentProxy>>
let site: Awaited<ReturnType<typeof startSiteFor>>

const whole = sharedSystem()
const browser = await startBrowser()

// Each begins with a site that has seen nothing.
beforeEach(async () => {
  content = await startContentProxy(whole.contentUrl)
  site = await startSiteFor(content.url)
  await expect.poll(content.isHeard).toBe(true)
  return async () => {
    await site.stop()
    await content.stop()
  }
})

const titleOf = async (lang: string) => {
  const answer = await fetch(`${whole.contentUrl}${apiBase}/pages${path}?lang=${lang}`)
  return ((await answer.json()) as { data: { banner: { title: string | null } | null; title: string } }).data
}

const get = async (address: string, headers: Record<string, string> = {}) => {
  const response = await fetch(site.siteUrl + address, { headers })
  return { status: response.status, how: response.headers.get('cache-status'), headers: response.headers, text: await response.text() }
}

test('an editor’s change is visible on its page, in its language', async () => {
  const { title } = await titleOf('ru')
  const { page } = await openTab(browser)
  const address = site.siteUrl + addressIn('ru', path)
  await page.goto(address)
  const before = await page.title()
  expect(before).not.toContain('Перемена')
  expect((await get(addressIn('ru', path))).how).toBe('site; hit')
  content.write(title, 'Перемена заголовка', 'page')
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByText('Перемена заголовка').count()
    })
    .toBeGreaterThan(0)
  expect((await get(path)).text).not.toContain('Перемена')
})

test('a change reaches pages that only name what changed', async () => {
  const { text } = await get('/')
  const school =
    ((await (await fetch(`${whole.contentUrl}${apiBase}/schools?lang=kz`)).json()) as { data: { title: string }[] }).data[0]?.title ?? ''
  expect(text).toContain(school)
  content.write(school, 'Жаңа атау', 'school')
  await expect.poll(async () => (await get('/')).text).toContain('Жаңа атау')
})

test.each(browserLocales(1))(
  'while the service is down, cached pages in %s stay, the rest says so, and all is well when it is back',
  async (locale) => {
    const [seen, unseen] = [addressIn(locale, path), addressIn(locale, other)]
    const { page } = await openTab(browser)
    expect((await page.goto(site.siteUrl + seen))?.status()).toBe(200)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    await content.stop()
    await expect.poll(async () => (await get(seen)).how).toBe('site; hit; detail=stale')
    expect((await page.goto(site.siteUrl + seen))?.status()).toBe(200)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
    const unavailable = await page.goto(site.siteUrl + unseen)
    expect(unavailable?.status()).toBe(503)
    expect(await page.locator('html').getAttribute('lang')).toBe(languageTags[locale])
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(dictionaries[locale].unavailable.title)
    await content.start()
    await expect.poll(async () => (await get(unseen)).status).toBe(200)
    await expect.poll(async () => (await get(seen)).how).toBe('site; hit')
  },
)

test('an editor’s change during a lost change feed is visible after it reconnects', async () => {
  const { title } = await titleOf('kz')
  await get(path)
  await content.stop()
  await expect.poll(async () => (await get(path)).how).toBe('site; hit; detail=stale')
  content.write(title, 'Кеш жаңартылды', 'page')
  await content.start()
  await expect.poll(async () => (await get(path)).text).toContain('Кеш жаңартылды')
})

test('a conditional request gets a 304, and low-vision visitors get their own page', async () => {
  const first = await get(path)
  const etag = first.headers.get('etag') ?? ''
  expect((await get(path, { 'If-None-Match': etag })).status).toBe(304)
  const cookie = 'vision=scheme=black&zoom=large&spacing=normal&pictures=on'
  const dark = await get(path, { Cookie: cookie, 'If-None-Match': etag })
  expect(dark.status).toBe(200)
  expect(dark.text).toContain('data-vision="black"')
  expect(first.text).not.toContain('data-vision="')
  expect((await get(path)).text).toBe(first.text)
})
