import { constants } from '../constants.ts'
import { page } from './page.ts'

/** One news item, and the latest ones. */
export const newsItem = page({
  name: 'news-item',
  address: '/news/{slug}',
  section: 'news',
  parent: '/news',
  type: 'news',
  answers: { latest: `latest-news?limit=${constants.news.besideItem}` },
  forms: ['consultation'],
  consultation: 'news',
})
