import { starter } from '../starter-entry.ts'

export const mailSettings = starter('mail-settings', [
  {
    id: 1,
    attributes: {
      title: { kz: 'Өтінімдер поштасы', ru: 'Почта обращений', en: 'Mail of applications' },
      offices: [
        { form: 'consultation', email: 'admissions@narxoz.example' },
        { form: 'entrant', email: 'admissions@narxoz.example' },
        { form: 'tour', email: 'admissions@narxoz.example' },
        // Where the page of a centre names no mailbox.
        { form: 'registration', email: 'service@narxoz.example' },
        { form: 'book', email: 'library@narxoz.example' },
        { form: 'archive-info', email: 'archive@narxoz.example' },
        { form: 'transcript', email: 'archive@narxoz.example' },
        { form: 'meeting', email: 'development@narxoz.example' },
        { form: 'success-story', email: 'development@narxoz.example' },
        { form: 'vacancy', email: 'career@narxoz.example' },
        { form: 'school', email: 'business@narxoz.example' },
        { form: 'summer-school', email: 'summer@narxoz.example' },
        { form: 'service', email: 'advice@narxoz.example' },
        { form: 'advisor', email: 'students@narxoz.example' },
      ],
    },
  },
])
