import type { award } from '@narkhoz/contract/entities/award.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { Row } from '../row-list/row-list.tsx'
import type { Entry } from './entry.ts'

/** An award as a row. */
export const awardRow = (item: Entry<typeof award>): Row => ({
  key: item.id,
  anchor: entryAnchor('award', item.id),
  mark: item.year,
  to: item.url,
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  text: item.lead,
  textLang: fallbackLang(item, 'lead'),
  aside: item.recipient,
  asideLang: fallbackLang(item, 'recipient'),
})
