import { expect, test } from 'vitest'
import { byDay, dayOf, daysOf, withinDays } from './written-days.ts'

test('a day is written without its year', () => {
  expect(dayOf('2027-08-24')).toEqual({ kz: '24 тамыз', ru: '24 августа', en: '24 August' })
  expect(dayOf('08-24')).toEqual(dayOf('2027-08-24'))
})

test('a last day has the suffix of its month', () => {
  expect(byDay('08-25')).toEqual({ kz: '25 тамызға дейін', ru: 'до 25 августа', en: 'by 25 August' })
  expect([byDay('07-23').kz, byDay('09-10').kz, byDay('11-01').kz]).toEqual(['23 шілдеге дейін', '10 қыркүйекке дейін', '1 қарашаға дейін'])
})

test('days of one month name it once', () => {
  expect(daysOf('08-24', '08-31')).toEqual({ kz: '24–31 тамыз', ru: '24–31 августа', en: '24–31 August' })
  expect(daysOf('03-01', '07-15')).toEqual({ kz: '1 наурыз\u00a0– 15 шілде', ru: '1 марта\u00a0— 15 июля', en: '1 March – 15 July' })
})

test('a sentence says from when to when', () => {
  expect(withinDays('03-01', '07-15')).toEqual({
    kz: '1 наурыз\u00a0– 15 шілде аралығында',
    ru: 'с 1 марта по 15 июля',
    en: 'from 1 March to 15 July',
  })
  expect(withinDays('08-24', '08-31')).toEqual({
    kz: '24–31 тамыз аралығында',
    ru: 'с 24 по 31 августа',
    en: 'from 24 to 31 August',
  })
})
