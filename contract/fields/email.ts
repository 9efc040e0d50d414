import * as v from 'valibot'
import { field } from './field.ts'

// No spaces, then @, then text, a dot and an ending of 2 to 10 lower-case letters (section 5). Each part excludes what follows it,
// so that matching is linear; quotes, brackets and separators would change the meaning of a mail header.
const pattern = /^[^\s@<>"(),:;[\]\\]+@[^\s@.<>"(),:;[\]\\]+(?:\.[^\s@.<>"(),:;[\]\\]+)*\.[a-z]{2,10}$/

/** The visitor's email address. */
export const email = field({
  name: 'email',
  label: { kz: 'Электрондық пошта', ru: 'Электронная почта', en: 'Email' },
  hint: { kz: 'Мысалы: aigerim@mail.kz', ru: 'Например: aigerim@mail.kz', en: 'For example: aigerim@mail.kz' },
  control: 'email',
  autocomplete: 'email',
  inputMode: 'email',
  max: 254,
  rule: (text) => v.pipe(text, v.regex(pattern)),
  missing: { kz: 'Электрондық поштаңызды жазыңыз.', ru: 'Укажите электронную почту.', en: 'Enter your email.' },
  invalid: {
    kz: 'Мекенжайды тексеріңіз, үлгісі: name@mail.kz. Соңы кіші латын әріптерімен жазылады.',
    ru: 'Проверьте адрес, образец: name@mail.kz. Окончание пишется строчными латинскими буквами.',
    en: 'Check the address; it should look like name@mail.kz, with lower-case letters at the end.',
  },
  samples: {
    good: ['first.last+tag@uni.edu.kz', 'a@b.kz', 'A@B.kz', 'a@b.abcdefghij', `${'a'.repeat(249)}@b.kz`],
    bad: [
      '',
      'a b@c.kz',
      'a@b c.kz',
      'a@b',
      'a@b.k',
      'a@b.abcdefghijk',
      'a@b.KZ',
      'a@b.k1',
      '@b.kz',
      'a@.kz',
      'a@@b.kz',
      'a@b@c.kz',
      'a@b..kz',
      'a@b.kz.',
      'a@b.kz\nBcc: c@d.kz',
      'a@b.kz\n',
      '"a b"@c.kz',
      'a@b.kz,c@d.kz',
      `${'a'.repeat(250)}@b.kz`,
    ],
  },
})
