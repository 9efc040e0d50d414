import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import type { MetaDescriptor } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { headOf } from '../.server/head.ts'
import { loadWords } from '../i18n/words.ts'
import { pageMeta, screenMeta } from './meta.ts'

beforeAll(() => Promise.all(locales.map(loadWords)))

const siteUrl = 'https://site.example'
const seo = { title: 'Гранты', description: 'Кто и как получает грант' }
const head = (lang: Locale, more = {}, page = {}) => headOf({ seo, fallback: [], ...page }, { lang, siteUrl }, more)

/** The content of the head under a name, a property or a relation. */
const told = (meta: MetaDescriptor[], name: string) =>
  meta.flatMap((one) => {
    const said = one as Record<string, string>
    if ([said.name, said.property].includes(name)) return [said.content]
    if (said.rel === name) return [said.hrefLang ? `${said.hrefLang} ${said.href}` : said.href]
    return name in said ? [said[name]] : []
  })

describe('a page in three languages', () => {
  test('has its title, its description and its canonical URL', () => {
    const meta = pageMeta(head('ru'), '/grants')
    expect(told(meta, 'title')).toEqual(['Гранты'])
    expect(told(meta, 'description')).toEqual(['Кто и как получает грант'])
    expect(told(meta, 'canonical')).toEqual(['https://site.example/ru/grants'])
    expect(told(meta, 'robots')).toEqual([])
  })

  test('names the others, and where those go whose language is none of them', () => {
    for (const lang of locales)
      expect(told(pageMeta(head(lang), '/grants'), 'alternate')).toEqual([
        'kk https://site.example/grants',
        'ru https://site.example/ru/grants',
        'en https://site.example/en/grants',
        'x-default https://site.example/grants',
      ])
  })

  test('has one canonical address for each page of a list', () => {
    expect(told(pageMeta(head('en', { query: '?page=2' }), '/news-catalog'), 'canonical')).toEqual([
      'https://site.example/en/news-catalog?page=2',
    ])
  })
})

test('only real translations are named', () => {
  const alternates = (lang: Locale, page: object) => told(pageMeta(head(lang, {}, page), '/x'), 'alternate')
  const kzAndRu = ['kk https://site.example/x', 'ru https://site.example/ru/x', 'x-default https://site.example/x']
  expect(alternates('kz', { written_in: ['kz', 'ru'] })).toEqual(kzAndRu)
  expect(alternates('ru', { written_in: ['kz', 'ru'] })).toEqual(kzAndRu)
  expect(alternates('en', { written_in: ['kz', 'ru'], fallback: ['title'] })).toEqual([])
})

test('a noindex page says so, and has no other URL', () => {
  const meta = pageMeta(head('kz', { isHidden: true }), '/devSitemap')
  expect(told(meta, 'robots')).toEqual(['noindex'])
  expect([...told(meta, 'canonical'), ...told(meta, 'alternate')]).toEqual([])
})

describe('what networks show', () => {
  test.each([
    ['kz', 'kk_KZ', 'Нархоз университеті'],
    ['ru', 'ru_RU', 'Университет Нархоз'],
    ['en', 'en_US', 'Narxoz University'],
  ] as const)('in %s', (lang, locale, name) => {
    const meta = pageMeta(head(lang), '/')
    expect(told(meta, 'og:locale')).toEqual([locale])
    expect(told(meta, 'og:locale:alternate')).toHaveLength(2)
    expect(told(meta, 'og:site_name')).toEqual([name])
    expect(told(meta, 'og:title')).toEqual(['Гранты'])
    expect(told(meta, 'og:url')).toEqual(told(meta, 'canonical'))
    expect(told(meta, 'og:image')[0]).toMatch(/^https:\/\/site\.example\/.+\.jpg$/)
    expect([told(meta, 'og:image:width'), told(meta, 'og:image:height')]).toEqual([['1200'], ['630']])
    expect(told(meta, 'twitter:card')).toEqual(['summary_large_image'])
  })

  test('is the page’s own picture where they can show it', () => {
    const banner = (url: string) => ({
      banner: { title: null, lead: null, link: null, picture_mobile: null, picture: { url, width: 1600, height: 900, alt: 'Кампус' } },
    })
    const photograph = pageMeta(head('ru', {}, banner('/media/0123456789abcdef0123456789abcdef.jpg')), '/x')
    expect(told(photograph, 'og:image')).toEqual(['https://site.example/media/0123456789abcdef0123456789abcdef.jpg'])
    expect([told(photograph, 'og:image:width'), told(photograph, 'og:image:alt')]).toEqual([['1600'], ['Кампус']])
    const drawing = pageMeta(head('ru', {}, banner('/media/0123456789abcdef0123456789abcdef.svg')), '/x')
    expect(told(drawing, 'og:image:width')).toEqual(['1200'])
  })
})

test('a screen has its breadcrumb', () => {
  const way = { item: 1, above: [{ title: 'Гранты', to: '/grants' }] }
  const args = {
    loaderData: { head: head('ru'), page: { title: 'Алтын белгі' } },
    location: { pathname: '/grant/altyn-belgi' },
    matches: [{ id: 'root', loaderData: { way } }, undefined],
  }
  const [document] = told(screenMeta(args), 'script:ld+json') as unknown as [
    { '@graph': { itemListElement: { name: string; item: string }[] }[] },
  ]
  expect(document['@graph'][0]?.itemListElement.map(({ name, item }) => [name, item])).toEqual([
    ['Главная', 'https://site.example/ru'],
    ['Гранты', 'https://site.example/ru/grants'],
    ['Алтын белгі', 'https://site.example/ru/grant/altyn-belgi'],
  ])
  expect(screenMeta({ ...args, loaderData: undefined })).toEqual([])
})

test('news is an article for networks, anything else a website', () => {
  expect(told(pageMeta(head('en'), '/news/x', { '@type': 'NewsArticle' }), 'og:type')).toEqual(['article'])
  expect(told(pageMeta(head('en'), '/grants', { '@type': 'Event' }), 'og:type')).toEqual(['website'])
})
