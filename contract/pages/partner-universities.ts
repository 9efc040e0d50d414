import { page } from './page.ts'

/** Partner universities by country; all are asked for, because the filter names every country there is. */
export const partnerUniversities = page({
  name: 'partner-universities',
  address: '/partner-universities',
  section: 'international',
  parent: '/international',
  type: 'static',
  calls: ['universities', 'handbooks/university-groups'],
  query: ['country'],
})
