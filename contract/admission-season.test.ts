import { expect, test } from 'vitest'
import { admissionOn, closesEarlier, type Season } from './admission-season.ts'

const season = (level: string, opens: string, closes: string): Season => ({ level: { value: level }, opens, closes })
const seasons = [
  season('bachelor', '2028-06-20', '2028-08-25'),
  season('bachelor', '2027-06-20', '2027-08-25'),
  season('bachelor', '2029-09-01', '2029-08-01'),
  season('master', '2027-03-01', '2027-07-15'),
]

test.each([
  ['bachelor', '2027-06-19', { is: 'closed', opens: '2027-06-20' }],
  ['bachelor', '2027-06-20', { is: 'open', opens: '2027-06-20', closes: '2027-08-25' }],
  ['bachelor', '2027-08-25', { is: 'open', opens: '2027-06-20', closes: '2027-08-25' }],
  ['bachelor', '2027-08-26', { is: 'closed', opens: '2028-06-20' }],
  ['bachelor', '2028-08-26', { is: 'closed' }],
  ['master', '2027-06-19', { is: 'open', opens: '2027-03-01', closes: '2027-07-15' }],
  ['doctoral', '2027-06-19', { is: 'closed' }],
])('admission to %s on %s', (level, today, expected) => {
  expect(admissionOn(seasons, level, today)).toEqual(expected)
})

const opens = '2027-06-20'

test.each([
  ['before its own last day a programme is open until then', '2027-07-04', '2027-07-05', { is: 'open', opens, closes: '2027-07-05' }],
  ['its own last day still counts', '2027-07-05', '2027-07-05', { is: 'open', opens, closes: '2027-07-05' }],
  ['after it the programme waits for the next season', '2027-07-06', '2027-07-05', { is: 'closed', opens: '2028-06-20' }],
  ['a day after the season’s does not prolong it', '2027-08-26', '2027-09-30', { is: 'closed', opens: '2028-06-20' }],
  ['a day of the year before closes no season', '2028-07-01', '2027-07-05', { is: 'open', opens: '2028-06-20', closes: '2028-08-25' }],
  ['without a day of its own it is open as long as its level', '2027-07-06', null, { is: 'open', opens, closes: '2027-08-25' }],
])('%s', (_, today, last, expected) => {
  expect(admissionOn(seasons, 'bachelor', today, last)).toEqual(expected)
})

test.each([
  ['2027-07-05', true],
  ['2027-08-25', false],
  ['2027-09-30', false],
  ['2026-07-05', false],
  [null, false],
])('a programme with the last day %s closes earlier than its level: %s', (last, expected) => {
  expect(closesEarlier(seasons, 'bachelor', last)).toBe(expected)
})
