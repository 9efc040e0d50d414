import { beforeAll, expect, test } from 'vitest'
import { loadWords } from '../../i18n/words.ts'
import { programThing } from './program.ts'

beforeAll(() => loadWords('en'))

const told = {
  slug: 'finance',
  title: 'Finance',
  code: '6B04103',
  lead: 'Markets and decisions.',
  period: { value: '4', title: '4 years' },
  form: [{ value: 'full-time', title: 'Full-time' }],
  credits: 240,
  fee: 1_480_000,
  deadline: '2026-08-25',
  qualification: 'Bachelor of Business',
  careers: [{ title: 'Analyst' }],
} as const

const telling = { siteUrl: 'https://site.example', lang: 'en' } as const
const thingOf = (more: Partial<Parameters<typeof programThing>[0]> = {}) =>
  programThing({ ...told, form: [...told.form], careers: [...told.careers], ...more }, telling)

test('a program has its place, its duration and its yearly fee', () => {
  expect(thingOf()).toMatchObject({
    '@type': 'EducationalOccupationalProgram',
    name: 'Finance',
    url: 'https://site.example/en/school-program/finance',
    timeToComplete: 'P4Y',
    educationalProgramMode: ['full-time'],
    occupationalCategory: ['Analyst'],
    offers: { priceSpecification: { price: 1_480_000, priceCurrency: 'KZT', unitCode: 'ANN' } },
  })
})

test('half a year is six months', () => {
  expect(thingOf({ period: { value: '1.5', title: '1.5 years' } })).toMatchObject({ timeToComplete: 'P1Y6M' })
})

test('unknown properties are left out', () => {
  const thing = thingOf({ fee: null, credits: null, careers: [] })
  expect([thing.offers, thing.numberOfCredits, thing.occupationalCategory]).toEqual([undefined, undefined, undefined])
})
