import type { historyTimeline } from '@narkhoz/contract/entities/history-timeline.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import { RichText } from '../../kit/rich-text.tsx'
import type { TimelineEvent } from '../../kit/timeline.tsx'
import type { Entry } from './entry.ts'

/** A year of the university's history. */
export const historyEvent = (item: Entry<typeof historyTimeline>): TimelineEvent => ({
  key: item.id,
  anchor: entryAnchor('history-timeline', item.id),
  year: item.year,
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  picture: item.picture,
  altLang: fallbackLang(item, 'picture.alt'),
  content: item.desc && <RichText html={item.desc} lang={fallbackLang(item, 'desc')} />,
})
