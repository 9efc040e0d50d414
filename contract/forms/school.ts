import { company } from '../fields/company.ts'
import { email } from '../fields/email.ts'
import { fio } from '../fields/fio.ts'
import { post } from '../fields/post.ts'
import { program } from '../fields/program.ts'
import { tel } from '../fields/tel.ts'
import { year } from '../fields/year.ts'
import { form, formField } from './form.ts'
import { actions } from './words.ts'

/** An application of an employed person, for a programme such as an MBA: it requires the employer. */
export const school = form({
  name: 'school',
  title: {
    kz: 'Бизнес-мектеп бағдарламасына өтінім',
    ru: 'Заявка на программу Бизнес-школы',
    en: 'Application for a Business School programme',
  },
  action: actions.apply,
  endpoint: 'applications/school',
  retentionDays: 365,
  answerDays: 2,
  years: { start: year.name },
  fields: [formField(fio), formField(email), formField(tel), formField(company), formField(post), formField(program), formField(year)],
})
