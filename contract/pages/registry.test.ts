import { expect, test } from 'vitest'
import { type Endpoint, endpoints, entityOfPageType } from '../api.ts'
import { fixedIds } from '../fixed-ids.ts'
import { pagePath } from './page.ts'
import { allAddresses, matchPage, type PageName, pages, type RegisteredPage } from './registry.ts'

const declared: readonly RegisteredPage[] = pages
const named = (name: PageName) => declared.find((page) => page.name === name)

/** Section 2 of the specification, address by address; `x` is a slug that only the content knows. */
const specified: Record<string, PageName> = {
  '/': 'home',
  '/search': 'search',
  '/education/bachelor': 'education',
  '/education/master': 'education',
  '/education/doctoral': 'doctoral',
  '/apply': 'apply',
  '/tour': 'tour',
  '/school/school-of-economics-and-management': 'school',
  '/school/school-of-digital-technologies': 'school',
  '/school/school-of-arts-and-social-sciences': 'school',
  '/school/school-of-law-and-public-policy': 'school',
  '/school/business-school': 'business-school',
  '/business-advice/x': 'business-advice',
  '/center/x': 'center',
  '/school-program/x': 'school-program',
  '/publication/x': 'publication',
  '/project/x': 'project',
  '/project-activity/x': 'project-activity',
  '/grants': 'grants',
  '/grant/x': 'grant',
  '/virtual-reception': 'virtual-reception',
  '/student-life/organization': 'student-organizations',
  '/student-life/deans-office': 'deans-office',
  '/student-life/sports-clubs': 'sports-clubs',
  '/student-life/events': 'student-events',
  '/career-development-office': 'career-development-office',
  '/library': 'library',
  '/contacts': 'contacts',
  '/military-department': 'military-department',
  '/service-center': 'service-center',
  '/international': 'international',
  '/double-degree-programs': 'double-degree-programs',
  '/dual-program/x': 'dual-program',
  '/selection-and-application-procedure': 'selection-and-application-procedure',
  '/incoming-academic-mobility': 'incoming-academic-mobility',
  '/expenses-for-the-period-of-mobility': 'expenses-for-the-period-of-mobility',
  '/surveys': 'surveys',
  '/employee-mobility': 'employee-mobility',
  '/academic-mobility': 'academic-mobility',
  '/partner-universities': 'partner-universities',
  '/provisions': 'provisions',
  '/information-for-international-students': 'information-for-international-students',
  '/information-for-foreign-teachers': 'information-for-foreign-teachers',
  '/ratings': 'ratings',
  '/science/research': 'science-research',
  '/science/research-centers': 'science-research-centers',
  '/research-center/x': 'research-center',
  '/science/olympiads': 'science-olympiads',
  '/science-grant/x': 'science-grant',
  '/digital-university': 'digital-university',
  '/history-of-narkhoz-university': 'history',
  '/mission-and-values': 'mission-and-values',
  '/academic-policy': 'academic-policy',
  '/consolidated-financial-statements': 'consolidated-financial-statements',
  '/selection-application': 'selection-application',
  '/articles-of-association-and-details': 'articles-of-association-and-details',
  '/management-of-narkhoz-university': 'management',
  '/academic-council': 'academic-council',
  '/safety-rules-at-the-university': 'safety-rules-at-the-university',
  '/university-purchases': 'university-purchases',
  '/educational-and-methodological-association': 'educational-and-methodological-association',
  '/competition': 'competition',
  '/inclusion': 'inclusion',
  '/sdg/gender-equality': 'sdg',
  '/sdg/good-health-and-well-being': 'sdg',
  '/our-sustainable-development': 'our-sustainable-development',
  '/summer-school': 'summer-school',
  '/development-office': 'development-office',
  '/jessup': 'jessup',
  '/volunteers': 'volunteers',
  '/news': 'news',
  '/news/x': 'news-item',
  '/news-catalog': 'news-catalog',
  '/strategy': 'strategy',
  '/404': 'error',
  '/devSitemap': 'dev-sitemap',
  '/devGallery': 'dev-gallery',
  '/olympiad': 'olympiad',
  '/digitalization': 'digitalization',
  '/edu-finance': 'edu-finance',
  '/hostel': 'hostel',
  '/applicants': 'applicants',
  '/parents': 'parents',
  '/students': 'students',
  '/staff': 'staff',
  '/alumni': 'alumni',
  '/partners': 'partners',
  '/press': 'press',
  '/office-registrar': 'office-registrar',
  '/advisors': 'advisors',
  '/impact-ranking': 'impact-ranking',
  '/survey-results': 'survey-results',
  '/welcome': 'welcome',
  '/accessibility': 'accessibility',
  '/account': 'account',
  '/request': 'request',
  '/request/x': 'request-status',
  '/any-other-path': 'static',
}

