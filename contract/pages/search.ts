import { page } from './page.ts'

/** Search results; a failed search is only logged. */
export const search = page({
  name: 'search',
  address: '/search',
  section: 'main',
  type: 'static',
  calls: ['search/index?query={query}&page={page}&kind={kind}'],
  query: ['query', 'page', 'kind'],
  failure: 'log',
  hidden: true,
})
