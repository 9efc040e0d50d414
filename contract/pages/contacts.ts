import { page } from './page.ts'

/** Contacts of the university. */
export const contacts = page({
  name: 'contacts',
  address: '/contacts',
  section: 'services',
  type: 'static',
  calls: ['settings/contacts'],
  forms: ['consultation'],
  consultation: 'static',
})
