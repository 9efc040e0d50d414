import { locales } from '@narkhoz/contract/locales.ts'
import { beforeAll, expect, test } from 'vitest'
import { loadWords } from '../i18n/words.ts'
import type { Settings } from './root-data.ts'
import { breadcrumbThing, siteThing, structuredData, universityThing } from './structured-data.ts'

beforeAll(() => Promise.all(locales.map(loadWords)))

const telling = { siteUrl: 'https://site.example', lang: 'ru' } as const

const settings: Settings = {
  id: 1,
  slug: null,
  fallback: [],
  title: 'Университет Нархоз',
  elements: {
    value: [
      { type: { value: 'hours', title: 'Часы работы' }, title: 'Часы работы', value: 'Пн–Пт 9:00–18:00', url: null },
      { type: { value: 'phone', title: 'Телефон' }, title: 'Приёмная', value: '+7 (727) 000-00-00', url: 'tel:+77270000000' },
    ],
  },
  account_url: null,
  consultation_image: null,
  footer_logo: null,
  socials: [{ network: { value: 'youtube', title: 'YouTube' }, title: null, url: 'https://video.example/university' }],
  email: 'info@university.example',
  address: 'г. Алматы, ул. Жандосова, 55',
}

const said = (thing: object) => JSON.parse(JSON.stringify(thing))

test('the university has an address, phone, logo and networks', () => {
  expect(said(universityThing(settings, '/dist/icon.png', telling))).toEqual({
    '@type': 'CollegeOrUniversity',
    '@id': 'https://site.example/#university',
    name: 'Университет Нархоз',
    url: 'https://site.example/ru',
    logo: 'https://site.example/dist/icon.png',
    telephone: '+7 (727) 000-00-00',
    email: 'info@university.example',
    address: { '@type': 'PostalAddress', streetAddress: 'г. Алматы, ул. Жандосова, 55', addressLocality: 'Алматы', addressCountry: 'KZ' },
    sameAs: ['https://video.example/university'],
  })
})

test('what editors left empty is not said', () => {
  const bare = { ...settings, elements: null, socials: null, email: null, address: null }
  expect(Object.keys(said(universityThing(bare, '/dist/icon.png', telling)))).toEqual(['@type', '@id', 'name', 'url', 'logo'])
})

test('search is offered in the page’s language', () => {
  const actions = locales.map((lang) => said(siteThing('x', { ...telling, lang })).potentialAction.target.urlTemplate)
  expect(actions).toEqual(['/search', '/ru/search', '/en/search'].map((path) => `https://site.example${path}?query={search_term_string}`))
})

test('the way to a page is numbered from the main page on', () => {
  const steps = [
    { title: 'Главная', to: '/' },
    { title: 'Гранты', to: '/grants' },
    { title: 'Алтын белгі', to: '/grant/altyn-belgi' },
  ]
  expect(said(breadcrumbThing(steps, telling)).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Главная', item: 'https://site.example/ru' },
    { '@type': 'ListItem', position: 2, name: 'Гранты', item: 'https://site.example/ru/grants' },
    { '@type': 'ListItem', position: 3, name: 'Алтын белгі', item: 'https://site.example/ru/grant/altyn-belgi' },
  ])
})

test('several things are one document', () => {
  const { 'script:ld+json': document } = structuredData(siteThing('x', telling), breadcrumbThing([], telling))
  expect(document['@context']).toBe('https://schema.org')
  expect(document['@graph'].map((thing) => thing['@type'])).toEqual(['WebSite', 'BreadcrumbList'])
})
