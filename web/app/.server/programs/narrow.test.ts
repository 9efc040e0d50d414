import { describe, expect, test } from 'vitest'
import { chosenIn, countValues, narrow } from './narrow.ts'

const among = (...names: string[]) => names.map((value) => ({ value, title: value.toUpperCase() }))
const school = (id: number) => ({ id, slug: `school-${id}`, title: `School ${id}` })
const years = (value: '2' | '4') => ({ value, title: value })

type Program = Parameters<typeof narrow>[0][number] & { name: string }

const made = (name: string, of: Record<keyof Parameters<typeof narrow>[0][number], unknown>) => ({ name, ...of }) as Program

const economics = made('economics', {
  school: school(66),
  languages: among('kz', 'ru', 'en'),
  period: years('4'),
  subjects: among('mathematics-geography'),
  form: among('full-time'),
})
const management = made('management', {
  school: school(66),
  languages: among('kz', 'ru'),
  period: years('4'),
  subjects: among('mathematics-geography', 'geography-foreign-language'),
  form: among('full-time', 'evening'),
})
const data = made('data', {
  school: school(68),
  languages: among('en'),
  period: years('4'),
  subjects: among('mathematics-informatics'),
  form: among('full-time'),
})
const shortened = made('shortened', {
  school: null,
  languages: among('kz'),
  period: years('2'),
  subjects: null,
  form: among('evening'),
})
const programs = [economics, management, data, shortened]
const offer = (...names: string[]) => names.map((value) => ({ value, title: value, count: 9 }))
const names = (found: readonly Program[]) => found.map(({ name }) => name)
const counts = (found: readonly { value: string; count: number }[]) => Object.fromEntries(found.map(({ value, count }) => [value, count]))

describe('narrow', () => {
  test('leaves everything, in order, where nothing is chosen', () => {
    expect(names(narrow(programs, {}))).toEqual(['economics', 'management', 'data', 'shortened'])
  })

  test.each([
    [{ school: '66' }, ['economics', 'management']],
    [{ language: 'en' }, ['economics', 'data']],
    [{ period: '2' }, ['shortened']],
    [{ subject: 'geography-foreign-language' }, ['management']],
    [{ form: 'evening' }, ['management', 'shortened']],
    [{ school: '66', language: 'en', form: 'full-time' }, ['economics']],
    [{ school: '68', form: 'evening' }, []],
  ])('%o leaves the programs that fit every choice', (chosen, left) => {
    expect(names(narrow(programs, chosen))).toEqual(left)
  })
})

describe('countValues', () => {
  test('gives the count of each value under the other choices', () => {
    const chosen = { school: '66', language: 'en' }
    expect(counts(countValues(programs, chosen, 'language', offer('kz', 'ru', 'en')))).toEqual({ kz: 2, ru: 2, en: 1 })
    expect(counts(countValues(programs, chosen, 'school', offer('66', '68')))).toEqual({ 66: 1, 68: 1 })
  })

  test('shows a value that leaves nothing with 0', () => {
    expect(counts(countValues(programs, { school: '68' }, 'form', offer('full-time', 'evening')))).toEqual({ 'full-time': 1, evening: 0 })
  })

  test('gives the counts that the choice then has', () => {
    for (const { value, count } of countValues(programs, { form: 'full-time' }, 'language', offer('kz', 'ru', 'en')))
      expect(narrow(programs, { form: 'full-time', language: value })).toHaveLength(count)
  })
})

describe('chosenIn', () => {
  const offered = { school: offer('66'), language: offer('kz', 'en'), period: offer('4'), subject: [], form: offer('evening') }

  test('accepts values of the filters and nothing else', () => {
    expect(chosenIn({ school: '66', language: 'xx', period: '', subject: 'creative', page: '2' }, offered)).toEqual({ school: '66' })
  })
})
