import { locales } from '@narkhoz/contract/locales.ts'
import { beforeAll, expect, test } from 'vitest'
import { loadWords } from '../../i18n/words.ts'
import { eventThing } from './event.ts'
import { newsArticleThing } from './news-article.ts'

beforeAll(() => Promise.all(locales.map(loadWords)))

const telling = { siteUrl: 'https://site.example', lang: 'en' } as const
const university = { '@id': 'https://site.example/#university', name: 'Narxoz University', url: 'https://site.example/en' }

test('who publishes news and holds events is named, not only referred to', () => {
  const article = newsArticleThing({ path: '/news/x', title: 'x', lead: 'x', date: '2026-01-01', picture: null, fallback: [] }, telling)
  const event = eventThing(
    { title: 'x', date: '2026-01-01', end: null, place: null, lead: 'x', url: null },
    '/student-life/events',
    telling,
  )
  expect(article).toMatchObject({ author: university, publisher: university })
  expect(event).toMatchObject({ organizer: university })
})

test('a story that is answered from Kazakh says so', () => {
  const story = { path: '/news/x', title: 'x', lead: 'x', date: '2026-01-01', picture: null }
  expect(newsArticleThing({ ...story, fallback: ['title', 'lead'] }, telling)).toMatchObject({ inLanguage: 'kk' })
  expect(newsArticleThing({ ...story, fallback: [] }, telling)).toMatchObject({ inLanguage: 'en' })
})
