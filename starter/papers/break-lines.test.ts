import { expect, test } from 'vitest'
import { breakLines } from './break-lines.ts'

const letters = (text: string) => text.length

test('breaks between words', () => {
  expect(breakLines('Кітапханашы кітапты тауып береді', 20, letters)).toEqual(['Кітапханашы кітапты', 'тауып береді'])
})

test('parts a long Kazakh word between syllables, and only where it fits no line', () => {
  const lines = breakLines('жауапкершіліктендірілмегендіктен', 12, letters)
  expect(lines.join('').replaceAll('-', '')).toBe('жауапкершіліктендірілмегендіктен')
  expect(lines).toEqual(['жауапкерші-', 'ліктендіріл-', 'мегендіктен'])
  expect(breakLines('бұл халықаралық', 12, letters)).toEqual(['бұл', 'халықаралық'])
})

test('parts an address after its signs and without a hyphen', () => {
  expect(breakLines('academic.council@narxoz.example', 18, letters)).toEqual(['academic.council@', 'narxoz.example'])
})

test('keeps a figure with its word and a phone in one piece', () => {
  expect(breakLines('барлығы 600 000 теңге', 16, letters)).toEqual(['барлығы', '600 000 теңге'])
  expect(breakLines('телефон +7 (727) 377-11-20', 20, letters)).toEqual(['телефон', '+7 (727) 377-11-20'])
})

test('no line exceeds the width as long as a letter fits', () => {
  const text = 'Институционалдық репозиторийге орналастырылғандардың электрондық нұсқаларына сілтеме'
  for (const width of [3, 5, 9, 17, 40]) for (const line of breakLines(text, width, letters)) expect(line.length).toBeLessThanOrEqual(width)
})
