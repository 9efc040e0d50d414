import { fixedIds } from '../fixed-ids.ts'
import { page } from './page.ts'

/** Provisions on mobility, as documents. */
export const provisions = page({
  name: 'provisions',
  address: '/provisions',
  section: 'international',
  parent: '/international',
  type: 'static',
  answers: { documents: `documents/${fixedIds.documentGroups.provisions}?page={page}` },
  query: ['page'],
})
