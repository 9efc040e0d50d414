import { choice } from './choice.ts'

/** The type of certificate; sent as `type_id`. */
export const type = choice({
  name: 'type',
  wire: 'type_id',
  label: { kz: 'Анықтама түрі', ru: 'Вид справки', en: 'Type of certificate' },
  source: { kind: 'handbook', list: 'reference-types' },
  missing: { kz: 'Анықтама түрін таңдаңыз.', ru: 'Выберите вид справки.', en: 'Choose the type of certificate.' },
  good: ['Оқығаны туралы анықтама'],
})
