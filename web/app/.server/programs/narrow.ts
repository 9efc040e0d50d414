import type { program } from '@narkhoz/contract/entities/program.ts'
import { programFilters } from '@narkhoz/contract/pages/program-calls.ts'
import type { Entry } from '../../sections/entries/entry.ts'
import { narrowing } from '../narrowing.ts'

/** What programs are narrowed by. */
export type ProgramFilter = (typeof programFilters)[number]

type FilterableProgram = Pick<Entry<typeof program>, 'school' | 'languages' | 'period' | 'subjects' | 'form'>

const values = (choices: readonly { value: string }[] | null) => choices?.map(({ value }) => value) ?? []

/** The values that a program is listed under; a school is named by its id, as the service's own filter does. */
export const { chosenIn, narrow, countValues } = narrowing<FilterableProgram, ProgramFilter>(programFilters, {
  school: ({ school }) => (school ? [String(school.id)] : []),
  language: ({ languages }) => values(languages),
  period: ({ period }) => [period.value],
  subject: ({ subjects }) => values(subjects),
  form: ({ form }) => values(form),
})
