import type { projectActivity } from '@narkhoz/contract/entities/project-activity.ts'
import { activityAddress } from '@narkhoz/contract/pages/activity-address.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { CardItem } from '../card-grid/item-card.tsx'
import { decoration, type Entry } from './entry.ts'

/** Something done within a project, as a card. Its slug belongs to the project, so the address names both. */
export const activityCard = (item: Entry<typeof projectActivity>): CardItem => ({
  key: item.id,
  to: activityAddress(item),
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  picture: decoration(item.picture),
  date: item.date,
  text: item.lead,
  textLang: fallbackLang(item, 'lead'),
})