test('every address of the specification leads to its page', () => {
  expect(Object.fromEntries(Object.keys(specified).map((address) => [address, matchPage(address)?.page.name]))).toEqual(specified)
})

test('every page of the registry is reached by an address of the specification', () => {
  expect(declared.map(({ name }) => name).filter((name) => !Object.values(specified).includes(name))).toEqual([])
})

test('the concrete addresses are those of the specification', () => {
  const open = Object.entries(specified).filter(([address, name]) => address.endsWith('/x') || name === 'sdg' || name === 'static')
  const concrete = Object.keys(specified).filter((address) => !open.some(([other]) => other === address))
  expect(allAddresses().sort()).toEqual(concrete.sort())
})

test.each([
  ['/', 'home', undefined],
  ['/news', 'news', undefined],
  ['/news/x', 'news-item', 'x'],
  ['/education/doctoral', 'doctoral', 'doctoral'],
  ['/school/business-school', 'business-school', 'business-school'],
  ['/some/deep/path', 'static', undefined],
  ['/school', 'static', undefined],
  ['/news/x/y', 'static', undefined],
  ['/News', 'static', undefined],
  ['/қазақша-бет', 'static', undefined],
] as const)('%s is %s', (path, name, slug) => {
  expect(matchPage(path)).toEqual({ page: named(name), ...(slug && { slug }) })
})

test.each(['/school/unknown', '/school/business-school/more', '/education/phd', '/student-life/parties', '/science/alchemy'])(
  '%s leaves a closed list and is never taken for a static page',
  (path) => {
    expect(matchPage(path)).toBeUndefined()
  },
)

test.each([
  '',
  'news',
  '//news',
  '/news/',
  '/news//x',
  '/..',
  '/a/../b',
  '/.env',
  '/news/{slug}',
  '/*',
  '/a b',
  '/a%2fb',
  '/a?b',
  '/a;b',
  '/a\\b',
])('%j is no address', (path) => {
  expect(matchPage(path)).toBeUndefined()
})

test('the closed lists are those of the specification', () => {
  const closed = Object.groupBy(
    declared.filter(({ slugs }) => slugs),
    ({ address }) => address,
  )
  const slugs = Object.fromEntries(
    Object.entries(closed).map(([address, family]) => [address, family?.flatMap((page) => page.slugs ?? []).sort()]),
  )
  expect(slugs).toEqual({
    '/school/{slug}': Object.keys(fixedIds.schools).sort(),
    '/education/{slug}': Object.keys(fixedIds.education).sort(),
    '/student-life/{slug}': ['deans-office', 'events', 'organization', 'sports-clubs'],
    '/science/{slug}': ['olympiads', 'research', 'research-centers'],
  })
})

test('names are unique', () => {
  expect(new Set(declared.map(({ name }) => name)).size).toBe(declared.length)
})

test('the consultation form is present exactly where its page type is named', () => {
  for (const { name, forms, consultation } of declared) expect(forms.includes('consultation'), name).toBe(consultation !== undefined)
})

test('a form appears once on a screen, as a dialog or in the page', () => {
  for (const { name, forms, modals } of declared) expect(new Set([...forms, ...modals]).size, name).toBe(forms.length + modals.length)
})

test('modals are present where the handles promise them', () => {
  const modals = declared.filter((page) => page.modals.length > 0).map((page) => [page.name, page.modals] as const)
  expect(Object.fromEntries(modals)).toEqual({
    'service-center': ['archive-info', 'meeting', 'success-story', 'transcript'],
    'virtual-reception': ['question'],
    'career-development-office': ['vacancy'],
    'business-school': ['school'],
    'school-program': ['school'],
  })
  for (const [name] of modals) expect(named(name)?.query, name).toContain('modal')
})

const fits = ({ method, path, query, among }: Endpoint, call: string) => {
  const [asked = '', parameters = ''] = call.split('?')
  const [wanted, given] = [path.split('/'), asked.split('/')]
  const sameWay = wanted.every((part, at) => {
    const parameter = /^\{(\w+)\}$/.exec(part)?.[1]
    if (!parameter) return part === given[at]
    return given[at]?.startsWith('{') || (among?.[parameter]?.includes(given[at] ?? '') ?? given[at] !== undefined)
  })
  return (
    method === 'GET' &&
    wanted.length === given.length &&
    sameWay &&
    [...new URLSearchParams(parameters).keys()].every((key) => key in query)
  )
}

