import { locales } from '@narkhoz/contract/locales.ts'
import { beforeAll, expect, test } from 'vitest'
import { loadWords } from '../../i18n/words.ts'
import { eventThing } from './event.ts'
import { newsArticleThing } from './news-article.ts'
import { personThing } from './person.ts'
import { programThing } from './program.ts'
import { researchProjectThing } from './research-project.ts'

beforeAll(() => Promise.all(locales.map(loadWords)))

const telling = { siteUrl: 'https://site.example', lang: 'en' } as const
const university = { '@id': 'https://site.example/#university', name: 'Narxoz University', url: 'https://site.example/en' }

test('who publishes news and holds events is named, not only referred to', () => {
  const article = newsArticleThing({ path: '/news/x', title: 'x', lead: 'x', date: '2026-01-01', picture: null, fallback: [] }, telling)
  const event = eventThing({ id: 3, title: 'x', date: '2026-01-01', end: null, place: null, lead: 'x' }, '/student-life/events', telling)
  expect(article).toMatchObject({ author: university, publisher: university })
  expect(event).toMatchObject({ organizer: university, url: 'https://site.example/en/student-life/events#event-3' })
})

test('who teaches a program, employs people and runs research is named, not only referred to', () => {
  const program = {
    ...{ slug: 'x', title: 'x', code: 'x', lead: 'x', period: { value: '4', title: '4' }, form: [], careers: [] },
    ...{ credits: null, fee: null, deadline: null, qualification: null },
  } as const
  const project = { title: 'x', lead: 'x', url: null, funder: null }
  expect(programThing({ ...program, form: [], careers: [] }, telling)).toMatchObject({ provider: university })
  expect(personThing({ name: 'x', post: 'x', photo: null }, telling)).toMatchObject({ worksFor: university })
  expect(researchProjectThing(project, '/project/x', [], telling)).toMatchObject({ parentOrganization: university })
})

test('a story that is answered from Kazakh says so', () => {
  const story = { path: '/news/x', title: 'x', lead: 'x', date: '2026-01-01', picture: null }
  expect(newsArticleThing({ ...story, fallback: ['title', 'lead'] }, telling)).toMatchObject({ inLanguage: 'kk' })
  expect(newsArticleThing({ ...story, fallback: [] }, telling)).toMatchObject({ inLanguage: 'en' })
})
