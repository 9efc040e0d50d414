import { describe, expect, test } from 'vitest'
import { ageOf, yearsOf } from './age.ts'

const words = (en: string) => ({ kz: 'а', en })

describe('a person’s minimum age', () => {
  test.each([
    ['a class of 1998', { post: words('President'), bio: words('<p>Graduated from this university in 1998.</p>') }, 50],
    ['22 years of teaching', { post: words('Lecturer'), bio: words('She taught macroeconomics for twenty-two years.') }, 47],
    ['almost thirty years', { bio: words('Has studied young people for almost thirty years.') }, 55],
    ['a Soviet degree', { post: words('Head of an office'), degree: words('Candidate of Economic Sciences') }, 44],
    ['a deputy dean is no dean', { post: words('Deputy Dean for Research') }, 37],
    ['an assistant professor is no professor', { post: words('Assistant Professor of Law') }, 31],
    ['the dean’s office is no dean', { post: words('Specialist of the Dean’s Office') }, 0],
    ['years of one’s own in a quote', { post: words('Proofreader'), text: words('For thirty years I corrected mistakes.') }, 55],
    ['years of somebody else in a quote', { post: words('Coach'), text: words('My grandfather worked for thirty years.') }, 0],
    ['a recent class', { post: words('Graduate of 2022, hotel manager') }, 26],
    ['a year of graduation', { post: words('Lawyer'), year: 2020 }, 28],
    ['a doctoral student', { post: words('Junior Researcher, doctoral student') }, 24],
  ])('%s', (_, values, years) => {
    expect(yearsOf(values)).toBe(years)
  })
})

test('a portrait looks at least as old, and the same each time', () => {
  const ages = Array.from({ length: 50 }, (_, at) => ageOf(50, `person-${at}`))
  expect(new Set(ages)).toEqual(new Set(['mature']))
  expect(new Set(Array.from({ length: 50 }, (_, at) => ageOf(0, `person-${at}`)))).toEqual(new Set(['young', 'middle']))
  expect(ageOf(0, 'person-1')).toBe(ageOf(0, 'person-1'))
})
