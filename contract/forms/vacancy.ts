import { email } from '../fields/email.ts'
import { fioOrStudentId } from '../fields/fio-or-student-id.ts'
import { tel } from '../fields/tel.ts'
import { form, formField } from './form.ts'
import { actions } from './words.ts'

/** An application for a vacancy or a course. */
export const vacancy = form({
  name: 'vacancy',
  title: { kz: 'Бос жұмыс орнына немесе курсқа өтінім', ru: 'Заявка на вакансию или курс', en: 'Vacancy or course application' },
  action: actions.apply,
  endpoint: 'applications/vacancy',
  retentionDays: 180,
  answerDays: 3,
  fields: [formField(fioOrStudentId, { as: 'student_id' }), formField(email), formField(tel)],
})
