import type { grant } from '@narkhoz/contract/entities/grant.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import { Day } from '../../kit/day.tsx'
import type { CardItem } from '../card-grid/item-card.tsx'
import { type Entry, titlesOf, type Words } from './entry.ts'

/** A grant as a card. */
export const grantCard = (item: Entry<typeof grant>, { kit }: Words): CardItem => ({
  key: item.id,
  to: `/grant/${item.slug}`,
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  tag: item.type?.title,
  tagLang: fallbackLang(item, 'type.title'),
  text: item.lead,
  textLang: fallbackLang(item, 'lead'),
  facts: [
    { title: kit.facts.level, value: titlesOf(item.education, kit) },
    { title: kit.facts.amount, value: item.amount, valueLang: fallbackLang(item, 'amount') },
    { title: kit.facts.places, value: item.places },
    { title: kit.facts.deadline, value: item.deadline && <Day at={item.deadline} /> },
  ],
})
