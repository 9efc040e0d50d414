import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import type { Labels } from '@narkhoz/contract/locales.ts'

/** Headings of the links in long sub-menus, in order. */
const groups: readonly { heading: Labels; urls: readonly string[] }[] = [
  {
    heading: { kz: 'Біз туралы', ru: 'О нас', en: 'About us' },
    urls: [
      '/mission-and-values',
      '/history-of-narkhoz-university',
      '/strategy',
      '/management-of-narkhoz-university',
      '/academic-council',
      '/ratings',
    ],
  },
  {
    heading: { kz: 'Даму', ru: 'Развитие', en: 'Development' },
    urls: [
      '/our-sustainable-development',
      '/impact-ranking',
      '/inclusion',
      '/development-office',
      '/digital-university',
      '/digitalization',
      '/survey-results',
    ],
  },
  {
    heading: { kz: 'Құжаттар', ru: 'Документы', en: 'Documents' },
    urls: [
      '/articles-of-association-and-details',
      '/consolidated-financial-statements',
      '/safety-rules-at-the-university',
      '/university-purchases',
      '/competition',
    ],
  },
  { heading: { kz: 'Бізбен байланыс', ru: 'Связаться с нами', en: 'Get in touch' }, urls: ['/virtual-reception', '/contacts'] },
  { heading: { kz: 'Қауымдастық', ru: 'Сообщество', en: 'Community' }, urls: ['/staff', '/alumni', '/partners'] },
  {
    heading: { kz: 'Білім деңгейлері', ru: 'Уровни обучения', en: 'Levels of study' },
    urls: ['/education/bachelor', '/education/master', '/education/doctoral', '/double-degree-programs'],
  },
  {
    heading: { kz: 'Түсу және төлем', ru: 'Поступление и оплата', en: 'Admission and fees' },
    urls: ['/applicants', '/apply', '/selection-application', '/grants', '/edu-finance', '/olympiad', '/summer-school', '/parents'],
  },
  {
    heading: { kz: 'Оқу үдерісі', ru: 'Учебный процесс', en: 'Studying' },
    urls: ['/academic-policy', '/educational-and-methodological-association', '/office-registrar', '/center/languages', '/library'],
  },
  {
    heading: { kz: 'Ынтымақтастық', ru: 'Сотрудничество', en: 'Cooperation' },
    urls: ['/international', '/partner-universities', '/provisions'],
  },
  {
    heading: { kz: 'Ұтқырлық', ru: 'Мобильность', en: 'Mobility' },
    urls: [
      '/academic-mobility',
      '/selection-and-application-procedure',
      '/expenses-for-the-period-of-mobility',
      '/incoming-academic-mobility',
      '/employee-mobility',
      '/surveys',
    ],
  },
  {
    heading: { kz: 'Шетелден келгендерге', ru: 'Гостям из-за рубежа', en: 'From abroad' },
    urls: ['/information-for-international-students', '/information-for-foreign-teachers'],
  },
  {
    heading: { kz: 'Студенттік орта', ru: 'Студенческая жизнь', en: 'On campus' },
    urls: [
      '/students',
      '/welcome',
      '/hostel',
      '/student-life/organization',
      '/student-life/events',
      '/student-life/sports-clubs',
      '/volunteers',
      '/jessup',
    ],
  },
  {
    heading: { kz: 'Қолдау және мансап', ru: 'Поддержка и карьера', en: 'Support and careers' },
    urls: [
      '/student-life/deans-office',
      '/advisors',
      '/career-development-office',
      '/center/career-coaching',
      '/center/psychological-support',
    ],
  },
  { heading: { kz: 'Қызметтер', ru: 'Услуги', en: 'Services' }, urls: ['/service-center', '/military-department'] },
]

/** From this number of links on a sub-menu has headings. */
const long = 9

type Link = { url: string }
type Item = { children?: Link[] | null }

const groupAt = (children: readonly Link[], at: number): number => {
  const found = groups.findIndex(({ urls }) => urls.includes(children[at]?.url ?? ''))
  // A link that was added later joins the group of the previous one.
  return found < 0 && at > 0 ? groupAt(children, at - 1) : found
}

const grouped = (children: readonly Link[]) =>
  children
    .map((child, at) => ({ child, group: groupAt(children, at) }))
    .toSorted((one, other) => one.group - other.group)
    .map(({ child, group }) => ({ ...child, ...(groups[group] && { group: groups[group].heading }) }))

/** Puts the links of the header's long sub-menus under headings. */
export const withGroups = (menus: readonly Draft[]): Draft[] =>
  menus.map((menu) => {
    if (menu.slug !== 'header') return menu
    // `starter` has typed the items of a menu; a draft no longer says so.
    const items = menu.attributes.items as readonly Item[]
    const shown = items.map((item) =>
      item.children && item.children.length >= long ? { ...item, children: grouped(item.children) } : item,
    )
    return { ...menu, attributes: { ...menu.attributes, items: shown } }
  })
