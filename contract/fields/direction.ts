import { choice } from './choice.ts'

/** The area a service belongs to. */
export const direction = choice({
  name: 'direction',
  label: { kz: 'Бағыт', ru: 'Направление', en: 'Area' },
  source: { kind: 'handbook', list: 'direction' },
  missing: { kz: 'Бағытты таңдаңыз.', ru: 'Выберите направление.', en: 'Choose an area.' },
  good: ['Қаржы'],
})
