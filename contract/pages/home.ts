import { latestNews } from './news-calls.ts'
import { page } from './page.ts'

/** The main page. */
export const home = page({
  name: 'home',
  address: '/',
  section: 'main',
  path: 'main',
  type: 'static',
  answers: { schools: 'schools', programs: 'dual-programs', events: 'events/upcoming', items: latestNews },
  forms: ['consultation'],
  consultation: 'static',
})
