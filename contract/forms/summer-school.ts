import { email } from '../fields/email.ts'
import { fio } from '../fields/fio.ts'
import { message } from '../fields/message.ts'
import { roomPlan } from '../fields/room-plan.ts'
import { summerProgram } from '../fields/summer-program.ts'
import { tel } from '../fields/tel.ts'
import { form, formField } from './form.ts'

/** A registration for the summer school. */
export const summerSchool = form({
  name: 'summer-school',
  title: { kz: 'Жазғы мектепке тіркелу', ru: 'Запись в летнюю школу', en: 'Summer school registration' },
  action: { kz: 'Тіркелу', ru: 'Зарегистрироваться', en: 'Register' },
  endpoint: 'applications/summer-school',
  retentionDays: 365,
  answerDays: 3,
  posts: true,
  fields: [
    formField(fio),
    formField(email),
    formField(tel, { as: 'tel' }),
    formField(summerProgram),
    formField(roomPlan),
    formField(message, { optional: true }),
  ],
})
