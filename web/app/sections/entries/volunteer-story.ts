import type { volunteer } from '@narkhoz/contract/entities/volunteer.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { Story } from '../story-grid/story-grid.tsx'
import type { Entry, Words } from './entry.ts'

/** A volunteer's story. */
export const volunteerStory = (item: Entry<typeof volunteer>, { kit: { facts } }: Words): Story => ({
  key: item.id,
  anchor: entryAnchor('volunteer', item.id),
  name: item.name,
  nameLang: fallbackLang(item, 'name'),
  note: item.hours ? facts.hours(item.hours) : null,
  words: item.story,
  wordsLang: fallbackLang(item, 'story'),
  photo: item.photo,
  film: undefined,
})
