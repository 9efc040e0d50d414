import { lineText } from './line-text.ts'

/** A graduate's specialty and faculty. */
export const specialty = lineText({
  name: 'specialty',
  label: { kz: 'Мамандығы мен факультеті', ru: 'Специальность и факультет', en: 'Specialty and faculty' },
  max: 200,
  missing: {
    kz: 'Мамандығыңыз бен факультетіңізді жазыңыз.',
    ru: 'Укажите специальность и факультет.',
    en: 'Enter your specialty and faculty.',
  },
  good: ['Қаржы, экономика факультеті'],
})
