import * as v from 'valibot'
import { almatyClock } from '../almaty-clock.ts'
import { constants } from '../constants.ts'
import { nextWorkingDay } from '../public-holidays.ts'
import { field } from './field.ts'

/** A day as machines write it, whichever way it was typed. */
export const isoDay = (text: string) => (text.includes('.') ? text.split('.').reverse().join('-') : text)

// `Date` turns 30 February into 2 March instead of rejecting it, so the day must survive the round trip.
const isCalendarDate = (text: string) => {
  const iso = isoDay(text)
  const day = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(iso) && iso >= '1900-01-01' && iso <= '2100-12-31'
}

/** A day of the calendar, as browsers send it or as people here write it: `2026-12-31` or `31.12.2026`. */
export const date = field({
  name: 'date',
  label: { kz: 'Күні', ru: 'Дата', en: 'Date' },
  control: 'date',
  max: 10,
  rule: (text) =>
    v.pipe(
      text,
      v.minLength(constants.minimum.date),
      v.regex(/^(?:\d{4}-\d{2}-\d{2}|\d{2}\.\d{2}\.\d{4})$/),
      v.check(isCalendarDate, 'must be a day of the calendar'),
    ),
  missing: { kz: 'Күнді таңдаңыз.', ru: 'Выберите дату.', en: 'Choose a date.' },
  invalid: {
    kz: 'Күнтізбеде бар күнді жазыңыз, мысалы: 31.12.2026.',
    ru: 'Укажите существующую дату, например 31.12.2026.',
    en: 'Enter a real date, for example 31.12.2026.',
  },
  samples: {
    // The first is still to come: forms refuse days that have passed.
    good: [nextWorkingDay(almatyClock().day), '2026-09-01', '31.12.2026', '2028-02-29', '1900-01-01', '2100-12-31'],
    bad: [
      '',
      '2026-9-01',
      '1.09.2026',
      '2026-02-29',
      '29.02.2026',
      '31.04.2026',
      '2026-13-01',
      '2026-00-10',
      '00.01.2026',
      '1899-12-31',
      '2101-01-01',
      '2026/09/01',
      '2026-09-01T10:00',
      'aaaaaaaaaa',
    ],
  },
})
