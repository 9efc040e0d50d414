import { almatyTime } from './almaty-time.ts'
import type { Feed, FeedItem } from './news-feed.ts'

const written = ({ id, url, title, lead, published, updated, picture, tags, language }: FeedItem) => ({
  id,
  url,
  title,
  content_text: lead,
  ...(picture && { image: picture.url }),
  date_published: almatyTime(published).iso,
  ...(updated && { date_modified: almatyTime(updated).iso }),
  ...(tags.length > 0 && { tags }),
  language,
})

/** A feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/), with no sign in it that could be taken for markup. */
export const writeJsonFeed = ({ title, description, language, home, self, items }: Feed): string => {
  const text = JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: self,
    language,
    items: items.map(written),
  })
  return `${text.replaceAll('<', '\\u003c')}\n`
}
