import { choice } from './choice.ts'

/** The requested service. */
export const service = choice({
  name: 'service',
  label: { kz: 'Қызмет', ru: 'Услуга', en: 'Service' },
  source: { kind: 'handbook', list: 'service' },
  missing: { kz: 'Қызметті таңдаңыз.', ru: 'Выберите услугу.', en: 'Choose a service.' },
  good: ['Бизнес-кеңес'],
})
