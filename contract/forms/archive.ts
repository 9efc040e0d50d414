import { email } from '../fields/email.ts'
import { fio } from '../fields/fio.ts'
import { specialty } from '../fields/specialty.ts'
import { tel } from '../fields/tel.ts'
import { yearAdmission } from '../fields/year-admission.ts'
import { yearRelease } from '../fields/year-release.ts'
import { formField } from './form.ts'

/** The years of a graduate must fit one another. */
export const archiveYears = { admission: yearAdmission.name, release: yearRelease.name }

/** The fields of all four archive applications. */
export const archiveFields = [
  formField(fio),
  formField(email),
  formField(tel),
  formField(yearAdmission),
  formField(yearRelease),
  formField(specialty),
] as const
