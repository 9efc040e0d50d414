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

/** A page type whose blocks can be requested. */
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

/** Calls of a page by the names under which its loader has their answers. */
export type NamedCalls = Readonly<Record<string, string>>

/** A page type: one family of addresses, its calls to the content service and the parts of its screen. */
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
  /** The type of its blocks' call, the first of `calls`; undefined for a screen without its own blocks. */
  type?: PageType
  /**
   * The calls after the page, as templates that run side by side: `{id}` is the page's id, `{page.x}` the id of the entry
   * that the page names under x, `{slug}` the address's, any other `{x}` the query key x. A parameter whose query key is
   * absent is left out; a call whose path would have a gap is not made. What `answers` names is among them; the rest is made by
   * loaders that several screens share, or that choose what they ask for.
   */
  calls: readonly string[]
  /** The calls whose answers its loader is handed, by name: it makes none of them itself. */
  answers: NamedCalls
  /** Forms on the screen, by name. */
  forms: readonly FormName[]
  /** Forms that open as a dialog at `?modal=NAME`, by name. */
  modals: readonly FormName[]
  /** The page type in a consultation request; present exactly where the consultation form is. */
  consultation?: ConsultationPageType
  /** Query keys that change the output; all others are ignored and never split the cache. Two paged lists never share one. */
  query: readonly string[]
  /** Slugs with their own order of blocks: the N of the groups `{slug}-blockN`; other groups follow by position. */
  order?: Readonly<Record<string, readonly number[]>>
  /** A failed content call is only logged and the screen shown without that data. */
  failure?: 'log'
  /** The log message when loading fails. */
  failureText: string
  /** No page is requested: the first of its calls answers the subject of the screen, with its title. */
  pageless?: true
  /** The content is part of the software: it requests no page and makes no other call. */
  builtIn?: true
  /** Not for search engines: answered with noindex and left out of the site map for them. */
  hidden?: true
}

type DerivedKey = 'screen' | 'calls' | 'answers' | 'forms' | 'modals' | 'query' | 'failureText'

/** A page as it is declared: what follows from the rest may be left out. */
export type DeclaredPage<N extends string = string> = Omit<Page, DerivedKey> & Partial<Pick<Page, DerivedKey>> & { name: N }

/** Declares a page; its blocks lead its calls, and `modal` counts as a query key where there are modals. */
export const page = <const N extends string, const C extends NamedCalls = Record<never, never>>(
  declared: DeclaredPage<N> & { answers?: C },
): Page & { name: N; answers: C } => ({
  screen: declared.name,
  forms: [],
  modals: [],
  failureText: 'Error fetching data',
  ...declared,
  calls: [
    ...(declared.type ? [`pages/${declared.type}/blocks/{id}`] : []),
    ...Object.values(declared.answers ?? {}),
    ...(declared.calls ?? []),
  ],
  // Without any the type is that of none.
  answers: declared.answers ?? ({} as C),
  query: [...(declared.query ?? []), ...(declared.modals?.length ? ['modal'] : [])],
})

/** The path for `pages/{path}`, given a visitor's address; undefined where no page is requested. */
export const pagePath = ({ path, pageless, builtIn }: Page, address: string) =>
  pageless || builtIn ? undefined : (path ?? address.slice(1))
