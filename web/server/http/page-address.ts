import type { Locale } from '@narkhoz/contract/locales.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { declaredQuery } from '../../app/.server/declared-query.ts'
import { decodedPath } from '../../app/i18n/address.ts'

/** The canonical address of a page: one for all that show the same. */
export type PageAddress = {
  lang: Locale
  /** Path and query for the application: only the declared keys, in their order. */
  address: string
  /** Excluded from search engines; the router's data requests are too. */
  isHidden: boolean
  /** Whether anybody could invent any number of them: by a query, or by a code in the path. */
  isUnbounded: boolean
}

/** The router requests a page's data at its path with this extension; `/_` represents a trailing slash. */
const data = /(?:\/_)?\.data$/

/** The loaders that the router requests; only existing names, or anybody could invent a thousand of them. */
const routesIn = (query: URLSearchParams, known: ReadonlySet<string>) => {
  const names = (query.get('_routes') ?? '').split(',').filter((name) => known.has(name))
  return [...new Set(names)].sort().join(',')
}

/** Parses the declared parts of a page's address. */
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
    // A page without calls accepts every slug.
    isUnbounded: query !== '' || (page?.builtIn === true && slug !== undefined),
  }
}
