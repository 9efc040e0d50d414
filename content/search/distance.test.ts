import { expect, test } from 'vitest'
import { distance } from './distance.ts'

test.each([
  ['ekonomika', 'ekonomika', 0],
  ['ekonomika', 'ekonomka', 1],
  ['ekonomika', 'ekonommika', 1],
  ['ekonomika', 'ekanomika', 1],
  ['ekonomika', 'ekonmoika', 1],
  ['kurs', 'krus', 1],
  ['psihologia', 'pisholagia', 2],
  ['a', '', 1],
  ['', '', 0],
])('%j and %j differ by %i', (one, other, slips) => {
  expect(distance(one, other, 3)).toBe(slips)
  expect(distance(other, one, 3)).toBe(slips)
})

test('a distance beyond the limit is the limit plus one', () => {
  expect(distance('grant', 'biblioteka', 2)).toBe(3)
  expect(distance('abcdef', 'uvwxyz', 2)).toBe(3)
})
