import { page } from './page.ts'

const shared = { screen: 'request', section: 'main', builtIn: true, hidden: true } as const

/** Where the sender of a form looks up its status: with the code of the receipt in the address, or without. */
export const requestPages = [
  page({ ...shared, name: 'request', address: '/request' }),
  page({ ...shared, name: 'request-status', address: '/request/{slug}' }),
] as const
