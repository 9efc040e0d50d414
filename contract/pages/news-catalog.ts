import { page } from './page.ts'

const filters = ['school', 'year', 'month'] as const
const query = ['page', 'search', ...filters]

/** All news, page by page, searched and narrowed. */
export const newsCatalog = page({
  name: 'news-catalog',
  address: '/news-catalog',
  section: 'news',
  parent: '/news',
  type: 'static',
  calls: [`news?${query.map((key) => `${key}={${key}}`).join('&')}`, ...filters.map((filter) => `news-filters/${filter}`)],
  query,
})
