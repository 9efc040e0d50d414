import { newsTabs } from './news-calls.ts'
import { page } from './page.ts'

/** Past and upcoming events, awards and news. */
export const studentEvents = page({
  name: 'student-events',
  address: '/student-life/{slug}',
  section: 'student-life',
  slugs: ['events'],
  type: 'student-life',
  answers: { past: 'events/past', upcoming: 'events/upcoming', awards: 'awards', ...newsTabs },
})
