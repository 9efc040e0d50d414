import { locales } from '@narkhoz/contract/locales.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { LocaleProvider } from '../../i18n/locale.ts'
import { loadWords, wordsIn } from '../../i18n/words.ts'
import { Card } from '../../kit/card.tsx'
import { Timeline } from '../../kit/timeline.tsx'
import { RowList } from '../row-list/row-list.tsx'
import { BookShelf } from './book-shelf.tsx'

beforeAll(() => Promise.all(locales.map(loadWords)))

const book = { id: 1, author: 'А', topic: null, edition: '2025', isLent: true, cover: null, url: null }
const shown = (titleLang?: string) =>
  renderToStaticMarkup(
    <LocaleProvider value="ru">
      <MemoryRouter>
        <Card kind="bare" to={undefined} title="Айтыс" titleLang={titleLang} />
        <RowList rows={[{ key: 1, title: 'Домбыра', titleLang }]} />
        <Timeline events={[{ key: 1, year: 1985, title: 'Ашылды', titleLang }]} />
        <BookShelf books={[{ ...book, title: 'Сөздік', titleLang }]} words={{ order: '', read: '' }} search="" />
      </MemoryRouter>
    </LocaleProvider>,
  )

test('a card, a row, an entry of a timeline and a book in Kazakh only say so in the page’s language, others say nothing', () => {
  const { onlyKazakh } = wordsIn('ru').kit
  expect(shown('kk').split(onlyKazakh)).toHaveLength(5)
  expect(shown()).not.toContain(onlyKazakh)
})
