import { starter } from '../starter-entry.ts'

export const admissionSettings = starter('admission-settings', [
  {
    id: 1,
    attributes: {
      title: { kz: 'Қабылдау мерзімдері', ru: 'Сроки приёма', en: 'Admission dates' },
      seasons: [
        { level: 'bachelor', opens: '2027-06-20', closes: '2027-08-25' },
        { level: 'master', opens: '2027-06-01', closes: '2027-07-15' },
        { level: 'doctoral', opens: '2027-07-03', closes: '2027-08-03' },
      ],
    },
  },
])
