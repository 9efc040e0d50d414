import type { ReactNode } from 'react'
import { Empty } from '../../kit/empty.tsx'
import { Grid } from '../../kit/grid.tsx'
import { type Person, PersonCard } from '../../kit/person-card.tsx'

/** People, all in sight. */
export const PeopleGrid = ({ people, empty = <Empty /> }: { people: readonly Person[]; empty?: ReactNode }) =>
  people.length === 0 ? (
    empty
  ) : (
    <Grid columns={4}>
      {people.map((person) => (
        <li key={person.key} id={person.anchor}>
          <PersonCard person={person} />
        </li>
      ))}
    </Grid>
  )
