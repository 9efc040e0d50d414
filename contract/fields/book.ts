import { choice } from './choice.ts'

/** The book that is ordered; sent as `book_id`. */
export const book = choice({
  name: 'book',
  wire: 'book_id',
  label: { kz: 'Кітап', ru: 'Книга', en: 'Book' },
  source: { kind: 'book' },
  missing: { kz: 'Кітапты таңдаңыз.', ru: 'Выберите книгу.', en: 'Choose a book.' },
  good: ['Экономикалық теория'],
})
