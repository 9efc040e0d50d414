import { expect, test } from 'vitest'
import { admissionOn, type Season } from './admission-season.ts'

const season = (level: string, opens: string, closes: string): Season => ({ level: { value: level }, opens, closes })
const seasons = [
  season('bachelor', '2028-06-20', '2028-08-25'),
  season('bachelor', '2027-06-20', '2027-08-25'),
  season('bachelor', '2029-09-01', '2029-08-01'),
  season('master', '2027-03-01', '2027-07-15'),
]

test.each([
  ['bachelor', '2027-06-19', { is: 'closed', opens: '2027-06-20' }],
  ['bachelor', '2027-06-20', { is: 'open', closes: '2027-08-25' }],
  ['bachelor', '2027-08-25', { is: 'open', closes: '2027-08-25' }],
  ['bachelor', '2027-08-26', { is: 'closed', opens: '2028-06-20' }],
  ['bachelor', '2028-08-26', { is: 'closed' }],
  ['master', '2027-06-19', { is: 'open', closes: '2027-07-15' }],
  ['doctoral', '2027-06-19', { is: 'closed' }],
])('admission to %s on %s', (level, today, expected) => {
  expect(admissionOn(seasons, level, today)).toEqual(expected)
})
