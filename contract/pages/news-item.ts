import { constants } from '../constants.ts'
import { page } from './page.ts'

/** One piece of news, and the newest beside it. */
export const newsItem = page({
  name: 'news-item',
  address: '/news/{slug}',
  section: 'news',
  parent: '/news',
  type: 'news',
  calls: [`latest-news?limit=${constants.news.besideItem}`],
  forms: ['consultation'],
  consultation: 'news',
})
