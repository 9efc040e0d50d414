import { date } from '../fields/date.ts'
import { email } from '../fields/email.ts'
import { fio } from '../fields/fio.ts'
import { guests } from '../fields/guests.ts'
import { message } from '../fields/message.ts'
import { tel } from '../fields/tel.ts'
import { form, formField } from './form.ts'
import { universityHours } from './visit.ts'

/** A booking of a campus tour or of a place at an open day. */
export const tour = form({
  name: 'tour',
  title: { kz: 'Экскурсияға жазылу', ru: 'Запись на экскурсию', en: 'Book a tour' },
  action: { kz: 'Жазылу', ru: 'Записаться', en: 'Book' },
  endpoint: 'applications/tour',
  retentionDays: 180,
  answerDays: 1,
  fields: [formField(fio), formField(tel), formField(email), formField(date), formField(guests), formField(message, { optional: true })],
  visit: { date: date.name, hours: universityHours },
})
