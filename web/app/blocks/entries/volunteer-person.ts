import type { volunteer } from '@narkhoz/contract/entities/volunteer.ts'
import type { Person } from '../../kit/person-card.tsx'
import { spokenIn } from '../../kit/spoken.ts'
import type { Entry, Words } from './entry.ts'

/** A volunteer, as lists of people show them. */
export const volunteerPerson = (item: Entry<typeof volunteer>, { kit: { facts } }: Words): Person => ({
  key: item.id,
  name: item.name,
  nameLang: spokenIn(item, 'name'),
  photo: item.photo,
  lines: [
    ...(item.group ? [{ text: item.group.title, lang: spokenIn(item, 'group.title') }] : []),
    ...(item.hours ? [{ text: facts.hours(item.hours) }] : []),
    ...(item.story ? [{ text: item.story, lang: spokenIn(item, 'story') }] : []),
  ],
})
