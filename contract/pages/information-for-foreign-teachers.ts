import { page } from './page.ts'

/** What teachers from abroad need to know. */
export const informationForForeignTeachers = page({
  name: 'information-for-foreign-teachers',
  address: '/information-for-foreign-teachers',
  section: 'international',
  parent: '/international',
  type: 'static',
  forms: ['consultation'],
  consultation: 'static',
})