test('every call is one that the content service answers', () => {
  const unanswered = declared.flatMap(({ name, calls }) =>
    calls.filter((call) => !endpoints.some((endpoint) => fits(endpoint, call))).map((call) => `${name}: ${call}`),
  )
  expect(unanswered).toEqual([])
})

test('an entry that a call takes from the page is one that the page names', () => {
  for (const { name, type, calls } of declared) {
    for (const [, attribute = ''] of calls.flatMap((call) => [...call.matchAll(/\{page\.(\w+)\}/g)])) {
      expect(type && entityOfPageType(type).attributes[attribute]?.type, name).toBe('reference')
    }
  }
})

test('calls name nothing but the page, the slug where there is one, and declared query keys', () => {
  for (const { name, address, calls, query } of declared) {
    const known = ['id', ...query, ...(address.endsWith('{slug}') ? ['slug'] : [])]
    const used = calls.flatMap((call) => [...call.matchAll(/\{(\w+)\}/g)].map(([, key]) => key))
    expect(known, name).toEqual(expect.arrayContaining(used))
  }
})

test('two lists of one screen never share a page', () => {
  for (const { name, calls } of declared) {
    const paged = calls.filter((call) => call.includes('page={') && !call.startsWith('questions/'))
    const keys = paged.map((call) => call.replace(/.*page=\{(\w+)\}.*/, '$1'))
    expect(new Set(keys).size, name).toBe(keys.length)
  }
})

test('breadcrumbs lead to declared addresses', () => {
  for (const { name, parent } of declared) if (parent) expect(allAddresses(), name).toContain(parent)
})

test('only an activity, whose slug is unique within its project, has no page of its own', () => {
  expect(declared.filter((page) => page.pageless).map((page) => [page.name, pagePath(page, '/project-activity/x')])).toEqual([
    ['project-activity', undefined],
  ])
})

test('built-in pages make no calls', () => {
  const builtIn = declared.filter((page) => page.builtIn)
  expect(builtIn.map(({ name }) => name).sort()).toEqual(
    [
      'account',
      'advisors',
      'dev-gallery',
      'dev-sitemap',
      'error',
      'impact-ranking',
      'office-registrar',
      'request',
      'request-status',
      'survey-results',
      'welcome',
    ].sort(),
  )
  for (const page of builtIn) expect([page.calls, pagePath(page, page.address)], page.name).toEqual([[], undefined])
})

test('a page is requested by its path', () => {
  const asked = (path: string) => {
    const match = matchPage(path)
    return match && pagePath(match.page, path)
  }
  expect(['/', '/school/business-school', '/some/deep/path'].map(asked)).toEqual(['main', 'school/business-school', 'some/deep/path'])
})

test('the log message of a failure is that of the specification', () => {
  expect(named('history')?.failureText).toBe('Error fetching history university')
  expect(named('static')?.failureText).toBe('Error fetching banner')
  expect(named('jessup')?.failureText).toBe('Error fetching banner')
  expect(named('home')?.failureText).toBe('Error fetching data')
  expect(declared.filter(({ failure }) => failure === 'log').map(({ name }) => name)).toEqual(['search', 'strategy'])
})

test('calls carry the numbers of the specification', () => {
  const calls = declared.map((page) => [page.name, page.calls] as const)
  expect(Object.fromEntries(calls)).toMatchObject({
    home: ['pages/static/blocks/{id}', 'schools', 'dual-programs', 'events/upcoming', 'latest-news?limit=5'],
    library: expect.arrayContaining(['documents/174?page={page}']),
    'safety-rules-at-the-university': ['pages/static/blocks/{id}', 'documents/178?page={page}', 'faqs/documents'],
    management: ['pages/static/blocks/{id}', 'employees/group/134'],
    international: expect.arrayContaining(['universities?limit=5']),
    'news-item': ['pages/news/blocks/{id}', 'latest-news?limit=4'],
    'news-catalog': expect.arrayContaining(['news?page={page}&search={search}&school={school}&year={year}&month={month}']),
    education: expect.arrayContaining([
      'question-categories/7',
      'questions/7?page={questions}',
      'school-programs-filters/form?education={slug}',
    ]),
  })
})
