import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startFakeContent } from '../testing/fake-content.ts'
import { startSmallSite } from '../testing/small-site.ts'
import { createAddressGuesses } from './address-guesses.ts'

const child = (url: string, title: string) => ({ url, title, desc: null })
const titles = {
  kz: [child('/contacts', 'Байланыс'), child('/library', 'Кітапхана'), child('/career-development-office', 'Мансапты дамыту кеңсесі')],
  ru: [child('/contacts', 'Контакты'), child('/library', 'Библиотека'), child('/career-development-office', 'Офис развития карьеры')],
  en: [child('/contacts', 'Contacts'), child('/library', 'Library'), child('/career-development-office', 'Career development office')],
}
type Lang = keyof typeof titles

const menuIn = (lang: Lang) => ({
  id: 1,
  slug: 'header',
  title: 'x',
  fallback: [],
  items: [{ title: 'x', url: null, desc: null, children: titles[lang] }],
})

const support = { kz: 'Психологиялық қолдау', ru: 'Психологическая поддержка', en: 'Psychological support' }
const hostel = { kz: 'Жатақхана', ru: 'Общежитие', en: 'Halls of residence' }

const pageIn = (lang: Lang) => ({
  ...{ id: 9, slug: 'hostel', path: 'hostel', title: hostel[lang], fallback: [], banner: null },
  type: { value: 'static', title: 'x' },
})

const errorPage = { ...pageIn('en'), id: 10, slug: '404', path: '404', title: 'Page not found' }

const betsIn = (lang: Lang) => [
  { queries: ['психолог', 'counsellor'], targets: [{ title: support[lang], url: '/center/psychological-support' }] },
  { queries: ['цены', 'prices'], targets: [{ title: 'x', url: '/edu-finance#fees' }] },
  {
    queries: ['виза', 'visa support'],
    targets: [
      { title: 'For students', url: '/information-for-international-students' },
      { title: 'For teachers', url: '/information-for-foreign-teachers' },
    ],
  },
  { queries: ['злой'], targets: [{ title: 'x', url: '//evil.example' }] },
  { queries: ['недобрый'], targets: [{ title: 'x', url: 'https://evil.example' }] },
]

const listOf = (data: readonly unknown[]) => ({ data, meta: { current_page: 1, last_page: 1, per_page: 100, total: data.length } })

const opened = async () => {
  const content = await startFakeContent((path, query) => {
    const lang = query.get('lang') as Lang
    if (path.startsWith('menus/')) return { data: menuIn(lang) }
    if (path === 'pages') return listOf([pageIn(lang)])
    if (path === 'search/best-bets') return { data: betsIn(lang) }
    return undefined
  })
  const site = await startSmallSite(content.url)
  onTestFinished(async () => {
    await site.stop()
    await content.stop()
  })
  return { content, ...site }
}

