import type { Locale } from '@narkhoz/contract/locales.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { declaredQuery } from '../../app/.server/declared-query.ts'
import { decodedPath } from '../../app/i18n/address.ts'

/** A page as it is asked for: one spelling for all that show the same. */
export type PageAddress = {
  lang: Locale
  /** Path and query as the application sees them: only what the page's declaration names, in its order. */
  address: string
  /** Not for search engines; what the router asks for its own use is not either. */
  isHidden: boolean
  /** Whether anybody could make up any number of them: by a query, or by a code in the path. */
  isUnbounded: boolean
}

/** The router asks for a page's data at its path with this ending; `/_` stands for a path that ends in a slash. */
const data = /(?:\/_)?\.data$/

/** Which of a page's loaders the router wants; only names that exist, or anybody could make up a thousand of them. */
const routesIn = (query: URLSearchParams, known: ReadonlySet<string>) => {
  const names = (query.get('_routes') ?? '').split(',').filter((name) => known.has(name))
  return [...new Set(names)].sort().join(',')
}

/** Reads what a page may know of its address, by its declaration in the contract. */
export const pageAddress = (lang: Locale, path: string, search: string, routes: ReadonlySet<string>): PageAddress => {
  const isData = data.test(path)
  const { page, slug } = matchPage(decodedPath(path.replace(data, ''))) ?? {}
  const kept = declaredQuery(page?.query ?? [], search)
  const wanted = isData ? routesIn(new URLSearchParams(search), routes) : ''
  if (wanted) kept.set('_routes', wanted)
  const query = kept.toString()
  return {
    lang,
    address: query ? `${path}?${query}` : path,
    isHidden: isData || page?.hidden === true,
    // Where a page is made without asking for anything, every slug gives one.
    isUnbounded: query !== '' || (page?.builtIn === true && slug !== undefined),
  }
}
