import type { book } from '@narkhoz/contract/entities/book.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { ShelfBook } from '../book-shelf/book-shelf.tsx'
import { decoration, type Entry } from './entry.ts'

/** A book as the shelf shows it; made by loaders, because there are many and an entry holds more. */
export const shelfBook = (item: Entry<typeof book>): ShelfBook => ({
  id: item.id,
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  author: item.author,
  authorLang: fallbackLang(item, 'author'),
  topic: item.topic,
  topicLang: fallbackLang(item, 'topic'),
  edition: [item.publisher, item.year, item.language?.title].filter(Boolean).join(', '),
  editionLang: fallbackLang(item, 'publisher'),
  isLent: item.available === false,
  cover: decoration(item.picture),
  url: item.url,
})
