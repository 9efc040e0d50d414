import type { webinar } from '@narkhoz/contract/entities/webinar.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { inAlmaty } from '../../format/almaty.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { Row } from '../row-list/row-list.tsx'
import type { Entry, Words } from './entry.ts'
import { whenMark } from './event-row.tsx'

/** A webinar as a row; it leads to the recording once there is one. */
export const webinarRow = (item: Entry<typeof webinar>, words: Words): Row => ({
  key: item.id,
  anchor: entryAnchor('webinar', item.id),
  ...whenMark(item.date, words),
  to: item.video_link ?? item.url,
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  tag: item.topic?.title,
  tagLang: fallbackLang(item, 'topic.title'),
  text: item.lead,
  textLang: fallbackLang(item, 'lead'),
  aside: [inAlmaty(item.date).time, item.speaker].filter(Boolean).join(', '),
  asideLang: fallbackLang(item, 'speaker'),
})
