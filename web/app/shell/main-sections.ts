import type { Dictionary } from '../i18n/dictionary.ts'

/** Main links that need no data: the fallback of the menu and the error screen while the service is down. */
export const mainSections = [
  { name: 'about', to: '/mission-and-values' },
  { name: 'education', to: '/education/bachelor' },
  { name: 'schools', to: '/school/school-of-economics-and-management' },
  { name: 'science', to: '/science/research' },
  { name: 'international', to: '/international' },
  { name: 'studentLife', to: '/student-life/organization' },
  { name: 'news', to: '/news' },
  { name: 'contacts', to: '/contacts' },
] as const satisfies readonly { name: keyof Dictionary['mainSections']; to: string }[]
