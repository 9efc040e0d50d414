import { expect, test } from 'vitest'
import { inAlphabet } from './in-alphabet.ts'

const titled = (...titles: string[]) => titles.map((title) => ({ title }))

test('a list is ordered by title in the alphabet of its language, without mutating the input', () => {
  const offices = titled('Қабылдау комиссиясы', 'Мұрағат', 'Әскери кафедра', 'Баспасөз қызметі', 'Кітапхана', 'Архив')
  const before = structuredClone(offices)
  expect(inAlphabet(offices, 'kz')).toEqual(
    titled('Архив', 'Әскери кафедра', 'Баспасөз қызметі', 'Кітапхана', 'Қабылдау комиссиясы', 'Мұрағат'),
  )
  expect(offices).toEqual(before)
})
