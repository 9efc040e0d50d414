import type { scientist } from '@narkhoz/contract/entities/scientist.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import type { Person } from '../../kit/person-card.tsx'
import { spokenIn } from '../../kit/spoken.ts'
import type { Entry, Words } from './entry.ts'

/** A scientist, as lists of people show them. */
export const scientistPerson = (item: Entry<typeof scientist>, { kit: { facts } }: Words): Person => ({
  key: item.id,
  anchor: entryAnchor('scientist', item.id),
  name: item.name,
  nameLang: spokenIn(item, 'name'),
  photo: item.photo,
  lines: [
    { text: item.post, lang: spokenIn(item, 'post') },
    ...(item.interests ? [{ text: item.interests, lang: spokenIn(item, 'interests') }] : []),
    ...(item.h_index ? [{ text: `${facts.hIndex}: ${item.h_index}` }] : []),
  ],
  profile: item.url,
})
