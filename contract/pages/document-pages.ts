import { fixedIds } from '../fixed-ids.ts'
import { page } from './page.ts'

const names = [
  'academic-policy',
  'consolidated-financial-statements',
  'articles-of-association-and-details',
  'safety-rules-at-the-university',
] as const

/** The four pages of governance documents: the same screen, a group of documents each. */
export const documentPages = names.map((name) =>
  page({
    name,
    screen: 'documents',
    address: `/${name}`,
    section: 'about',
    type: 'static',
    answers: { documents: `documents/${fixedIds.documentGroups[name]}?page={page}`, questions: 'faqs/documents' },
    query: ['page'],
  }),
)
