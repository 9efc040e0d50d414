import { expect, test } from 'vitest'
import { resultsElsewhere, searchGroups } from './search-groups.ts'

const found = (kind: string, id: number, path: string | null = null, lang?: 'kz' | 'ru' | 'en') => ({
  kind,
  id,
  title: 'Экономика',
  lead: '',
  path,
  fallback: [],
  ...(lang && { lang }),
})

test('results are grouped by kind, the kind of the best match first', () => {
  const groups = searchGroups([found('news', 3, '/news/x'), found('book', 1), found('news', 2, '/news/y')], 'ru', 'Другое')
  expect(groups.map(({ title, results }) => [title, results.map(({ key }) => key)])).toEqual([
    ['Новости', ['news 3', 'news 2']],
    ['Книги', ['book 1']],
  ])
})

test('results of other languages are a separate group and lead to their language', () => {
  const all = [found('news', 3, '/news/x'), found('news', 4, '/news/y', 'kz'), found('page', 1, '/', 'ru'), found('award', 9, null, 'en')]
  expect(searchGroups(all, 'en', 'Other').flatMap(({ results }) => results.map(({ key }) => key))).toEqual(['news 3'])
  expect(resultsElsewhere(all).map(({ key, to, elsewhere }) => [key, to, elsewhere])).toEqual([
    ['news 4', '/news/y', { name: 'Қазақша', tag: 'kk' }],
    ['page 1', '/ru', { name: 'Русский', tag: 'ru' }],
    ['award 9', null, { name: 'English', tag: 'en' }],
  ])
})

test('a result of another language that is written in the visitor’s leads to their page, under its title there', () => {
  const news = { ...found('news', 4, '/news/y', 'kz'), own: { title: 'Economics', lead: 'In English' } }
  const [result] = resultsElsewhere([news])
  expect(result).toMatchObject({ title: 'Economics', lead: 'In English', to: '/news/y', marks: { title: [], lead: [] } })
  expect(result).not.toHaveProperty('elsewhere')
})

test('results have an anchor on their page, and a note that distinguishes equal titles', () => {
  const question = { ...found('question', 12, '/education/bachelor'), anchor: 'question-12' }
  const program = { ...found('program', 31, '/school-program/law'), note: 'Докторантура' }
  const results = searchGroups([question, program], 'ru', 'Другое').flatMap((group) => group.results)
  expect(results.map(({ to, note }) => [to, note])).toEqual([
    ['/education/bachelor#question-12', undefined],
    ['/school-program/law', 'докторантура'],
  ])
  const [abroad] = resultsElsewhere([{ ...question, lang: 'ru' }])
  expect(abroad?.to).toBe('/ru/education/bachelor#question-12')
})

test('an unknown kind has a fallback name', () => {
  expect(searchGroups([found('comet', 1)], 'kz', 'Басқа')).toEqual([
    {
      kind: 'comet',
      title: 'Басқа',
      results: [{ key: 'comet 1', title: 'Экономика', lead: '', to: null, fallback: [], marks: { title: [], lead: [] } }],
    },
  ])
})
