import { fixedIds } from '../fixed-ids.ts'
import { page } from './page.ts'

/**
 * The library: books to search and order, webinars by topic, documents. All books are loaded, because the order form offers every
 * one.
 */
export const library = page({
  name: 'library',
  address: '/library',
  section: 'services',
  type: 'static',
  answers: {
    books: 'books',
    webinars: 'webinars',
    topics: 'handbooks/webinar-topics',
    methods: 'handbooks/recipient-methods',
    schools: 'schools',
    documents: `documents/${fixedIds.documentGroups.library}?page={page}`,
  },
  forms: ['book'],
  query: ['page', 'search', 'book'],
})
