import type { sdg } from '@narkhoz/contract/entities/sdg.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { Goal } from '../goal-grid/goal-grid.tsx'
import type { Entry } from './entry.ts'

/** A goal of sustainable development. */
export const sdgGoal = (item: Entry<typeof sdg>): Goal => ({
  key: item.id,
  to: `/sdg/${item.slug}`,
  number: item.number,
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  picture: item.picture,
  colour: item.colour,
})
