import { page } from './page.ts'

/** What students from abroad need to know, with the stages of admission. */
export const informationForInternationalStudents = page({
  name: 'information-for-international-students',
  address: '/information-for-international-students',
  section: 'international',
  parent: '/international',
  type: 'static',
  answers: { stages: 'admission-stages' },
  forms: ['consultation'],
  consultation: 'static',
})
