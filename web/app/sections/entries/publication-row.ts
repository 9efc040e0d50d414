import type { publication } from '@narkhoz/contract/entities/publication.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { Row } from '../row-list/row-list.tsx'
import type { Entry } from './entry.ts'

/** A publication as a row. */
export const publicationRow = (item: Entry<typeof publication>): Row => ({
  key: item.id,
  mark: item.year,
  to: `/publication/${item.slug}`,
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  tag: item.quartile?.title,
  text: item.authors,
  textLang: fallbackLang(item, 'authors'),
  aside: item.journal,
  asideLang: fallbackLang(item, 'journal'),
})
