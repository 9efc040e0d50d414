import type { news } from '@narkhoz/contract/entities/news.ts'
import type { Entry } from '../entries/entry.ts'

/** What the tabs show of a piece of news. */
export type NewsTabItem = Pick<Entry<typeof news>, 'id' | 'slug' | 'title' | 'date' | 'picture' | 'fallback'>

/** Leaves out what the tabs do not show: a loader with many news sends only this to browsers. */
export const newsTabItem = ({ id, slug, title, date, picture, fallback }: NewsTabItem): NewsTabItem => ({
  id,
  slug,
  title,
  date,
  picture,
  fallback,
})
