import { type Locale, languageTags, locales } from '@narkhoz/contract/locales.ts'
import { newsFeedQuery } from '@narkhoz/contract/subscriptions.ts'
import { expect, onTestFinished, test } from 'vitest'
import { addressIn } from '../../app/i18n/address.ts'
import { startFakeContent } from '../testing/fake-content.ts'
import { startSmallSite } from '../testing/small-site.ts'

const site = 'https://narkhoz.example'

type Item = { id: number; slug: string; title: string; fallback?: string[]; updated_at?: string; picture?: object }

const newsOf = ({ id, slug, title, fallback = [], updated_at, picture }: Item) => ({
  ...{ id, slug, title, fallback, lead: `Лид & <${title}>`, date: '2026-09-01T10:00:00+05:00' },
  ...{ school: { id: 67, slug: 'business-school', title: 'Бизнес' }, picture: picture ?? null, updated_at },
})

const nothing = {
  elements: null,
  consultation_image: null,
  footer_logo: null,
  socials: null,
  email: null,
  address: 'Жандосов, 55',
  account_url: null,
}

type EventRow = { id: number; title: string; url?: string; place?: string; address?: string }

const eventOf = ({ id, title, url, place, address }: EventRow) => ({
  ...{
    id,
    slug: null,
    title,
    fallback: [],
    lead: 'x',
    date: '2026-12-01T10:00:00+05:00',
    end: null,
    place: place ?? null,
    address,
    school: null,
  },
  ...{ picture: null, desc: null, url: url ?? null, registers: null, updated_at: '2026-11-01T07:00:00Z' },
})

const opened = async (news: Item[], events: EventRow[] = []) => {
  const content = await startFakeContent((path, query, response) => {
    if (path === '/media/fedcba9876543210fedcba9876543210.png') {
      response.writeHead(200, { 'content-length': 4321 })
      return response.end()
    }
    if (path === 'news') {
      const data = news.filter(({ title }) => title.includes(query.get('search') ?? '')).map(newsOf)
      return { data, meta: { current_page: 1, last_page: 1, per_page: 20, total: data.length } }
    }
    if (path === 'settings/general') return { data: { id: 1, slug: null, fallback: [], title: 'Нархоз & Ко', ...nothing } }
    if (path === 'pages/news-catalog')
      return {
        data: {
          id: 2,
          slug: 'x',
          title: 'x',
          seo: { title: 'x', description: 'Барлығы' },
          banner: null,
          page_type: 'static',
          path: 'x',
          fallback: [],
        },
      }
    if (path === 'news-filters/school') return { data: [{ value: 'business-school', title: 'Бизнес-мектеп', count: 1 }] }
    if (path.startsWith('events/')) return { data: path.endsWith('upcoming') ? events.map(eventOf) : [] }
    return undefined
  })
  const small = await startSmallSite(content.url)
  onTestFinished(async () => {
    await small.stop()
    await content.stop()
  })
  await expect.poll(() => content.listeners()).toBe(1)
  return { content, ...small }
}

const titlesIn = (json: string) => (JSON.parse(json) as { items: { title: string }[] }).items.map(({ title }) => title)

