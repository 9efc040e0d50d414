import { page } from './page.ts'

const asked = { screen: 'request', section: 'main', builtIn: true, hidden: true } as const

/** Where whoever sent a form asks how it stands: with the code of its receipt in the address, or with none yet. */
export const requestPages = [
  page({ ...asked, name: 'request', address: '/request' }),
  page({ ...asked, name: 'request-status', address: '/request/{slug}' }),
] as const
