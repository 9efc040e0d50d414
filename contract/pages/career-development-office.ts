import { page } from './page.ts'

/** The career office: vacancies and partners, with the application for a vacancy or course. */
export const careerDevelopmentOffice = page({
  name: 'career-development-office',
  address: '/career-development-office',
  section: 'services',
  type: 'static',
  answers: { vacancies: 'vacancies?page={page}', partners: 'partners' },
  modals: ['vacancy'],
  query: ['page'],
})
