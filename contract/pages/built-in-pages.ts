import { page } from './page.ts'

/** The pages whose content is written in the software itself, each a screen of its own. */
export const builtInPages = [
  page({ name: 'office-registrar', address: '/office-registrar', section: 'services', builtIn: true }),
  page({ name: 'advisors', address: '/advisors', section: 'student-life', builtIn: true, forms: ['advisor'] }),
  page({ name: 'impact-ranking', address: '/impact-ranking', section: 'development', builtIn: true }),
  page({ name: 'survey-results', address: '/survey-results', section: 'about', builtIn: true }),
  page({ name: 'welcome', address: '/welcome', section: 'student-life', builtIn: true }),
] as const
