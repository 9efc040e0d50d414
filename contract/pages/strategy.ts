import { page } from './page.ts'

/** The strategy; a failed load is only logged. */
export const strategy = page({ name: 'strategy', address: '/strategy', section: 'about', type: 'static', failure: 'log' })
