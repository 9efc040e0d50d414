import { choice } from './choice.ts'

/** How an ordered book reaches the reader; sent as `method_id`. */
export const method = choice({
  name: 'method',
  wire: 'method_id',
  label: { kz: 'Алу тәсілі', ru: 'Способ получения', en: 'How to receive it' },
  source: { kind: 'handbook', list: 'recipient-methods' },
  missing: { kz: 'Алу тәсілін таңдаңыз.', ru: 'Выберите способ получения.', en: 'Choose how to receive it.' },
  good: ['Өзім алып кетемін'],
})
