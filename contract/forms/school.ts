import { company } from '../fields/company.ts'
import { email } from '../fields/email.ts'
import { fio } from '../fields/fio.ts'
import { post } from '../fields/post.ts'
import { program } from '../fields/program.ts'
import { tel } from '../fields/tel.ts'
import { year } from '../fields/year.ts'
import { form, sent } from './form.ts'
import { actions } from './words.ts'

/** An application for a programme of a school. */
export const school = form({
  name: 'school',
  title: { kz: 'Мектеп бағдарламасына өтінім', ru: 'Заявка на программу школы', en: 'School programme application' },
  action: actions.apply,
  endpoint: 'applications/school',
  retentionDays: 365,
  fields: [sent(fio), sent(email), sent(tel), sent(company), sent(post), sent(program), sent(year)],
})
