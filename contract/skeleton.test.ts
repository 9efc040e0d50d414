import { expect, test } from 'vitest'
import { skeleton, skeletons } from './skeleton.ts'

test.each([
  ['Нархоз', 'Narkhoz', 'Narxoz', 'NARHOZ'],
  ['қаржы', 'каржы', 'qarjy', 'karzhy', 'қаржи'],
  ['бағдарлама', 'багдарлама', 'bagdarlama', 'baghdarlama'],
  ['жатақхана', 'жатакхана', 'zhataqhana', 'jatakhana'],
  ['өнер', 'онер', 'öner', 'oner'],
  ['үкімет', 'укимет', 'ukimet'],
  ['Шыңғыс', 'Шынгыс', 'Shyngys', 'Şyñğys'],
  ['экономика', 'ekonomika'],
  ['общежитие', 'obshchezhitie', 'obshezhitie'],
  ['конференция', 'konferentsiya', 'konferenciya', 'konferencia'],
  ['схема', 'skhema', 'shema'],
  ['учёт', 'учет', 'uchet'],
  ['Жумабаев', 'Zhumabayev', 'Jumabaev', 'Жұмабаев'],
  ['Ерлан', 'Yerlan', 'Erlan'],
  ['Айгүл', 'Айгуль', 'Aigul', 'Aygul'],
  ['Дмитрий', 'Dmitry', 'Dmitriy', 'Dmitri'],
  ['программа', 'programma', 'програма'],
])('%s is written in many ways and is one', (...spellings) => {
  expect(new Set(spellings.map(skeleton)).size, spellings.map(skeleton).join(' ')).toBe(1)
})

test.each([
  ['право', 'правда'],
  ['курс', 'корс'],
  ['грант', 'гранд'],
  ['школа', 'шкала'],
])('%s and %s stay two', (one, other) => {
  expect(skeleton(one)).not.toBe(skeleton(other))
})

test.each([
  ['Alexander', 'Александер'],
  ['Maxim', 'Максим'],
  ['Kazakhstan', 'Қазақстан'],
  ['korporativnye', 'корпоративные'],
  ['Nikolaj', 'Николай'],
])('%s may be meant by %s', (typed, written) => {
  expect(skeletons(typed)).toContain(skeleton(written))
  expect(skeletons(typed)[0]).toBe(skeleton(typed))
})

test('numbers and other alphabets are unchanged', () => {
  expect(skeleton('6B04103')).toBe('6b04103')
  expect(skeleton('東京')).toBe('東京')
  expect(skeletons('')).toEqual([])
})
