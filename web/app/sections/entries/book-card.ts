import type { book } from '@narkhoz/contract/entities/book.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { CardItem } from '../card-grid/item-card.tsx'
import { decoration, type Entry, type Words } from './entry.ts'

/** A book as a card under its cover. */
export const bookCard = (item: Entry<typeof book>, { kit: { facts } }: Words): CardItem => ({
  key: item.id,
  to: item.url,
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  picture: decoration(item.picture),
  tag: item.available === null ? null : item.available ? facts.available : facts.lent,
  text: item.author,
  textLang: fallbackLang(item, 'author'),
  facts: [
    { title: facts.publisher, value: item.publisher, valueLang: fallbackLang(item, 'publisher') },
    { title: facts.year, value: item.year },
    { title: facts.language, value: item.language?.title },
  ],
})
