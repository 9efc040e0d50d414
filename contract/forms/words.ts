import type { Labels } from '../locales.ts'

/** What a form's button says while it is at work and when it is done; at rest it says the form's own `action`. */
export const buttonWords = {
  loading: { kz: 'Жіберілуде…', ru: 'Отправляем…', en: 'Sending…' },
  success: { kz: 'Жіберілді!', ru: 'Отправлено!', en: 'Sent!' },
  error: { kz: 'Қате!', ru: 'Ошибка!', en: 'Error!' },
} as const satisfies Record<string, Labels>

/** What the buttons of forms say at rest, where several say the same. */
export const actions = {
  send: { kz: 'Жіберу', ru: 'Отправить', en: 'Send' },
  apply: { kz: 'Өтінім беру', ru: 'Подать заявку', en: 'Apply' },
  request: { kz: 'Өтініш беру', ru: 'Подать заявление', en: 'Submit request' },
} as const satisfies Record<string, Labels>
