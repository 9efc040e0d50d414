import { page } from './page.ts'

/** The service centre, with the four applications to the archive. */
export const serviceCenter = page({
  name: 'service-center',
  address: '/service-center',
  section: 'services',
  type: 'static',
  answers: { departments: 'handbooks/departments', types: 'handbooks/reference-types', languages: 'handbooks/languages' },
  modals: ['archive-info', 'meeting', 'success-story', 'transcript'],
})
