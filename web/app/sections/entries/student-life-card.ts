import type { studentLife } from '@narkhoz/contract/entities/student-life.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { CardItem } from '../card-grid/item-card.tsx'
import { aboutOf, decoration, type Entry } from './entry.ts'

/** A part of students' life as a card. */
export const studentLifeCard = (item: Entry<typeof studentLife>): CardItem => ({
  key: item.id,
  anchor: entryAnchor('student-life', item.id),
  to: item.link?.url,
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  picture: decoration(item.picture),
  text: item.lead,
  textLang: fallbackLang(item, 'lead'),
  about: aboutOf(item, 'desc', item.desc),
})
