import { lineText } from './line-text.ts'

/** The visitor's position at work. */
export const post = lineText({
  name: 'post',
  label: { kz: 'Лауазым', ru: 'Должность', en: 'Position' },
  autocomplete: 'organization-title',
  max: 200,
  missing: { kz: 'Лауазымыңызды жазыңыз.', ru: 'Укажите должность.', en: 'Enter your position.' },
  good: ['Бөлім басшысы'],
})
