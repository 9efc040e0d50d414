import type { document } from '@narkhoz/contract/entities/document.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { DocumentItem } from '../document-list/document-list.tsx'
import type { Entry } from './entry.ts'

/** A document, as lists of documents show it. */
export const documentItem = (item: Entry<typeof document>): DocumentItem => ({
  key: item.id,
  anchor: entryAnchor('document', item.id),
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  number: item.number,
  date: item.date,
  file: item.file,
})
