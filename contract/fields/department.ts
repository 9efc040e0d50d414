import { choice } from './choice.ts'

/** The department that issues a certificate; sent as `department_id`. */
export const department = choice({
  name: 'department',
  wire: 'department_id',
  label: { kz: 'Бөлімше', ru: 'Подразделение', en: 'Department' },
  source: { kind: 'handbook', list: 'departments' },
  missing: { kz: 'Бөлімшені таңдаңыз.', ru: 'Выберите подразделение.', en: 'Choose a department.' },
  good: ['Мұрағат'],
})
