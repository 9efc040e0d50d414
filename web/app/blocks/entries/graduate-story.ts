import type { graduate } from '@narkhoz/contract/entities/graduate.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { filmOf } from '../../kit/film.ts'
import { spokenIn } from '../../kit/spoken.ts'
import type { Story } from '../story-grid/story-grid.tsx'
import type { Entry } from './entry.ts'

/** What became of a graduate, in their own words. */
export const graduateStory = (item: Entry<typeof graduate>): Story => ({
  key: item.id,
  anchor: entryAnchor('graduate', item.id),
  name: item.name,
  nameLang: spokenIn(item, 'name'),
  note: [item.post, item.company, item.year].filter(Boolean).join(', '),
  noteLang: spokenIn(item, 'post'),
  words: item.quote,
  wordsLang: spokenIn(item, 'quote'),
  photo: item.photo,
  film: filmOf(item),
})
