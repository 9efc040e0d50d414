import { expect, test } from 'vitest'
import { searchGroups } from './search-groups.ts'

const found = (kind: string, id: number, path: string | null = null) => ({ kind, id, title: 'Экономика', lead: '', path, fallback: [] })

test('results stand by kind under its name, the kind of the best match first', () => {
  const groups = searchGroups([found('news', 3, '/news/x'), found('book', 1), found('news', 2, '/news/y')], 'ru', 'Другое')
  expect(groups.map(({ title, results }) => [title, results.map(({ id }) => id)])).toEqual([
    ['Новости', [3, 2]],
    ['Книги', [1]],
  ])
})

test.each([
  ['book', '/library'],
  ['rating', '/ratings'],
  ['university', '/partner-universities'],
  ['event', '/student-life/events'],
  ['vacancy', '/career-development-office'],
  ['employee', null],
  ['document', null],
])('a %s without a page of its own leads to %s', (kind, to) => {
  expect(searchGroups([found(kind, 1)], 'kz', 'Басқа')[0]?.results[0]?.to).toBe(to)
})

test('a kind that nobody knows has a name all the same', () => {
  expect(searchGroups([found('comet', 1)], 'kz', 'Басқа')).toEqual([
    { kind: 'comet', title: 'Басқа', results: [{ id: 1, title: 'Экономика', lead: '', to: null, fallback: [] }] },
  ])
})
