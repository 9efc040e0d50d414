import { accessibilityPath } from './accessibility.ts'
import { page } from './page.ts'

const plain = [
  { name: 'mission-and-values', section: 'about' },
  { name: 'digital-university', section: 'about' },
  { name: 'selection-application', section: 'about' },
  { name: 'educational-and-methodological-association', section: 'about' },
  { name: 'competition', section: 'about' },
  { name: 'inclusion', section: 'development' },
  { name: 'development-office', section: 'development' },
  { name: 'jessup', section: 'student-life' },
  { name: 'digitalization', section: 'about' },
  { name: 'edu-finance', section: 'education' },
  { name: 'hostel', section: 'student-life' },
  { name: 'applicants', section: 'education' },
  { name: 'parents', section: 'education' },
  { name: 'students', section: 'student-life' },
  { name: 'staff', section: 'about' },
  { name: 'alumni', section: 'about' },
  { name: 'partners', section: 'about' },
  { name: 'press', section: 'news' },
] as const

const shared = { screen: 'static', type: 'static', failureText: 'Error fetching banner' } as const

/** The pages that are nothing but banner, blocks and socials. */
export const staticPages = [
  ...plain.map(({ name, section }) => page({ ...shared, name, address: `/${name}`, section })),
  page({ ...shared, name: 'accessibility', address: accessibilityPath, section: 'about' }),
]

/** Any other path: a page that editors made, shown in the same way. */
export const staticPage = page({ ...shared, name: 'static', address: '/*', section: 'main' })
