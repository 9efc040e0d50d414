import { course } from '../fields/course.ts'
import { email } from '../fields/email.ts'
import { fio } from '../fields/fio.ts'
import { school } from '../fields/school.ts'
import { tel } from '../fields/tel.ts'
import { form, formField } from './form.ts'
import { actions } from './words.ts'

/** A student's request to an advisor. */
export const advisor = form({
  name: 'advisor',
  title: { kz: 'Эдвайзермен байланысу', ru: 'Связаться с эдвайзером', en: 'Contact an adviser' },
  action: actions.send,
  endpoint: 'applications/advisor',
  retentionDays: 180,
  answerDays: 2,
  posts: true,
  fields: [formField(fio), formField(tel, { as: 'tel' }), formField(email), formField(course), formField(school, { as: 'school' })],
})
