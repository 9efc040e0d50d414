import { page } from './page.ts'

/** Tours of the campus and open days, with the form that books them; `date` is the day that is booked. */
export const tour = page({ name: 'tour', address: '/tour', section: 'education', type: 'static', forms: ['tour'], query: ['date'] })
