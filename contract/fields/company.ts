import { lineText } from './line-text.ts'

/** Where the visitor works. */
export const company = lineText({
  name: 'company',
  label: { kz: 'Компания', ru: 'Компания', en: 'Company' },
  autocomplete: 'organization',
  max: 200,
  missing: { kz: 'Компанияның атауын жазыңыз.', ru: 'Укажите компанию.', en: 'Enter your company.' },
  good: ['ТОО «Қазына»'],
})
