import { choice } from './choice.ts'

/** The student's year of study. */
export const course = choice({
  name: 'course',
  label: { kz: 'Курс', ru: 'Курс', en: 'Year of study' },
  source: { kind: 'handbook', list: 'student-courses' },
  missing: { kz: 'Курсыңызды таңдаңыз.', ru: 'Выберите курс.', en: 'Choose your year of study.' },
  good: ['2-курс'],
})
