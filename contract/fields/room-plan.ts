import { choice } from './choice.ts'

/** How a guest of the summer school wants to be housed. */
export const roomPlan = choice({
  name: 'roomPlan',
  label: { kz: 'Орналасу түрі', ru: 'Размещение', en: 'Accommodation' },
  source: {
    fixed: [
      { value: 'single', label: { kz: 'Бір орындық бөлме', ru: 'Одноместный номер', en: 'Single room' } },
      { value: 'double', label: { kz: 'Екі орындық бөлме', ru: 'Двухместный номер', en: 'Double room' } },
      { value: 'triple', label: { kz: 'Үш орындық бөлме', ru: 'Трёхместный номер', en: 'Triple room' } },
      { value: 'no-accommodation', label: { kz: 'Тұратын орын қажет емес', ru: 'Размещение не нужно', en: 'No accommodation' } },
    ],
  },
  missing: { kz: 'Орналасу түрін таңдаңыз.', ru: 'Выберите размещение.', en: 'Choose your accommodation.' },
  good: ['single'],
})
