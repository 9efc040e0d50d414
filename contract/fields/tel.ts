import * as v from 'valibot'
import { constants } from '../constants.ts'
import { field } from './field.ts'

// An untouched mask has too few digits; ten are the least of any complete phone number here.
const pattern = /^(?=(?:\D*\d){10})[+\d][\d ()-]*$/

const example = '+7 (777) 123-45-67'

// No line ends within it.
const inOneLine = example.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060')

/** The visitor's phone in the mask `+7 (___) ___-__-__`; sent as `phone`. */
export const tel = field({
  name: 'tel',
  wire: 'phone',
  label: { kz: 'Телефон', ru: 'Телефон', en: 'Phone' },
  hint: {
    kz: `Ел кодымен, мысалы: ${inOneLine}`,
    ru: `С кодом страны, например: ${inOneLine}`,
    en: `With the country code, for example: ${inOneLine}`,
  },
  control: 'tel',
  autocomplete: 'tel',
  inputMode: 'tel',
  max: 32,
  rule: (text) => v.pipe(text, v.minLength(constants.minimum.tel), v.regex(pattern)),
  missing: { kz: 'Телефон нөміріңізді жазыңыз.', ru: 'Укажите номер телефона.', en: 'Enter your phone number.' },
  invalid: {
    kz: `Нөмірді ел кодынан бастап, ${example} үлгісімен жазыңыз.`,
    ru: `Укажите номер с кода страны, по образцу ${example}.`,
    en: `Enter the number starting with the country code, like ${example}.`,
  },
  samples: {
    good: ['+7 (777) 123-45-67', '+7 (701) 000-00-00', '+44 (20) 7946-09-58', `+7 (777) 123-45-67 ${'0'.repeat(13)}`],
    bad: [
      '',
      '+7 (777) 123-45-6',
      '+7 (777) 123-45-6 ',
      '87771234567',
      '+7 (___) ___-__-__',
      `+7${'-'.repeat(16)}`,
      '+7 (777) 123-45-67<b>',
      'aaaaaaaaaaaaaaaaaa',
      '+7 (777) 123-45-67\n',
      `+7 (777) 123-45-67 ${'0'.repeat(14)}`,
    ],
  },
})
