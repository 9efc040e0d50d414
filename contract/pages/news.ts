import { newsTabs } from './news-calls.ts'
import { page } from './page.ts'

/** The landing page of the news. */
export const news = page({ name: 'news', address: '/news', section: 'news', type: 'static', answers: newsTabs })
