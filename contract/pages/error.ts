import { page } from './page.ts'

/** What visitors see when a page cannot be shown; it must work when every call fails. */
export const error = page({ name: 'error', screen: 'not-found', address: '/404', section: 'main', builtIn: true, hidden: true })
