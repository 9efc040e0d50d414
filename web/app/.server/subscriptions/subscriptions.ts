import { eventCalendar, newsFeedQuery, newsFeeds, publicationList } from '@narkhoz/contract/subscriptions.ts'
import { writeBibtex } from './bibtex.ts'
import { writeEventCalendar } from './event-calendar.ts'
import { writeJsonFeed } from './json-feed.ts'
import { gatherNews } from './news-feed.ts'
import { writeRss } from './rss.ts'
import type { Subscription } from './subscription.ts'

/** Everything that can be subscribed to. */
export const subscriptions: readonly Subscription[] = [
  { ...newsFeeds.rss, query: newsFeedQuery, write: async (content, subscriber) => writeRss(await gatherNews(content, subscriber)) },
  { ...newsFeeds.json, query: newsFeedQuery, write: async (content, subscriber) => writeJsonFeed(await gatherNews(content, subscriber)) },
  { ...eventCalendar, write: writeEventCalendar },
  { ...publicationList, write: writeBibtex },
]
