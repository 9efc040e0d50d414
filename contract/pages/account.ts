import { accountPath } from './account-path.ts'
import { page } from './page.ts'

/** Leads to the address of the personal account in the general settings, so that texts link to it without knowing where it is. */
export const account = page({ name: 'account', address: accountPath, section: 'services', builtIn: true, hidden: true })
