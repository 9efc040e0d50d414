import { constants } from '../constants.ts'
import { page } from './page.ts'

/** Provisions on mobility, as documents. */
export const provisions = page({
  name: 'provisions',
  address: '/provisions',
  section: 'international',
  parent: '/international',
  type: 'static',
  calls: [`documents/${constants.ids.documentGroups.provisions}?page={page}`],
  query: ['page'],
})
