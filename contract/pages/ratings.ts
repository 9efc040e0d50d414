import { page } from './page.ts'

/** Where the university stands in ratings. */
export const ratings = page({
  name: 'ratings',
  address: '/ratings',
  section: 'international',
  type: 'static',
  calls: ['ratings?page={page}'],
  query: ['page'],
})