test.each([
  ['/News?a=B', '/news?a=B'],
  ['/ru/Some/Page', '/ru/some/page'],
  ['/RU/News?a=B', '/ru/news?a=B'],
  ['/KZ/News', '/news'],
  ['/Kz', '/'],
  ['/KK/EN', '/en'],
  ['/education', '/education/bachelor'],
  ['/ru/Education', '/ru/education/bachelor'],
  ['/en/admissions', '/en/applicants'],
  ['/en/visa', '/en/information-for-international-students'],
  ['/ru/abiturient', '/ru/applicants'],
  ['/rss', '/news/feed.xml'],
  ['/en/feed', '/en/news/feed.xml'],
  [`/ru/${encodeURIComponent('контакты')}`, '/ru/contacts'],
  [`/${encodeURIComponent('Кітапхана')}`, '/library'],
  ['/kitaphana', '/library'],
  ['/qitapkhana', '/library'],
  ['/ru/kontakty', '/ru/contacts'],
  [`/en/${encodeURIComponent('Мансапты-дамыту-кеңсесі')}`, '/en/career-development-office'],
  [`/ru/${encodeURIComponent('общежитие')}`, '/ru/hostel'],
  ['/en/halls-of-residence', '/en/hostel'],
  [`/ru/${encodeURIComponent('психолог')}`, '/ru/center/psychological-support'],
  [`/${encodeURIComponent('Психолог')}`, '/center/psychological-support'],
  ['/en/counsellor', '/en/center/psychological-support'],
  [`/ru/${encodeURIComponent('цены')}?a=b`, '/ru/edu-finance?a=b#fees'],
  ['/home', '/'],
  ['/ru/home', '/ru'],
  ['/en/Home.html', '/en'],
  ['/ru/hostel.html', '/ru/hostel'],
  ['/hostel.htm?a=b', '/hostel?a=b'],
  ['/ru/contacts.php', '/ru/contacts'],
  ['/en/News.aspx', '/en/news'],
  ['/ru/news/open-day.html', '/ru/news/open-day'],
  ['/ru/education/bachelor.html', '/ru/education/bachelor'],
  ['/ru//news', '/ru/news'],
  ['//ru//news/', '/ru/news'],
  ['/ru//news?a=//b', '/ru/news?a=//b'],
  ['/kz//hostel', '/hostel'],
])('%s, which is no page, leads to %s', async (wrong, right) => {
  const { get } = await opened()
  const { status, headers } = await get(wrong)
  expect([status, headers.location]).toEqual([308, right])
})

test.each([
  '/404',
  '/nowhere',
  '/ru/nowhere',
  '/Nowhere.data',
  '/nowhere.html',
  '/ru/404.html',
  `/ru/${encodeURIComponent('виза')}`,
  `/ru/${encodeURIComponent('злой')}`,
  `/ru/${encodeURIComponent('недобрый')}`,
  '//evil.example',
  '///evil.example',
  '//evil.example/%2e%2e',
  '/kz//evil.example',
  '/ru//nowhere',
  '/school//evil',
  '//%5Cevil.example',
])('%s leads nowhere', async (path) => {
  const { get } = await opened()
  expect((await get(path)).status).toBe(404)
})

const guessing = (menu = vi.fn(async () => menuIn('en') as never)) => {
  const bestBets = async () => betsIn('en')
  const paged = async () => listOf([pageIn('en'), errorPage]) as never
  return { menu, ...createAddressGuesses(() => ({ menu, paged, bestBets }), pino({ level: 'silent' })) }
}

test('pages that share a best bet are offered by it, under their titles', async () => {
  const { guesses } = guessing()
  expect((await guesses('en', `/${encodeURIComponent('виза')}`)).map(({ to, title }) => [to, title])).toEqual([
    ['/information-for-international-students', 'For students'],
    ['/information-for-foreign-teachers', 'For teachers'],
  ])
  expect((await guesses('en', '/hostell-of-residense'))[0]?.to).toBe('/hostel')
})

test('pages whose title or address is alike are guessed, best first, three at most', async () => {
  const { guesses } = guessing()
  expect(await guesses('en', '/contakts')).toEqual([expect.objectContaining({ to: '/contacts', title: 'Contacts' })])
  expect((await guesses('en', '/office/career-developement'))[0]?.to).toBe('/career-development-office')
  expect(await guesses('en', '/zzzzzz')).toEqual([])
  expect(await guesses('en', '/page-not-here')).toEqual([])
})

test('menus are fetched once, for any number of invented addresses, and also after a failure', async () => {
  for (const menu of [vi.fn(async () => menuIn('en') as never), vi.fn(async () => Promise.reject(new Error('away')))]) {
    const { guesses, redirect } = guessing(menu)
    for (let at = 0; at < 50; at += 1) await Promise.all([guesses('en', `/a-${at}`), redirect('en', `/B-${at}`)])
    expect(menu).toHaveBeenCalledTimes(6)
  }
})

test('titles become text, never markup', async () => {
  const evil = { ...menuIn('en'), items: [{ title: 'contakts "><script>', url: '/contacts', desc: null, children: [] }] }
  const { markup } = guessing(vi.fn(async () => evil as never))
  const html = await markup('en', '/contakts')
  expect(html).toContain('href="/en/contacts"')
  expect(html).not.toContain('<script>')
})
