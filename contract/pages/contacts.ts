import { page } from './page.ts'

/** Contacts of the university. */
export const contacts = page({
  name: 'contacts',
  address: '/contacts',
  section: 'services',
  type: 'static',
  answers: { contacts: 'settings/contacts' },
  forms: ['consultation'],
  consultation: 'static',
})
