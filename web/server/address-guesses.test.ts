import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createAddressGuesses } from './address-guesses.ts'
import { startStandIn } from './testing/content-stand-in.ts'
import { startSmallSite } from './testing/small-site.ts'

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

const opened = async () => {
  const content = await startStandIn((path, query) => (path.startsWith('menus/') ? { data: menuIn(query.get('lang') as Lang) } : undefined))
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
])('%s, which is no page, leads to %s', async (wrong, right) => {
  const { get } = await opened()
  const { status, headers } = await get(wrong)
  expect([status, headers.location]).toEqual([308, right])
})

test.each(['/404', '/nowhere', '/ru/nowhere', '/Nowhere.data'])('%s leads nowhere', async (path) => {
  const { get } = await opened()
  expect((await get(path)).status).toBe(404)
})

const guessing = (menu = vi.fn(async () => menuIn('en') as never)) => ({
  menu,
  ...createAddressGuesses(() => ({ menu }), pino({ level: 'silent' })),
})

test('pages whose title or address is alike are guessed, best first, three at most', async () => {
  const { guesses } = guessing()
  expect(await guesses('en', '/contakts')).toEqual([expect.objectContaining({ to: '/contacts', title: 'Contacts' })])
  expect((await guesses('en', '/office/career-developement'))[0]?.to).toBe('/career-development-office')
  expect(await guesses('en', '/zzzzzz')).toEqual([])
})

test('menus are asked for once, however many addresses are made up, and also where they cannot be had', async () => {
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
