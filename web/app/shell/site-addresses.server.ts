import { type Section, sections } from '@narkhoz/contract/pages/page.ts'
import { allAddresses, matchPage } from '@narkhoz/contract/pages/registry.ts'
import type { Content } from '../.server/content.ts'
import { declaredAt, type PathOf } from '../.server/content-calls.ts'
import { activityAddress } from '../blocks/entries/activity-address.ts'

/** The lists of entries that have a page of their own. */
export const listed = [
  'school-programs',
  'grants',
  'dual-programs',
  'projects',
  'publications',
  'science-grants',
  'sdgs',
  'news',
] as const satisfies readonly PathOf<'list'>[]

/** Enough for a reader; the site map for search engines has no end. */
const most = 1000

const perPage = 100

/** The entries of one list, page after page. */
const entriesIn = async (content: Content, path: (typeof listed)[number] | 'pages') => {
  // What every list takes; which list it is comes from above, so the compiler knows only that it is one of them.
  const pageAt = (page: number) => content.paged(path as 'pages', { limit: perPage, page })
  const first = await pageAt(1)
  const lastPage = Math.min(first.meta.last_page, most / perPage)
  const others = await Promise.all(Array.from({ length: Math.max(lastPage - 1, 0) }, (_, at) => pageAt(at + 2)))
  return [first, ...others].flatMap(({ data }) => data)
}

/** The addresses of one list's entries. */
const addressesIn = async (content: Content, path: (typeof listed)[number]): Promise<string[]> => {
  const template = declaredAt(path).entity.page?.address ?? ''
  return (await entriesIn(content, path)).flatMap(({ slug }) => (slug ? [template.replace('{slug}', slug)] : []))
}

/** The addresses of the pages that editors made. */
const pageAddresses = async (content: Content) =>
  (await entriesIn(content, 'pages')).map(({ path }) => (path === 'main' ? '/' : `/${path}`))

/** The pages of projects' activities. */
const activities = async (content: Content) => (await content.list('project-activities', { limit: perPage })).map(activityAddress)

const sectionOf = (address: string): Section => matchPage(address.split('?', 1)[0] ?? '')?.page.section ?? 'main'

/** Every address of the site by section, as far as declarations and the content know them; whether it is all is said too. */
export const siteAddresses = async (content: Content) => {
  const lists = [pageAddresses(content), ...listed.map((path) => addressesIn(content, path)), activities(content)]
  const outcomes = await Promise.allSettled(lists)
  const entries = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []))
  const all = new Set([...allAddresses(), ...entries])
  const bySection = Map.groupBy(all, sectionOf)
  return {
    isWhole: outcomes.every(({ status }) => status === 'fulfilled'),
    groups: sections.flatMap((section) => {
      const addresses = bySection.get(section)
      return addresses ? [{ section, addresses }] : []
    }),
  }
}
