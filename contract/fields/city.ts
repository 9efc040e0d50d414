import { lineText } from './line-text.ts'

/** The city of a meeting. */
export const city = lineText({
  name: 'city',
  label: { kz: 'Қала', ru: 'Город', en: 'City' },
  autocomplete: 'address-level2',
  max: 100,
  missing: { kz: 'Қаланы жазыңыз.', ru: 'Укажите город.', en: 'Enter the city.' },
  good: ['Алматы'],
})
