import { page } from './page.ts'

/** A centre: its head, its coaches and the registration for an appointment. */
export const center = page({
  name: 'center',
  address: '/center/{slug}',
  section: 'services',
  type: 'center',
  answers: { heads: 'employees/head-of-centre?center={id}', coaches: 'employees/coach?center={id}', issues: 'handbooks/root-issues' },
  forms: ['registration'],
})
