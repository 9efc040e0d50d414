import { page } from './page.ts'

/** Olympiads in science and their results. */
export const scienceOlympiads = page({
  name: 'science-olympiads',
  address: '/science/{slug}',
  section: 'science',
  slugs: ['olympiads'],
  type: 'science',
  answers: { results: 'olympiad-results' },
})
