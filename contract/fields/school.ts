import { choice } from './choice.ts'

/** The visitor's school; sent as `school_id`. */
export const school = choice({
  name: 'school',
  wire: 'school_id',
  label: { kz: 'Мектеп', ru: 'Школа', en: 'School' },
  source: { kind: 'school' },
  missing: { kz: 'Мектепті таңдаңыз.', ru: 'Выберите школу.', en: 'Choose a school.' },
  good: ['Бизнес-мектеп'],
})