test.each(locales)('a feed in %s names its language, its address and its content', async (lang: Locale) => {
  const { get, content } = await opened([
    {
      id: 7,
      slug: 'open-day',
      title: 'Ашық <есік> & ]]> күні',
      updated_at: '2026-09-03T05:00:00Z',
      picture: { url: '/media/0123456789abcdef0123456789abcdef.jpg', width: 2, height: 1, alt: '' },
    },
    { id: 8, slug: 'second', title: 'Екінші', fallback: lang === 'kz' ? [] : ['title'] },
  ])
  const tag = languageTags[lang]
  const rss = await get(addressIn(lang, '/news/feed.xml'))
  expect([rss.status, rss.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  for (const part of [
    `<language>${tag}</language>`,
    `<atom:link href="${site}${addressIn(lang, '/news/feed.xml')}" rel="self" type="application/rss+xml"/>`,
    `<link>${site}${addressIn(lang, '/news-catalog')}</link>`,
    `${lang === 'ru' ? '—' : '–'} Нархоз &amp; Ко</title>`,
    '<lastBuildDate>Thu, 03 Sep 2026 10:00:00 +0500</lastBuildDate>',
    '<title>Ашық &lt;есік&gt; &amp; ]]&gt; күні</title>',
    `<link>${site}${addressIn(lang, '/news/open-day')}</link>`,
    `<guid isPermaLink="false">tag:narkhoz.example,2026:news/7/${tag}</guid>`,
    '<pubDate>Tue, 01 Sep 2026 10:00:00 +0500</pubDate>',
    'Лид &amp;amp; &amp;lt;',
    '<category>Бизнес</category>',
    `<enclosure url="${site}/media/0123456789abcdef0123456789abcdef.jpg" length="0" type="image/jpeg"/>`,
  ])
    expect(rss.text).toContain(part)
  expect(rss.text.includes('<dc:language>kk</dc:language>')).toBe(lang !== 'kz')

  const json = await get(addressIn(lang, '/news/feed.json'))
  expect([json.status, json.headers['content-type']]).toEqual([200, 'application/feed+json; charset=utf-8'])
  const feed = JSON.parse(json.text)
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    language: tag,
    feed_url: `${site}${addressIn(lang, '/news/feed.json')}`,
    home_page_url: `${site}${addressIn(lang, '/news-catalog')}`,
    description: 'Барлығы',
  })
  expect(feed.items[0]).toEqual({
    id: `tag:narkhoz.example,2026:news/7/${tag}`,
    url: `${site}${addressIn(lang, '/news/open-day')}`,
    title: 'Ашық <есік> & ]]> күні',
    content_text: 'Лид & <Ашық <есік> & ]]> күні>',
    image: `${site}/media/0123456789abcdef0123456789abcdef.jpg`,
    date_published: '2026-09-01T10:00:00+05:00',
    date_modified: '2026-09-03T10:00:00+05:00',
    tags: ['Бизнес'],
    language: tag,
  })
  expect(feed.items[1].language).toBe('kk')
  expect(content.asked.filter((asked) => asked.startsWith('/api/v1/news')).every((asked) => asked.includes(`lang=${lang}`))).toBe(true)
})

test('a feed has the filters of the catalogue and no others; an invalid value is answered alike', async () => {
  const { get, content } = await opened([
    { id: 1, slug: 'a', title: 'Хакатон' },
    { id: 2, slug: 'b', title: 'Грант' },
  ])
  expect(newsFeedQuery).toEqual(['search', 'school', 'year', 'month'])
  const narrowed = await get('/ru/news/feed.json?utm_source=x&school=business-school&page=3&search=%D0%93%D1%80%D0%B0%D0%BD%D1%82')
  expect(titlesIn(narrowed.text)).toEqual(['Грант'])
  const told = JSON.parse(narrowed.text)
  const query = `?${new URLSearchParams({ search: 'Грант', school: 'business-school' })}`
  expect([told.feed_url, told.home_page_url]).toEqual([`${site}/ru/news/feed.json${query}`, `${site}/ru/news-catalog${query}`])
  expect(told.title).toBe('Новости, Бизнес-мектеп, «Грант»\u00a0— Нархоз & Ко')
  const calls = content.asked.filter((asked) => asked.startsWith('/api/v1/news?'))
  expect(calls.map((call) => new URL(call, site).searchParams.get('page'))).toEqual(['1'])
  expect(titlesIn((await get('/news/feed.json?school=%00')).text)).toHaveLength(2)
  expect((await get(`/news/feed.xml?school=${'x'.repeat(101)}`)).status).toBe(404)
})

test('a feed is cached and compressed, and includes new publications', async () => {
  const news = [{ id: 1, slug: 'a', title: 'Бірінші' }]
  const { get, content } = await opened(news)
  const first = await get('/news/feed.xml', { 'accept-encoding': 'br' })
  expect([first.headers['content-encoding'], first.headers['cache-control']]).toEqual(['br', 'public, max-age=0, must-revalidate'])
  const again = await get('/news/feed.xml', { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) })
  expect([again.status, again.headers['cache-status']]).toEqual([304, 'site; hit'])
  news.unshift({ id: 2, slug: 'b', title: 'Екінші' })
  content.change('news')
  await expect.poll(async () => (await get('/news/feed.xml')).text).toContain('Екінші')
})

test('while the service is down a cached feed stays; any other answers with Retry-After', async () => {
  const { get, content } = await opened([{ id: 1, slug: 'a', title: 'Бірінші' }])
  await get('/news/feed.json')
  await content.stop()
  await expect.poll(async () => (await get('/news/feed.json')).headers['cache-status']).toBe('site; hit; detail=stale')
  for (const unseen of ['/en/news/feed.xml', '/events.ics']) {
    const { status, headers } = await get(unseen)
    expect([status, headers['retry-after']]).toEqual([503, '30'])
  }
})

