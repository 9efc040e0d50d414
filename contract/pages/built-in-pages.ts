import { page } from './page.ts'

const builtIn = { screen: 'built-in', builtIn: true } as const

/** The pages whose content is written in the software itself; one screen shows those that have no form. */
export const builtInPages = [
  page({ ...builtIn, name: 'office-registrar', address: '/office-registrar', section: 'services' }),
  page({ name: 'advisors', address: '/advisors', section: 'student-life', builtIn: true, forms: ['advisor'] }),
  page({ ...builtIn, name: 'impact-ranking', address: '/impact-ranking', section: 'development' }),
  page({ ...builtIn, name: 'survey-results', address: '/survey-results', section: 'about' }),
  page({ ...builtIn, name: 'welcome', address: '/welcome', section: 'student-life' }),
] as const
