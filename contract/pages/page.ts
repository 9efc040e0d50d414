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

/** Where visitors go: one screen, its address, what it asks the content service for and what stands on it. */
export type Page = {
  /** The screen's name, and that of its module in `web/app/pages`. */
  name: string
  /** The address without language, `{slug}` where it varies. */
  address: string
  /** The section of the site it belongs to: the groups of the site map. */
  section: Section
  /** The closed list of slugs; any other is not found before any call is made. */
  slugs?: readonly string[]
  /** The page's path at the content service where it is not the address: `main`. */
  path?: string
  /** The type its blocks are asked under; none where the screen has no blocks. */
  type?: PageType
  /** The calls after the page, as templates: `{id}` is the page's id, `{slug}` the address's. Calls of one group run side by side. */
  calls: readonly string[]
  /** Forms that stand on the screen. */
  forms?: readonly string[]
  /** Forms that open as a dialog at `?modal=NAME`. */
  modals?: readonly string[]
  /** Query keys that change what is shown; any other is ignored and never splits the cache. */
  query?: readonly string[]
  /** A failed content call is only logged and the screen shown without that data. */
  failure?: 'log'
  /** What is logged when its load fails. */
  failureText?: string
  /** The content is part of the software: no call of its own. */
  builtIn?: true
  /** Not for search engines. */
  hidden?: true
}

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

/** Declares a page. */
export const page = <const P extends Page>(declared: P): P => declared
