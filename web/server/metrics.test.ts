import { expect, onTestFinished, test } from 'vitest'
import { startFakeContent } from './testing/fake-content.ts'
import { startSmallSite } from './testing/small-site.ts'

const opened = async () => {
  const content = await startFakeContent((path) =>
    path === 'pages/news'
      ? {
          data: {
            id: 1,
            slug: path,
            title: 'x',
            seo: { title: 'x', description: 'x' },
            banner: null,
            page_type: 'static',
            path: '/news',
            fallback: [],
          },
        }
      : undefined,
  )
  const site = await startSmallSite(content.url)
  onTestFinished(async () => {
    await site.stop()
    await content.stop()
  })
  await expect.poll(() => content.listeners()).toBe(1)
  const value = async (name: string) => {
    const line = (await site.counted()).split('\n').find((each) => each.startsWith(`${name} `))
    return Number(line?.slice(name.length) ?? 0)
  }
  return { ...site, value }
}

test('requests are counted by how they were answered and by status', async () => {
  const { get, value } = await opened()
  for (const path of ['/news', '/news', '/news', '/nowhere', '/healthz']) await get(path)
  expect(await value('site_requests_total{how="miss",status="200"}')).toBe(1)
  expect(await value('site_requests_total{how="hit",status="200"}')).toBe(2)
  expect(await value('site_requests_total{how="miss",status="404"}')).toBe(1)
  expect(await value('site_requests_total{how="other",status="200"}')).toBe(1)
  expect(await value('site_request_seconds_count{how="miss"}')).toBe(2)
})

test('calls to the service are counted by how they went', async () => {
  const { get, value } = await opened()
  const [answered, missing] = [
    await value('site_content_call_seconds_count{outcome="answered"}'),
    await value('site_content_call_seconds_count{outcome="missing"}'),
  ]
  await get('/ru/news')
  await get('/ru/nowhere')
  expect(await value('site_content_call_seconds_count{outcome="answered"}')).toBe(answered + 1)
  expect(await value('site_content_call_seconds_count{outcome="missing"}')).toBeGreaterThan(missing)
})

test('the cache and the state of the change feed are reported live', async () => {
  const { get, value } = await opened()
  await expect.poll(() => value('site_changes_heard')).toBe(1)
  const before = await value('site_page_cache_entries')
  await get('/en/news')
  expect(await value('site_page_cache_entries')).toBe(before + 1)
  expect(await value('site_page_cache_bytes')).toBeGreaterThan(1000)
})
