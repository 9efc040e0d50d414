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
  calls: [
    'books',
    'webinars',
    'handbooks/webinar-topics',
    'handbooks/recipient-methods',
    'schools',
    `documents/${fixedIds.documentGroups.library}?page={page}`,
  ],
  forms: ['book'],
  query: ['page', 'search', 'book'],
})
