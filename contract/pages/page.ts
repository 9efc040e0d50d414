import type { ConsultationPageType } from '../forms/consultation.ts'
import type { FormName } from '../forms/registry.ts'

/** The type of page in `pages/{type}/blocks/{pageId}`. */
export const pageTypes = [
  'static',
  'school',
  'education',
  'student-life',
  'center',
  'dual-program',
  'science',
  'sdg',
  'publication',
  'project',
  'science-grant',
  'school-program',
  'business-advice',
  'news',
] as const

/** One of the page types whose blocks can be asked for. */
export type PageType = (typeof pageTypes)[number]

/** The parts of the site, in the order of the site map. */
export const sections = [
  'main',
  'education',
  'schools',
  'international',
  'science',
  'student-life',
  'about',
  'services',
  'development',
  'news',
] as const

/** One part of the site. */
export type Section = (typeof sections)[number]

/** Where visitors go: one family of addresses, what it asks the content service for and what stands on its screen. */
export type Page = {
  /** The name of this family of addresses; no other has it. */
  name: string
  /** The module in `web/app/pages` that shows it: the page's own name unless several pages share one screen. */
  screen: string
  /** The address without language: `{slug}` where it varies, `/*` for every path that no other page takes. */
  address: string
  /** The section of the site it belongs to: the groups of the site map. */
  section: Section
  /** The address above it in the breadcrumb, where that is not the main page. */
  parent?: string
  /** The closed list of slugs; any other path below the address is not found before any call is made. */
  slugs?: readonly string[]
  /** The page's path at the content service where it is not the address: `main`. */
  path?: string
  /** The type its blocks are asked under, as the first of `calls`; none where the screen has no blocks of its own. */
  type?: PageType
  /**
   * The calls after the page, as templates that run side by side: `{id}` is the page's id, `{page.x}` the id of the entry
   * that the page names under x, `{slug}` the address's, any other `{x}` the query key x. A parameter whose query key is
   * absent is left out; a call whose path would have a gap is not made.
   */
  calls: readonly string[]
  /** Forms that stand on the screen, by name. */
  forms: readonly FormName[]
  /** Forms that open as a dialog at `?modal=NAME`, by name. */
  modals: readonly FormName[]
  /** The page type a consultation request from here names; there exactly where the consultation form stands. */
  consultation?: ConsultationPageType
  /** Query keys that change what is shown; any other is ignored and never splits the cache. Two paged lists never share one. */
  query: readonly string[]
  /** Slugs whose blocks have an order of their own: the N of the groups `{slug}-blockN`; groups not named follow by position. */
  order?: Readonly<Record<string, readonly number[]>>
  /** A failed content call is only logged and the screen shown without that data. */
  failure?: 'log'
  /** What is logged when its load fails. */
  failureText: string
  /** No page is asked for: the first of its calls answers what the screen is about, its title included. */
  pageless?: true
  /** The content is part of the software: no page is asked for and no other call is made. */
  builtIn?: true
  /** Not for search engines: answered with noindex and left out of the site map for them. */
  hidden?: true
}

type DerivedKey = 'screen' | 'calls' | 'forms' | 'modals' | 'query' | 'failureText'

/** A page as it is declared: what follows from the rest may be left out. */
export type DeclaredPage<N extends string = string> = Omit<Page, DerivedKey> & Partial<Pick<Page, DerivedKey>> & { name: N }

/** Declares a page; its blocks lead its calls, and `modal` counts as a query key where there are modals. */
export const page = <const N extends string>(declared: DeclaredPage<N>): Page & { name: N } => ({
  screen: declared.name,
  forms: [],
  modals: [],
  failureText: 'Error fetching data',
  ...declared,
  calls: [...(declared.type ? [`pages/${declared.type}/blocks/{id}`] : []), ...(declared.calls ?? [])],
  query: [...(declared.query ?? []), ...(declared.modals?.length ? ['modal'] : [])],
})

/** The path that `pages/{path}` is asked for, given the address a visitor is at; nothing where none is. */
export const pagePath = ({ path, pageless, builtIn }: Page, address: string) =>
  pageless || builtIn ? undefined : (path ?? address.slice(1))
