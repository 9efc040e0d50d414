import * as v from 'valibot'
import { constants } from '../constants.ts'
import { field } from './field.ts'

/** A time of the day; some browsers add the seconds. */
export const time = field({
  name: 'time',
  label: { kz: 'Уақыты', ru: 'Время', en: 'Time' },
  control: 'time',
  max: 8,
  rule: (text) => v.pipe(text, v.minLength(constants.minimum.time), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/)),
  missing: { kz: 'Уақытты таңдаңыз.', ru: 'Выберите время.', en: 'Choose a time.' },
  invalid: { kz: 'Уақытты 09:30 түрінде жазыңыз.', ru: 'Укажите время в виде 09:30.', en: 'Enter the time as 09:30.' },
  samples: {
    good: ['11:00', '09:30', '00:00', '23:59', '14:05:30'],
    bad: ['', '9:30', '24:00', '12:60', '12-30', '12:30:60', '12:30:', '12:30 PM', 'aa:aa'],
  },
})
