import { page } from './page.ts'

/** One sustainable development goal; two of them have their own order of blocks. */
export const sdg = page({
  name: 'sdg',
  address: '/sdg/{slug}',
  section: 'development',
  parent: '/our-sustainable-development',
  type: 'sdg',
  answers: { goals: 'sdgs' },
  forms: ['consultation'],
  consultation: 'sdg',
  order: {
    'gender-equality': [1, 3, 2, 5, 4],
    'good-health-and-well-being': [1, 4, 3, 2, 5],
  },
})
