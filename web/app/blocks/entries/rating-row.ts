import type { rating } from '@narkhoz/contract/entities/rating.ts'
import { spokenIn } from '../../kit/spoken.ts'
import type { Row } from '../row-list/row-list.tsx'
import type { Entry } from './entry.ts'

/** A place in a ranking as a row: the place in large type. */
export const ratingRow = (item: Entry<typeof rating>): Row => ({
  key: item.id,
  mark: item.rank,
  to: item.url,
  title: item.title,
  titleLang: spokenIn(item, 'title'),
  text: item.lead,
  textLang: spokenIn(item, 'lead'),
  aside: `${item.agency}, ${item.year}`,
  asideLang: spokenIn(item, 'agency'),
})
