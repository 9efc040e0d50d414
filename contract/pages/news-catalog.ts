import { page } from './page.ts'

/** All news, page by page, searched and narrowed. */
export const newsCatalog = page({
  name: 'news-catalog',
  address: '/news-catalog',
  section: 'news',
  parent: '/news',
  type: 'static',
  answers: {
    news: 'news?page={page}&search={search}&school={school}&year={year}&month={month}',
    schools: 'news-filters/school',
    years: 'news-filters/year',
    months: 'news-filters/month',
  },
  query: ['page', 'search', 'school', 'year', 'month'],
})
