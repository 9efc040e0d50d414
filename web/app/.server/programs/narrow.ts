import type { program } from '@narkhoz/contract/entities/program.ts'
import { programFilters } from '@narkhoz/contract/pages/program-calls.ts'
import type { Entry } from '../../blocks/entries/entry.ts'

/** What programs are narrowed by. */
export type ProgramFilter = (typeof programFilters)[number]

/** The value chosen for each filter that is in use. */
export type Chosen = Partial<Record<ProgramFilter, string>>

/** A value of a filter, and how many programs it leaves. */
export type Offered = { value: string; title: string; count: number }

type Narrowed = Pick<Entry<typeof program>, 'school' | 'languages' | 'period' | 'subjects' | 'form'>

const values = (choices: readonly { value: string }[] | null) => choices?.map(({ value }) => value) ?? []

/** The values that a program is listed under; a school is named by its id, as the service's own filter does. */
const valuesOf = {
  school: ({ school }) => (school ? [String(school.id)] : []),
  language: ({ languages }) => values(languages),
  period: ({ period }) => [period.value],
  subject: ({ subjects }) => values(subjects),
  form: ({ form }) => values(form),
} as const satisfies Record<ProgramFilter, (program: Narrowed) => string[]>

/** What a query chooses: a value that no filter offers is no choice, so an old link still shows programs. */
export const chosenIn = (
  query: Readonly<Record<string, string | undefined>>,
  offered: Readonly<Record<ProgramFilter, readonly Offered[]>>,
): Chosen =>
  Object.fromEntries(
    programFilters.flatMap((filter) => {
      const found = offered[filter].find(({ value }) => value === query[filter])
      return found ? [[filter, found.value]] : []
    }),
  )

/** The programs that fit every choice. */
export const narrow = <T extends Narrowed>(programs: readonly T[], chosen: Chosen): T[] =>
  programs.filter((program) =>
    programFilters.every((filter) => {
      const value = chosen[filter]
      return value === undefined || valuesOf[filter](program).includes(value)
    }),
  )

/** The values of a filter with what each would leave beside the other choices, those that leave nothing included. */
export const countValues = (
  programs: readonly Narrowed[],
  chosen: Chosen,
  filter: ProgramFilter,
  offered: readonly Offered[],
): Offered[] => {
  const others = narrow(programs, { ...chosen, [filter]: undefined })
  return offered.map(({ value, title }) => ({
    value,
    title,
    count: others.filter((program) => (valuesOf[filter](program) as string[]).includes(value)).length,
  }))
}
