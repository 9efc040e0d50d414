import { calendarYear } from './calendar-year.ts'

/** The year in which a graduate finished. */
export const yearRelease = calendarYear({
  name: 'year_release',
  label: { kz: 'Оқуды бітірген жылы', ru: 'Год выпуска', en: 'Year of graduation' },
  missing: { kz: 'Оқуды бітірген жылыңызды жазыңыз.', ru: 'Укажите год выпуска.', en: 'Enter the year of graduation.' },
})
