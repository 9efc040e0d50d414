import type { Labels } from '../locales.ts'

/** Labels of a form's button while sending and when done; while idle it shows the form's own `action`. */
export const buttonWords = {
  loading: { kz: 'Жіберілуде…', ru: 'Отправляем…', en: 'Sending…' },
  success: { kz: 'Жіберілді!', ru: 'Отправлено!', en: 'Sent!' },
  error: { kz: 'Қате!', ru: 'Ошибка!', en: 'Error!' },
} as const satisfies Record<string, Labels>

/** Shared button labels of forms while idle. */
export const actions = {
  send: { kz: 'Жіберу', ru: 'Отправить', en: 'Send' },
  apply: { kz: 'Өтінім беру', ru: 'Подать заявку', en: 'Apply' },
  request: { kz: 'Өтініш беру', ru: 'Подать заявление', en: 'Submit request' },
} as const satisfies Record<string, Labels>
