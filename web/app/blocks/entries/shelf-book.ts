import type { book } from '@narkhoz/contract/entities/book.ts'
import { spokenIn } from '../../kit/spoken.ts'
import type { ShelfBook } from '../book-shelf/book-shelf.tsx'
import { decoration, type Entry } from './entry.ts'

/** A book as the shelf shows it; made by loaders, because there are many and an entry holds more. */
export const shelfBook = (item: Entry<typeof book>): ShelfBook => ({
  id: item.id,
  title: item.title,
  titleLang: spokenIn(item, 'title'),
  author: item.author,
  authorLang: spokenIn(item, 'author'),
  topic: item.topic,
  topicLang: spokenIn(item, 'topic'),
  edition: [item.publisher, item.year, item.language?.title].filter(Boolean).join(', '),
  editionLang: spokenIn(item, 'publisher'),
  isLent: item.available === false,
  cover: decoration(item.picture),
  url: item.url,
})
