import { newsCatalog } from './pages/news-catalog.ts'
import { publicationFilters } from './pages/publication-filters.ts'

/** News feeds: addresses without language, and their formats. */
export const newsFeeds = {
  rss: { address: '/news/feed.xml', type: 'application/rss+xml' },
  json: { address: '/news/feed.json', type: 'application/feed+json' },
} as const

/** Filters of a news feed: all those of the catalogue, whose first page it is. */
export const newsFeedQuery: readonly string[] = newsCatalog.query.filter((key) => key !== 'page')

/** Events for calendars that subscribe to them: all, those of a school, or one by its id, which calendars take in once. */
export const eventCalendar = { address: '/events.ics', type: 'text/calendar', query: ['school', 'event'] } as const

/** Publications for reference managers, narrowed as on their screen. */
export const publicationList = { address: '/publications.bib', type: 'application/x-bibtex', query: publicationFilters } as const

/** Where programs follow the site: addresses without language that links may lead to and that are no page. */
export const subscriptionAddresses: readonly string[] = [...Object.values(newsFeeds), eventCalendar, publicationList].map(
  ({ address }) => address,
)
