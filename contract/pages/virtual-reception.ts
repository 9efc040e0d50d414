import { page } from './page.ts'

/** The virtual reception, with the question to the president. */
export const virtualReception = page({
  name: 'virtual-reception',
  address: '/virtual-reception',
  section: 'services',
  type: 'static',
  answers: { contacts: 'settings/contacts', members: 'employees/council-member' },
  modals: ['question'],
})
