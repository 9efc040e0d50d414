import { academicCouncil } from './academic-council.ts'
import { account } from './account.ts'
import { apply } from './apply.ts'
import { builtInPages } from './built-in-pages.ts'
import { businessAdvice } from './business-advice.ts'
import { businessSchool } from './business-school.ts'
import { careerDevelopmentOffice } from './career-development-office.ts'
import { center } from './center.ts'
import { contacts } from './contacts.ts'
import { deansOffice } from './deans-office.ts'
import { devGallery } from './dev-gallery.ts'
import { devSitemap } from './dev-sitemap.ts'
import { doctoral } from './doctoral.ts'
import { documentPages } from './document-pages.ts'
import { doubleDegreePrograms } from './double-degree-programs.ts'
import { dualProgram } from './dual-program.ts'
import { education } from './education.ts'
import { error } from './error.ts'
import { grant } from './grant.ts'
import { grants } from './grants.ts'
import { history } from './history.ts'
import { home } from './home.ts'
import { informationForForeignTeachers } from './information-for-foreign-teachers.ts'
import { informationForInternationalStudents } from './information-for-international-students.ts'
import { international } from './international.ts'
import { library } from './library.ts'
import { management } from './management.ts'
import { militaryDepartment } from './military-department.ts'
import { mobilityPages } from './mobility-pages.ts'
import { news } from './news.ts'
import { newsCatalog } from './news-catalog.ts'
import { newsItem } from './news-item.ts'
import { olympiad } from './olympiad.ts'
import { ourSustainableDevelopment } from './our-sustainable-development.ts'
import type { Page } from './page.ts'
import { partnerUniversities } from './partner-universities.ts'
import { project } from './project.ts'
import { projectActivity } from './project-activity.ts'
import { provisions } from './provisions.ts'
import { publication } from './publication.ts'
import { ratings } from './ratings.ts'
import { requestPages } from './request.ts'
import { researchCenter } from './research-center.ts'
import { school } from './school.ts'
import { schoolProgram } from './school-program.ts'
import { scienceGrant } from './science-grant.ts'
import { scienceOlympiads } from './science-olympiads.ts'
import { scienceResearch } from './science-research.ts'
import { scienceResearchCenters } from './science-research-centers.ts'
import { sdg } from './sdg.ts'
import { search } from './search.ts'
import { selectionAndApplicationProcedure } from './selection-and-application-procedure.ts'
import { serviceCenter } from './service-center.ts'
import { sportsClubs } from './sports-clubs.ts'
import { staticPage, staticPages } from './static-pages.ts'
import { strategy } from './strategy.ts'
import { studentEvents } from './student-events.ts'
import { studentOrganizations } from './student-organizations.ts'
import { summerSchool } from './summer-school.ts'
import { tour } from './tour.ts'
import { universityPurchases } from './university-purchases.ts'
import { virtualReception } from './virtual-reception.ts'
import { volunteers } from './volunteers.ts'

/** Every page of the site, section by section; the catch-all comes last. */
export const pages = [
  home,
  search,
  education,
  doctoral,
  apply,
  tour,
  schoolProgram,
  grants,
  grant,
  summerSchool,
  olympiad,
  school,
  businessSchool,
  businessAdvice,
  international,
  doubleDegreePrograms,
  dualProgram,
  selectionAndApplicationProcedure,
  ...mobilityPages,
  partnerUniversities,
  provisions,
  informationForInternationalStudents,
  informationForForeignTeachers,
  ratings,
  scienceResearch,
  scienceResearchCenters,
  researchCenter,
  scienceOlympiads,
  scienceGrant,
  project,
  projectActivity,
  publication,
  studentOrganizations,
  deansOffice,
  sportsClubs,
  studentEvents,
  volunteers,
  history,
  management,
  academicCouncil,
  ...documentPages,
  universityPurchases,
  strategy,
  virtualReception,
  contacts,
  serviceCenter,
  library,
  careerDevelopmentOffice,
  militaryDepartment,
  center,
  ourSustainableDevelopment,
  sdg,
  news,
  newsCatalog,
  newsItem,
  ...staticPages,
  ...builtInPages,
  ...requestPages,
  account,
  devSitemap,
  devGallery,
  error,
  staticPage,
] as const satisfies readonly Page[]

/** The name of a page. */
export type PageName = (typeof pages)[number]['name']

/** A page of the registry. */
export type RegisteredPage = Page & { name: PageName }

/** The page a path belongs to, and the slug where its address has one. */
export type Match = { page: RegisteredPage; slug?: string }

const slugTail = '/{slug}'
const isFixed = ({ address }: Page) => !address.endsWith(slugTail) && address !== staticPage.address
const registered: readonly RegisteredPage[] = pages
const fixed = new Map(registered.filter(isFixed).map((page) => [page.address, page]))
const families = Map.groupBy(
  registered.filter(({ address }) => address.endsWith(slugTail)),
  ({ address }) => address.slice(1, -slugTail.length),
)

// A path goes into a call of the content service, so nothing that could mean another path there ever matches.
const segment = /^[\p{L}\p{N}_~-][\p{L}\p{M}\p{N}._~-]*$/u

/**
 * Finds the page of a path without language; nothing where the path is no address of this site, or leaves the closed
 * list of its family. The path must be decoded and without a slash at its end.
 */
export const matchPage = (path: string): Match | undefined => {
  const page = fixed.get(path)
  if (page) return { page }

  const parts = path.slice(1).split('/')
  if (!path.startsWith('/') || !parts.every((part) => segment.test(part))) return undefined
  const [family = '', slug, ...deeper] = parts
  if (slug === undefined) return { page: staticPage }

  const relatives = families.get(family) ?? []
  const relative = deeper.length === 0 ? relatives.find(({ slugs }) => !slugs || slugs.includes(slug)) : undefined
  if (relative) return { page: relative, slug }
  return relatives.some(({ slugs }) => slugs) ? undefined : { page: staticPage }
}

/** The concrete addresses of a page: its closed slugs filled in, none where only the content knows them. */
export const addressesOf = (page: Page): string[] =>
  isFixed(page) ? [page.address] : (page.slugs ?? []).map((slug) => page.address.replace('{slug}', slug))

/** Every concrete address that the declarations know, in the order of `pages`. */
export const allAddresses = (): string[] => registered.flatMap(addressesOf)
