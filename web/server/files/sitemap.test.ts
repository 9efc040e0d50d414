import { locales } from '@narkhoz/contract/locales.ts'
import { expect, onTestFinished, test } from 'vitest'
import { startFakeContent } from '../testing/fake-content.ts'
import { startSmallSite } from '../testing/small-site.ts'

const site = 'https://narkhoz.example'

/** Lists of entries by call; an entry that names languages is answered from Kazakh in the others. */
type Entry = { slug: string; path?: string; langs?: readonly string[] }

const answerOf = ({ slug, path, langs = locales }: Entry, id: number, lang: string, call: string) => {
  const texts = { title: slug, lead: 'x', code: 'x', abstract: 'x' }
  return {
    id,
    slug,
    fallback: langs.includes(lang) ? [] : ['title'],
    ...texts,
    ...(call === 'pages' && { path, type: { value: 'static', title: '' } }),
    ...(call === 'news' && { date: '2026-01-01T00:00:00+05:00', school: null, picture: null }),
    ...(call === 'schools' && { picture: null, phone: null, email: null, address: null }),
  }
}

const opened = async (lists: Record<string, readonly Entry[]>) => {
  const content = await startFakeContent((path, query) => {
    const page = Number(query.get('page') ?? 1)
    const limit = Number(query.get('limit') ?? 20)
    const all = lists[path] ?? []
    const data = all.slice((page - 1) * limit, page * limit).map((entry, at) => answerOf(entry, at + 1, query.get('lang') ?? '', path))
    return { data, meta: { current_page: page, last_page: Math.max(1, Math.ceil(all.length / limit)), per_page: limit, total: all.length } }
  })
  const small = await startSmallSite(content.url)
  onTestFinished(async () => {
    await small.stop()
    await content.stop()
  })
  await expect.poll(() => content.listeners()).toBe(1)
  return { content, ...small }
}

const urlsIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)

const alternatesOf = (xml: string, url: string) => {
  const entry = xml.split('<url>').find((one) => one.startsWith(`<loc>${url}</loc>`)) ?? ''
  return [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, lang, href]) => `${lang} ${href}`)
}

test('lists pages and entries in the languages they are written in, and built-in pages in all', async () => {
  const { get } = await opened({
    pages: [
      { slug: 'main', path: 'main' },
      { slug: 'mission', path: 'mission-and-values', langs: ['kz', 'ru'] },
      { slug: 'own', path: 'made-by-editors', langs: ['kz'] },
      { slug: 'search', path: 'search' },
    ],
    schools: [{ slug: 'business-school' }, { slug: 'no-such-school' }],
    news: [{ slug: 'open-day', langs: ['kz', 'en'] }],
  })
  const { text, headers } = await get('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  const urls = urlsIn(text)
  const of = (path: string) => urls.filter((url) => url === site + path || url === `${site}/ru${path}` || url === `${site}/en${path}`)
  expect(urls).toEqual(expect.arrayContaining([`${site}/`, `${site}/ru`, `${site}/en`, `${site}/advisors`, `${site}/ru/advisors`]))
  expect(of('/mission-and-values')).toEqual([`${site}/mission-and-values`, `${site}/ru/mission-and-values`])
  expect(of('/made-by-editors')).toEqual([`${site}/made-by-editors`])
  expect(of('/news/open-day')).toEqual([`${site}/news/open-day`, `${site}/en/news/open-day`])
  expect(of('/school/business-school')).toHaveLength(3)
  for (const hidden of ['/search', '/devSitemap', '/404', '/school/no-such-school']) expect(of(hidden)).toEqual([])
  expect(new Set(urls).size).toBe(urls.length)
  expect(alternatesOf(text, `${site}/ru/mission-and-values`)).toEqual([
    `kk ${site}/mission-and-values`,
    `ru ${site}/ru/mission-and-values`,
    `x-default ${site}/mission-and-values`,
  ])
  expect(alternatesOf(text, `${site}/made-by-editors`)).toEqual([])
})

test('is cached, has an ETag, and is regenerated when an entry changes', async () => {
  const news = [{ slug: 'first' }]
  const { get, content } = await opened({ news })
  const first = await get('/sitemap.xml')
  expect((await get('/sitemap.xml', { 'if-none-match': String(first.headers.etag) })).status).toBe(304)
  news.push({ slug: 'second' })
  content.change('news')
  await expect.poll(async () => urlsIn((await get('/sitemap.xml')).text)).toContain(`${site}/en/news/second`)
})

test('becomes a list of files when one would be too long; together they name everything once', async () => {
  const news = Array.from({ length: 4321 }, (_, at) => ({ slug: `news-${at}` }))
  const { get } = await opened({ news, pages: [{ slug: 'main', path: 'main' }] })
  const { text } = await get('/sitemap.xml')
  expect(text).toContain('<sitemapindex')
  const files = urlsIn(text).map((url) => String(url).slice(site.length))
  expect(files.filter((file) => file.startsWith('/sitemap-news-'))).toHaveLength(3)
  const parts = await Promise.all(files.map(async (file) => urlsIn((await get(file)).text)))
  expect(parts.every((part) => part.length <= 50_000)).toBe(true)
  const all = parts.flat()
  expect(new Set(all).size).toBe(all.length)
  expect(all).toEqual(expect.arrayContaining([`${site}/`, `${site}/advisors`, `${site}/news/news-0`, `${site}/en/news/news-4320`]))
  for (const nothing of ['/sitemap-news-4.xml', '/sitemap-site-2.xml', '/sitemap-cats-1.xml']) expect((await get(nothing)).status).toBe(404)
})

test('is unavailable, and not empty, while the service is down; a known one stays', async () => {
  const { get, content } = await opened({ news: [{ slug: 'first' }] })
  await get('/sitemap.xml')
  await content.stop()
  await expect.poll(async () => (await get('/sitemap.xml')).headers['cache-status']).toBe('site; hit; detail=stale')
  const other = await get('/sitemap-news-1.xml')
  expect([other.status, other.headers['retry-after']]).toEqual([503, '30'])
})
