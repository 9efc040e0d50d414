import { choice } from './choice.ts'

/** The language a certificate is written in; sent as `language_id`. */
export const language = choice({
  name: 'language',
  wire: 'language_id',
  label: { kz: 'Анықтама тілі', ru: 'Язык справки', en: 'Language of the certificate' },
  source: { kind: 'handbook', list: 'languages' },
  missing: { kz: 'Анықтама тілін таңдаңыз.', ru: 'Выберите язык справки.', en: 'Choose the language of the certificate.' },
  good: ['Қазақ тілі'],
})
