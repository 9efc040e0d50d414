import * as v from 'valibot'
import { constants } from '../constants.ts'
import { field } from './field.ts'

/** The visitor's phone in the mask `+7 (___) ___-__-__`; sent as `phone`. */
export const tel = field({
  name: 'tel',
  wire: 'phone',
  label: { kz: 'Телефон', ru: 'Телефон', en: 'Phone' },
  hint: { kz: 'Пішімі: +7 (777) 123-45-67', ru: 'В виде +7 (777) 123-45-67', en: 'As +7 (777) 123-45-67' },
  control: 'tel',
  autocomplete: 'tel',
  inputMode: 'tel',
  max: 32,
  rule: (text) => v.pipe(text, v.minLength(constants.minimum.tel), v.regex(/^[+\d][\d ()-]*$/)),
  missing: { kz: 'Телефон нөміріңізді жазыңыз.', ru: 'Укажите номер телефона.', en: 'Enter your phone number.' },
  invalid: {
    kz: 'Нөмірді толық жазыңыз: +7 (777) 123-45-67.',
    ru: 'Укажите номер полностью: +7 (777) 123-45-67.',
    en: 'Enter the whole number: +7 (777) 123-45-67.',
  },
  samples: {
    good: ['+7 (777) 123-45-67', '+7 (701) 000-00-00'],
    bad: ['+7 (777) 123-45-6', '87771234567', '+7 (777) 123-45-67<b>', 'aaaaaaaaaaaaaaaaaa'],
  },
})
