import { email } from '../fields/email.ts'
import { fio } from '../fields/fio.ts'
import { specialty } from '../fields/specialty.ts'
import { tel } from '../fields/tel.ts'
import { yearAdmission } from '../fields/year-admission.ts'
import { yearRelease } from '../fields/year-release.ts'
import { sent } from './form.ts'

/** The years of a graduate must fit one another. */
export const archiveYears = { admission: yearAdmission.name, release: yearRelease.name }

/** What all four archive applications ask of a graduate. */
export const archiveFields = [sent(fio), sent(email), sent(tel), sent(yearAdmission), sent(yearRelease), sent(specialty)] as const
