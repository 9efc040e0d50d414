import { latestNews } from './news-calls.ts'
import { page } from './page.ts'

/** The main page. */
export const home = page({
  name: 'home',
  address: '/',
  section: 'main',
  path: 'main',
  type: 'static',
  calls: ['schools', 'dual-programs', 'events/upcoming', latestNews],
  forms: ['consultation'],
  consultation: 'static',
})
