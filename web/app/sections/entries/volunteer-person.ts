import type { volunteer } from '@narkhoz/contract/entities/volunteer.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { Person } from '../../kit/person-card.tsx'
import type { Entry, Words } from './entry.ts'

/** A volunteer, as lists of people show them. */
export const volunteerPerson = (item: Entry<typeof volunteer>, { kit: { facts } }: Words): Person => ({
  key: item.id,
  name: item.name,
  nameLang: fallbackLang(item, 'name'),
  photo: item.photo,
  lines: [
    ...(item.group ? [{ text: item.group.title, lang: fallbackLang(item, 'group.title') }] : []),
    ...(item.hours ? [{ text: facts.hours(item.hours) }] : []),
    ...(item.story ? [{ text: item.story, lang: fallbackLang(item, 'story') }] : []),
  ],
})
