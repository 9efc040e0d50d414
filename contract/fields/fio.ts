import { lineText } from './line-text.ts'

/** The visitor's name. */
export const fio = lineText({
  name: 'fio',
  label: { kz: 'Аты-жөні', ru: 'Фамилия, имя, отчество', en: 'Full name' },
  autocomplete: 'name',
  max: 200,
  missing: { kz: 'Аты-жөніңізді жазыңыз.', ru: 'Укажите фамилию и имя.', en: 'Enter your full name.' },
  good: ['Әлия Серікқызы Нұрланова', "Anna-Maria O'Neill", 'Иванов И. И.'],
})