test('a calendar without events is one all the same, narrowed as the list of events allows', async () => {
  const { get, content } = await opened([])
  const { status, headers, text } = await get('/en/events.ics?school=business-school&when=past')
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
  expect(text).toContain('X-WR-CALNAME:Events – Нархоз & Ко\r\n')
  expect(text.replaceAll('\r\n ', '')).toContain(`SOURCE;VALUE=URI:${site}/en/events.ics?school=business-school\r\n`)
  const calls = content.asked.filter((asked) => asked.includes('/events/')).map((asked) => new URL(asked, site).searchParams)
  expect(calls.map((query) => [query.get('school'), query.get('lang'), query.get('limit')])).toEqual([
    ['business-school', 'en', '100'],
    ['business-school', 'en', '100'],
  ])
})

test('an event has its own file with nothing else in it; a missing one is not found', async () => {
  const { get } = await opened(
    [],
    [
      { id: 3, title: 'Cup' },
      { id: 4, title: 'Tour', url: '/tour' },
    ],
  )
  const { status, headers, text } = await get('/en/events.ics?event=3')
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(text).toContain('UID:event-3@narkhoz.example\r\n')
  expect(text).toContain('X-WR-CALNAME:Cup – Нархоз & Ко\r\n')
  expect(text.replaceAll('\r\n ', '')).toContain(`URL:${site}/en/student-life/events#event-3\r\n`)
  const all = (await get('/en/events.ics')).text
  expect(all.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(all).toContain(`URL:${site}/en/tour\r\n`)
  expect(headers['content-disposition']).toBe("inline; filename*=UTF-8''Cup.ics")
  expect((await get('/en/events.ics')).headers['content-disposition']).toBeUndefined()
  for (const unknown of ['5', 'x', '03', '-3', '3x', '%27'])
    expect((await get(`/en/events.ics?event=${unknown}`)).status, unknown).toBe(404)
})

test('a calendar has the address of a place: the event’s own, else that of the university', async () => {
  const { get } = await opened(
    [],
    [
      { id: 3, title: 'Кубок: «A/B»?', place: 'Стадион' },
      { id: 4, title: 'Поход', place: 'Медеу', address: 'Горная, 465' },
      { id: 5, title: 'Вебинар' },
      { id: 6, title: 'Лекция', place: 'Жандосов, 55, зал 2' },
    ],
  )
  const places = async (query = '') => (await get(`/ru/events.ics${query}`)).text.match(/LOCATION:.*/g)
  expect(await places()).toEqual(
    ['Стадион, Жандосов, 55', 'Медеу, Горная, 465', 'Жандосов, 55, зал 2'].map((at) => `LOCATION:${at.replaceAll(',', '\\,')}`),
  )
  expect(await places('?event=5')).toBeNull()
  const { headers } = await get('/ru/events.ics?event=3')
  expect(headers['content-disposition']).toBe(`inline; filename*=UTF-8''${encodeURIComponent('Кубок «A B».ics')}`)
})

test('a picture in a feed is named with its bytes, and a drawing, which few readers show, is not named', async () => {
  const drawn = '/media/fedcba9876543210fedcba9876543210.svg'
  const { get } = await opened([
    { id: 1, slug: 'one', title: 'One', picture: { url: drawn.replace('svg', 'png'), width: 2, height: 1, alt: '' } },
    { id: 2, slug: 'two', title: 'Two', picture: { url: drawn, width: 2, height: 1, alt: '' } },
  ])
  const { text } = await get('/en/news/feed.xml')
  expect(text.match(/<enclosure[^>]*>/g)).toEqual([
    `<enclosure url="${site}${drawn.replace('svg', 'png')}" length="4321" type="image/png"/>`,
  ])
  expect((await get('/en/news/feed.json')).text).not.toContain('.svg')
})

test.each([
  ['/en', '“One”'],
  ['/ru', '«One»'],
  ['', '«One»'],
])('the title of a feed at %j quotes its filter in the quotation marks of its language', async (lang, quoted) => {
  const { get } = await opened([{ id: 1, slug: 'one', title: 'One' }])
  expect((await get(`${lang}/news/feed.xml?search=One`)).text).toContain(quoted)
})
