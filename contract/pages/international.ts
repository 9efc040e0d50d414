import { constants } from '../constants.ts'
import { page } from './page.ts'

/** International cooperation: the team, the first partner universities, providers. */
export const international = page({
  name: 'international',
  address: '/international',
  section: 'international',
  type: 'static',
  answers: {
    team: 'employees/international-team',
    universities: `universities?limit=${constants.universities.first}`,
    providers: 'providers',
  },
  forms: ['consultation'],
  consultation: 'static',
})
