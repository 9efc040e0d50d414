import { expect, onTestFinished, test } from 'vitest'
import { kz } from '../app/i18n/kz.ts'
import { startEarlierBuild } from './earlier-build.ts'
import { openTab, startBrowser, startSystem, wakeWhole } from './site.ts'
import { failed, startVisitors } from './visitors.ts'

const [site, browser] = await Promise.all([startSystem({ FORM_GUARD: 'off' }), startBrowser()])

const visited = async () => {
  const earlier = await startEarlierBuild(site.siteUrl)
  const { page, complaints } = await openTab(browser)
  onTestFinished(() => earlier.stop())
  await page.goto(`${earlier.url}/`)
  return { earlier, page, complaints }
}

const built = /\/dist\/[^"'\s)]+?-[\w-]{8}\.(?:js|css)/g

test('a visitor in the middle of a visit: the target of the next link is loaded in full, once', async () => {
  const { earlier, page } = await visited()
  await wakeWhole(page)
  await page.evaluate('window.isOld = true')
  earlier.deploy()
  const opened: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && opened.push(new URL(request.url()).pathname))
  await page.getByRole('main').getByRole('link', { name: kz.news.all }).click()
  await expect.poll(() => page.evaluate('window.isOld')).toBeUndefined()
  await page.waitForURL(`${earlier.url}/news`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe(kz.unavailable.title)
  expect(opened).toEqual(['/news'])
  await wakeWhole(page)
})

test('a page that has slept until then: its scripts are gone, and its links lead on all the same', async () => {
  const { earlier, page } = await visited()
  earlier.deploy()
  await page.keyboard.press('Shift')
  await expect.poll(() => earlier.files.some(({ status }) => status === 404)).toBe(true)
  await page.getByRole('main').getByRole('link', { name: kz.news.all }).click()
  await page.waitForURL(`${earlier.url}/news`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe(kz.unavailable.title)
  await wakeWhole(page)
})

test('all files of the earlier build, requested under load: each is a 404 of a few words, none is a page, and 0 visits fail', async () => {
  const earlier = await startEarlierBuild(site.siteUrl)
  onTestFinished(() => earlier.stop())
  const names = [...new Set((await (await fetch(`${earlier.url}/`)).text()).match(built))]
  expect(names.length).toBeGreaterThan(3)
  earlier.deploy()
  const visitors = await startVisitors({
    siteUrl: site.siteUrl,
    contentUrl: site.contentUrl,
    crowd: { known: { visitors: 3, rest: 15 }, unknown: { visitors: 2, rest: 30 } },
  })
  onTestFinished(() => visitors.stop())
  const seen = await visitors.during(async () => {
    await visitors.visits({ known: 10 })
    await Promise.all(names.map((name) => fetch(earlier.url + name)))
    await visitors.visits({ known: 10, unknown: 3 })
  })
  expect(Object.values(seen).flatMap(failed)).toEqual([])
  expect(earlier.files.map(({ status, type }) => `${status} ${type}`)).toEqual(names.map(() => '404 text/plain; charset=utf-8'))
})
