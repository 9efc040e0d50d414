import { page } from './page.ts'

/** One research centre: its subject, its head and how to commission a study. */
export const researchCenter = page({
  name: 'research-center',
  screen: 'static',
  address: '/research-center/{slug}',
  section: 'science',
  parent: '/science/research-centers',
  type: 'static',
})
