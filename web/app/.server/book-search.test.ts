import { expect, test } from 'vitest'
import { booksMatching } from './book-search.ts'

const books = [
  { title: 'Абай жолы', author: 'Мұхтар Әуезов', topic: 'Қазақ әдебиеті', isbn: '978-601-00-0000-5' },
  { title: 'Учёт и аудит', author: 'Л. Ибрагимова', topic: 'Учёт', isbn: null },
  { title: 'Clean Code', author: 'Robert Martin', topic: null, isbn: null },
]

test.each([
  ['', [0, 1, 2]],
  ['  ', [0, 1, 2]],
  ['ӘУЕЗОВ', [0]],
  ['әуезов абай', [0]],
  ['абай martin', []],
  ['учет', [1]],
  ['9786010000005', [0]],
  ['978-601', [0]],
  ['қазақ', [0]],
  ['code', [2]],
  ['.*', []],
])('%j finds %j', (search, found) => {
  expect(booksMatching(books, search)).toEqual(found.map((at) => books[at]))
})
