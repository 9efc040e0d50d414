import type { graduate } from '@narkhoz/contract/entities/graduate.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import { videoSource } from '../../kit/video-source.ts'
import type { Story } from '../story-grid/story-grid.tsx'
import type { Entry } from './entry.ts'

/** A graduate's career, in their own words. */
export const graduateStory = (item: Entry<typeof graduate>): Story => ({
  key: item.id,
  anchor: entryAnchor('graduate', item.id),
  name: item.name,
  nameLang: fallbackLang(item, 'name'),
  note: [item.post, item.company, item.year].filter(Boolean).join(', '),
  noteLang: fallbackLang(item, 'post'),
  words: item.quote,
  wordsLang: fallbackLang(item, 'quote'),
  photo: item.photo,
  film: videoSource(item),
})
