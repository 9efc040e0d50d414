import type { program } from '@narkhoz/contract/entities/program.ts'
import type { programGroups } from '@narkhoz/contract/entities/program-groups.ts'

type Group = (typeof programGroups)[number]['value']
type Subjects = NonNullable<(typeof program)['attributes']['subjects']['options']>[number]['value']

/** The elective subjects of a group of programs: applicants to one group sit one test. */
const subjectsOf = {
  B031: 'creative',
  B036: 'history-foreign-language',
  B038: 'mathematics-geography',
  B041: 'biology-geography',
  B042: 'creative',
  B044: 'mathematics-geography',
  B045: 'mathematics-geography',
  B046: 'mathematics-geography',
  B047: 'mathematics-geography',
  B049: 'history-law',
  B051: 'biology-chemistry',
  B057: 'mathematics-informatics',
  B058: 'mathematics-informatics',
  B059: 'mathematics-physics',
  B090: 'history-geography',
  B091: 'geography-foreign-language',
  B093: 'geography-foreign-language',
  B095: 'mathematics-geography',
  B140: 'history-foreign-language',
} as const satisfies Record<Group, Subjects>

/** The group of a program for school leavers, and the subjects that come with it. */
export const inGroup = <G extends Group>(group: G) => ({ program_group: group, subjects: [subjectsOf[group]] })
