import { address } from './address.ts'
import { book } from './book.ts'
import { city } from './city.ts'
import { company } from './company.ts'
import { course } from './course.ts'
import { date } from './date.ts'
import { department } from './department.ts'
import { direction } from './direction.ts'
import { document1 } from './document1.ts'
import { document2 } from './document2.ts'
import { document3 } from './document3.ts'
import { email } from './email.ts'
import type { Field } from './field.ts'
import { file } from './file.ts'
import { finished } from './finished.ts'
import { fio } from './fio.ts'
import { fioOrStudentId } from './fio-or-student-id.ts'
import { guests } from './guests.ts'
import { language } from './language.ts'
import { level } from './level.ts'
import { message } from './message.ts'
import { method } from './method.ts'
import { paper1, paper2, paper3, paper4, paper5 } from './papers.ts'
import { post } from './post.ts'
import { program } from './program.ts'
import { question } from './question.ts'
import { roomPlan } from './room-plan.ts'
import { school } from './school.ts'
import { service } from './service.ts'
import { specialty } from './specialty.ts'
import { summerProgram } from './summer-program.ts'
import { tel } from './tel.ts'
import { time } from './time.ts'
import { type } from './type.ts'
import { year } from './year.ts'
import { yearAdmission } from './year-admission.ts'
import { yearRelease } from './year-release.ts'

/** Every field by its name in code; two share a handle where their words or options differ. */
export const fields = {
  fio,
  fioOrStudentId,
  email,
  tel,
  message,
  date,
  time,
  question,
  file,
  method,
  school,
  book,
  address,
  direction,
  service,
  course,
  company,
  post,
  program,
  summerProgram,
  year,
  roomPlan,
  yearAdmission,
  yearRelease,
  specialty,
  department,
  type,
  language,
  city,
  document1,
  document2,
  document3,
  level,
  finished,
  paper1,
  paper2,
  paper3,
  paper4,
  paper5,
  guests,
} as const satisfies Record<string, Field>

/** The handle of a field: what its control is called in every form. */
export type FieldName = (typeof fields)[keyof typeof fields]['name']
