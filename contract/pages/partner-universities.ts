import { page } from './page.ts'

/** Partner universities by country; all are loaded, because the filter lists every country. */
export const partnerUniversities = page({
  name: 'partner-universities',
  address: '/partner-universities',
  section: 'international',
  parent: '/international',
  type: 'static',
  answers: { universities: 'universities', groups: 'handbooks/university-groups' },
  query: ['country'],
})
