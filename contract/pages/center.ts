import { page } from './page.ts'

/** A centre: its head, its coaches and the registration for an appointment. */
export const center = page({
  name: 'center',
  address: '/center/{slug}',
  section: 'services',
  type: 'center',
  calls: ['employees/head-of-centre?center={id}', 'employees/coach?center={id}', 'handbooks/root-issues'],
  forms: ['registration'],
})
