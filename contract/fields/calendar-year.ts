import * as v from 'valibot'
import { almatyClock } from '../almaty-clock.ts'
import { constants } from '../constants.ts'
import { type Field, type FieldOptions, field } from './field.ts'

type CalendarYear<N extends string> = Omit<FieldOptions<N>, 'control' | 'inputMode' | 'invalid' | 'max' | 'rule' | 'samples'>

/** Declares a year: four digits, from 1900 to 2100. */
export const calendarYear = <const N extends string>(declared: CalendarYear<N>): Field<N> =>
  field<N>({
    ...declared,
    control: 'text',
    inputMode: 'numeric',
    max: 4,
    rule: (text) => v.pipe(text, v.minLength(constants.minimum.year), v.regex(/^(?:19\d\d|20\d\d|2100)$/)),
    invalid: {
      kz: 'Жылды төрт цифрмен жазыңыз, мысалы: 2026.',
      ru: 'Укажите год четырьмя цифрами, например 2026.',
      en: 'Enter the year in four digits, for example 2026.',
    },
    // The first is this year: forms refuse years that do not fit the calendar.
    samples: {
      good: [almatyClock().day.slice(0, 4), '2026', '1900', '2100'],
      bad: ['', '202', '20266', '1899', '2101', '20 6', 'abcd', '-202', '2e10', '２０２６'],
    },
  })
