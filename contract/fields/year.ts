import { calendarYear } from './calendar-year.ts'

/** The year in which the visitor wants to begin. */
export const year = calendarYear({
  name: 'year',
  label: { kz: 'Оқуды бастайтын жыл', ru: 'Год начала обучения', en: 'Year of starting' },
  missing: { kz: 'Оқуды бастайтын жылыңызды жазыңыз.', ru: 'Укажите год начала обучения.', en: 'Enter the year you want to start.' },
})
