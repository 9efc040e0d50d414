import type { scientist } from '@narkhoz/contract/entities/scientist.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { Person } from '../../kit/person-card.tsx'
import type { Entry, Words } from './entry.ts'

/** A scientist, as lists of people show them. */
export const scientistPerson = (item: Entry<typeof scientist>, { kit: { facts } }: Words): Person => ({
  key: item.id,
  anchor: entryAnchor('scientist', item.id),
  name: item.name,
  nameLang: fallbackLang(item, 'name'),
  photo: item.photo,
  lines: [
    { text: item.post, lang: fallbackLang(item, 'post') },
    ...(item.interests ? [{ text: item.interests, lang: fallbackLang(item, 'interests') }] : []),
    ...(item.h_index ? [{ text: `${facts.hIndex}: ${item.h_index}` }] : []),
  ],
  profile: item.url,
})
