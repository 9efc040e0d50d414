import { expect, test } from 'vitest'
import { locales } from '../locales.ts'
import { archiveYears } from './archive.ts'
import { check } from './form.ts'
import { forms } from './registry.ts'
import { sampleValues } from './sample.ts'
import { wrongYears } from './years.ts'

const archive = (admission: string, release: string) =>
  wrongYears(archiveYears, { [archiveYears.admission]: admission, [archiveYears.release]: release }, 2026)
const start = (year: string) => wrongYears({ start: 'year' }, { year }, 2026)

test('graduation before admission and admission in the future are rejected', () => {
  expect(archive('2004', '2000').year_release?.en).toMatch(/before the year of admission/)
  expect(archive('2027', '2030').year_admission?.en).toMatch(/not come yet/)
  for (const [admission, release] of [
    ['2000', '2004'],
    ['2000', '2000'],
    ['2024', '2028'],
    ['abcd', '2000'],
    ['2000', ''],
  ] as const)
    expect(archive(admission, release)).toEqual({})
})

test('study begins this year or in the years ahead', () => {
  for (const year of ['1999', '2025', '2032', '2100']) expect(start(year).year?.ru).toBe('Укажите год с 2026 по 2031.')
  for (const year of ['2026', '2031', ' 2027 ', '', '20 6']) expect(start(year)).toEqual({})
})

test.each([forms['archive-info'], forms.meeting, forms['success-story'], forms.transcript])(
  '$name checks its years in each language',
  (form) => {
    const wrong = check(form, { ...sampleValues(form), year_admission: '2004', year_release: '2000', fio: '' })
    expect(Object.keys(wrong).sort()).toEqual(['fio', 'year_release'])
    for (const locale of locales) expect(wrong.year_release?.[locale]).toMatch(/\S{3}/)
  },
)

test('an application for a programme that began long ago is refused', () => {
  expect(Object.keys(check(forms.school, { ...sampleValues(forms.school), year: '1999' }))).toEqual(['year'])
})
