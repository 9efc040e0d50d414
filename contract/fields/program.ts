import { choice } from './choice.ts'

/** The programme of a school that the visitor applies for. */
export const program = choice({
  name: 'program',
  label: { kz: 'Бағдарлама', ru: 'Программа', en: 'Programme' },
  source: { kind: 'program' },
  missing: { kz: 'Бағдарламаны таңдаңыз.', ru: 'Выберите программу.', en: 'Choose a programme.' },
  good: ['Executive MBA'],
})
