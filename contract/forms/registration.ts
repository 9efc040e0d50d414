import { date } from '../fields/date.ts'
import { email } from '../fields/email.ts'
import { file } from '../fields/file.ts'
import { fio } from '../fields/fio.ts'
import { question } from '../fields/question.ts'
import { tel } from '../fields/tel.ts'
import { time } from '../fields/time.ts'
import { form, formField } from './form.ts'
import { universityHours } from './visit.ts'

/** A registration for an appointment, with a file. */
export const registration = form({
  name: 'registration',
  title: { kz: 'Қабылдауға жазылу', ru: 'Запись на приём', en: 'Book an appointment' },
  action: { kz: 'Жазылу', ru: 'Записаться', en: 'Book' },
  endpoint: 'applications/registration',
  retentionDays: 180,
  answerDays: 1,
  fields: [
    formField(fio),
    formField(email),
    formField(tel),
    formField(date),
    formField(time),
    formField(question, { optional: true }),
    formField(file),
  ],
  atPage: true,
  visit: { date: date.name, time: time.name, hours: universityHours, meeting: { every: 30, lasts: 50 } },
})
