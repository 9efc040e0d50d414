import type { publication } from '@narkhoz/contract/entities/publication.ts'
import { spokenIn } from '../../kit/spoken.ts'
import type { Row } from '../row-list/row-list.tsx'
import type { Entry } from './entry.ts'

/** A publication as a row. */
export const publicationRow = (item: Entry<typeof publication>): Row => ({
  key: item.id,
  mark: item.year,
  to: `/publication/${item.slug}`,
  title: item.title,
  titleLang: spokenIn(item, 'title'),
  tag: item.quartile?.title,
  text: item.authors,
  textLang: spokenIn(item, 'authors'),
  aside: item.journal,
  asideLang: spokenIn(item, 'journal'),
})
