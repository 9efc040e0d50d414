import type { rating } from '@narkhoz/contract/entities/rating.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { spokenIn } from '../../kit/spoken.ts'
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
  titleLang: spokenIn(item, 'title'),
  text: item.lead,
  textLang: spokenIn(item, 'lead'),
  aside: `${item.agency}, ${item.year}`,
  asideLang: spokenIn(item, 'agency'),
})
