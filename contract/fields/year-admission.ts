import { calendarYear } from './calendar-year.ts'

/** The year in which a graduate was admitted. */
export const yearAdmission = calendarYear({
  name: 'year_admission',
  label: { kz: 'Оқуға түскен жылы', ru: 'Год поступления', en: 'Year of admission' },
  missing: { kz: 'Оқуға түскен жылыңызды жазыңыз.', ru: 'Укажите год поступления.', en: 'Enter the year of admission.' },
})
