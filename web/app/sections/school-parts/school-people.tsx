import type { PartsOf } from '../../kit/page-part.ts'
import { Pagination } from '../../kit/pagination.tsx'
import type { Person } from '../../kit/person-card.tsx'
import { Section } from '../../kit/section.tsx'
import { PeopleGrid } from '../people/people-grid.tsx'
import { PeopleSlider } from '../people/people-slider.tsx'
import { type SchoolContacts, SchoolReach } from './school-reach.tsx'

type SchoolPeopleProps = {
  words: { administration: string; teachers: { title: string; pages: string } }
  contacts: SchoolContacts
  administration: readonly Person[]
  teachers: { people: readonly Person[]; page: number; last: number }
}

/** Who leads a school, with how to reach it, and who teaches there. */
export const SchoolPeople = ({ words, contacts, administration, teachers }: SchoolPeopleProps) => (
  <>
    <PeopleSlider
      block="administration"
      title={words.administration}
      lead={<SchoolReach contacts={contacts} />}
      people={administration}
      ground="tint"
    />
    <Section block="teachers" id="teachers" title={words.teachers.title} page={teachers.page}>
      <PeopleGrid people={teachers.people} />
      <Pagination label={words.teachers.pages} page={teachers.page} last={teachers.last} at="teachers" />
    </Section>
  </>
)

SchoolPeople.parts = (({ words, administration }) => [
  ...(administration.length > 0 ? [{ id: 'administration', title: words.administration, screens: 1 }] : []),
  { id: 'teachers', title: words.teachers.title, screens: 2 },
]) satisfies PartsOf<SchoolPeopleProps>
