import type { university } from '@narkhoz/contract/entities/university.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { CardItem } from '../card-grid/item-card.tsx'
import { decoration, type Entry, type Words } from './entry.ts'

/** A partner university as a card under its wordmark. */
export const universityCard = (item: Entry<typeof university>, { kit: { facts } }: Words): CardItem => ({
  key: item.id,
  to: item.url,
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  picture: decoration(item.picture),
  text: item.programs,
  textLang: fallbackLang(item, 'programs'),
  facts: [
    { title: facts.country, value: item.country.title },
    { title: facts.city, value: item.city, valueLang: fallbackLang(item, 'city') },
  ],
})
