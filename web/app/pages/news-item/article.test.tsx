import { locales } from '@narkhoz/contract/locales.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { LocaleProvider } from '../../i18n/locale.ts'
import { loadWords, wordsIn } from '../../i18n/words.ts'
import { Article } from './article.tsx'

beforeAll(() => Promise.all(locales.map(loadWords)))

const words = { about: 'О новости', school: 'Школа', schoolNews: 'Новости школы' }
const shown = (fallback: string[]) => {
  const story = { title: 'Айтыс', date: '2026-09-01T10:00:00+05:00', school: null, lead: 'Ақындар', picture: null, body: '<p>Өлең</p>' }
  const element = (
    <LocaleProvider value="ru">
      <Article story={{ ...story, fallback }} words={words} />
    </LocaleProvider>
  )
  const router = createMemoryRouter([{ id: 'root', path: '/', element, handle: {} }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('a story in Kazakh only says so in the page’s language, any other says nothing', () => {
  const { untranslated } = wordsIn('ru')
  expect(shown(['title', 'lead', 'body'])).toContain(untranslated)
  expect(shown(['title', 'lead', 'body'])).toContain('<h1 lang="kk">Айтыс</h1>')
  expect(shown([])).not.toContain(untranslated)
})
