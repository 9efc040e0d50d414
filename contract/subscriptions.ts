import { newsCatalog } from './pages/news-catalog.ts'

/** News for programs that follow it: addresses without language, and what stands there. */
export const newsFeeds = {
  rss: { address: '/news/feed.xml', type: 'application/rss+xml' },
  json: { address: '/news/feed.json', type: 'application/feed+json' },
} as const

/** What a feed of news can be narrowed by: all that the catalogue can, whose first page it is. */
export const newsFeedQuery: readonly string[] = newsCatalog.query.filter((key) => key !== 'page')

/** Events for calendars that subscribe to them. */
export const eventCalendar = { address: '/events.ics', type: 'text/calendar' } as const
