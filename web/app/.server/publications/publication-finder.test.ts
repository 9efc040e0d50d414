import { expect, test } from 'vitest'
import { publicationFinder } from './publication-finder.ts'

const school = (id: number) => ({ id, slug: `school-${id}`, title: `School ${id}` })
const quartile = (value: string) => ({ value, title: value.toUpperCase() })
const article = (
  id: number,
  year: number,
  authors: string,
  of = school(66),
  grade: ReturnType<typeof quartile> | null = quartile('q1'),
) => ({
  id,
  year,
  authors,
  school: of,
  quartile: grade,
})

const inEnglish = [
  article(9, 2026, 'Musin S., Abenova Z.'),
  article(4, 2025, 'Abenova Z.', school(68), quartile('q2')),
  article(2, 2024, 'Kim D.; Musin S.', school(68), null),
]
const inRussian = [
  article(9, 2026, 'Мусин С., Абенова З.'),
  article(4, 2025, 'Абенова З.', school(68), quartile('q2')),
  article(2, 2024, 'Ким Д.; Мусин С.', school(68), null),
]
const finderOf = (list: typeof inEnglish, lang = 'en') => publicationFinder(list, new Intl.Collator(lang))
const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id)
const found = (query: Record<string, string>, list = inEnglish) => {
  const finder = finderOf(list)
  return ids(finder.narrow(finder.chosenIn(query)))
}

test.each([
  [{}, [9, 4, 2]],
  [{ year: '2025' }, [4]],
  [{ school: '68' }, [4, 2]],
  [{ quartile: 'q1' }, [9]],
  [{ author: '2-2' }, [9, 2]],
  [{ author: '2-2', year: '2026' }, [9]],
  [{ school: '66', quartile: 'q2' }, []],
])('%o leaves the publications that fit every choice', (query, left) => {
  expect(found(query)).toEqual(left)
})

test('an author is the same in every language, by any position of the name', () => {
  for (const place of ['2-2', '9-1']) {
    expect(found({ author: place })).toEqual([9, 2])
    expect(found({ author: place }, inRussian)).toEqual([9, 2])
  }
})

test.each([{ year: '1900' }, { author: '9-7' }, { author: 'Musin S.' }, { quartile: 'q9' }])('%o is no choice', (query) => {
  expect(found(query)).toEqual([9, 4, 2])
})

test('each value has its count under the other choices; authors are ordered by name', () => {
  const options = finderOf(inEnglish).options({ year: '2026' })
  const of = (filter: string) => options.find((one) => one.filter === filter)?.options
  expect(of('year')?.map(({ title, count }) => [title, count])).toEqual([
    ['2026', 1],
    ['2025', 1],
    ['2024', 1],
  ])
  expect(of('author')?.map(({ title, count }) => [title, count])).toEqual([
    ['Abenova Z.', 1],
    ['Kim D.', 0],
    ['Musin S.', 1],
  ])
})
