import { type Person, PersonCard } from '../../kit/person-card.tsx'
import type { SectionProps } from '../../kit/section.tsx'
import { SliderSection } from '../../kit/slider-section.tsx'

type PeopleSliderProps = Pick<SectionProps, 'block' | 'titleLang' | 'lead' | 'more' | 'ground' | 'id'> & {
  title: string
  people: readonly Person[]
}

/** A carousel of people; a separate section, because it extends to the edge of the window. */
export const PeopleSlider = ({ people, ...section }: PeopleSliderProps) =>
  people.length === 0 ? null : (
    <SliderSection {...section} items="people">
      <ul>
        {people.map((person) => (
          <li key={person.key} id={person.anchor}>
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
    </SliderSection>
  )
