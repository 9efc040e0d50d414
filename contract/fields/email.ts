import * as v from 'valibot'
import { field } from './field.ts'

// No spaces, then @, then text, a dot and an ending of 2 to 10 lower-case letters (section 5). Each part excludes what
// follows it, so a long input is judged in one pass.
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
    kz: 'Пошта name@mail.kz түрінде, кіші әріппен аяқталуы керек.',
    ru: 'Почта должна быть вида name@mail.kz и заканчиваться строчными буквами.',
    en: 'An email looks like name@mail.kz and ends in lower-case letters.',
  },
  samples: {
    good: ['a@b.kz', 'first.last+tag@uni.edu.kz', 'a@b.abcdefghij'],
    bad: ['a b@c.kz', 'a@b', 'a@b.k', 'a@b.abcdefghijk', 'a@b.KZ', '@b.kz', 'a@@b.kz', 'a@b.kz\nBcc: c@d.kz', '"a b"@c.kz', 'a@b..kz'],
  },
})
