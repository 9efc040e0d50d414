import type { rating } from '@narkhoz/contract/entities/rating.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { Row } from '../row-list/row-list.tsx'
import type { Entry, Words } from './entry.ts'

/** A place in a ranking as a row: the place in large type. */
export const ratingRow = (item: Entry<typeof rating>, { kit }: Words): Row => ({
  key: item.id,
  anchor: entryAnchor('rating', item.id),
  mark: item.rank,
  markUnit: kit.rank(item.rank),
  to: item.url,
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  text: item.lead,
  textLang: fallbackLang(item, 'lead'),
  aside: `${item.agency}, ${item.year}`,
  asideLang: fallbackLang(item, 'agency'),
})
