import { page } from './page.ts'

/** Partner universities by country; all are loaded, because the filter lists every country. */
export const partnerUniversities = page({
  name: 'partner-universities',
  address: '/partner-universities',
  section: 'international',
  parent: '/international',
  type: 'static',
  calls: ['universities', 'handbooks/university-groups'],
  query: ['country'],
})
