import { constants } from '../constants.ts'
import { page } from './page.ts'

/** International cooperation: the team, the first partner universities, providers. */
export const international = page({
  name: 'international',
  address: '/international',
  section: 'international',
  type: 'static',
  calls: ['employees/international-team', `universities?limit=${constants.universities.first}`, 'providers'],
  forms: ['consultation'],
  consultation: 'static',
})
