import type { news } from '@narkhoz/contract/entities/news.ts'
import type { Entry } from '../entries/entry.ts'

/** The attributes of a news item in the tabs. */
export type NewsTabItem = Pick<Entry<typeof news>, 'id' | 'slug' | 'title' | 'date' | 'picture' | 'fallback'>

/** Drops attributes that the tabs do not show: a loader with many news sends only these to browsers. */
export const newsTabItem = ({ id, slug, title, date, picture, fallback }: NewsTabItem): NewsTabItem => ({
  id,
  slug,
  title,
  date,
  picture,
  fallback,
})
