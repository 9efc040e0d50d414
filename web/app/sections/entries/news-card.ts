import type { news } from '@narkhoz/contract/entities/news.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { CardItem } from '../card-grid/item-card.tsx'
import { decoration, type Entry } from './entry.ts'

/** A piece of news as a card. */
export const newsCard = (item: Entry<typeof news>): CardItem => ({
  key: item.id,
  to: `/news/${item.slug}`,
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  picture: decoration(item.picture),
  date: item.date,
})
