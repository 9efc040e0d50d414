import { browserConstants } from '../browser-constants.ts'
import { canonicalPath } from '../canonical-address.ts'
import { locales } from '../locales.ts'
import { devSitemap } from './dev-sitemap.ts'
import { error } from './error.ts'
import { pagePath } from './page.ts'
import { matchPage, pages } from './registry.ts'

const nameIn = (address: string) => address.replaceAll('/', '')

/**
 * Reserved first path segments: languages (`kk` is the common code of Kazakh), files, endpoints of the site, and those of the
 * content service, which may share the site's host.
 */
export const reservedNames: readonly string[] = [
  ...locales,
  'kk',
  nameIn(browserConstants.assets),
  nameIn(browserConstants.media),
  ...['posts', 'suggestions', 'vision', 'preview', 'sitemap'],
  ...['admin', 'api', 'healthz', 'readyz', 'metrics'],
]

/** Paths that are no address, and those of screens that request no page although the specification has one for them. */
const specified: readonly string[] = [
  ...pages.flatMap((page) => ('path' in page ? [page.path] : [])),
  ...[devSitemap, error].map(({ address }) => address.slice(1)),
]

/**
 * Whether the site can show a page with this path: it is not reserved, not below a closed list, and not at a screen that requests no
 * page.
 */
export const isShownPath = (path: string): boolean => {
  if (specified.includes(path)) return true
  const address = `/${path}`
  const page = matchPage(address)?.page
  return (
    !reservedNames.includes(path.split('/')[0] ?? '') && canonicalPath(address) === address && !!page && pagePath(page, address) === path
  )
}

/** Whether the site shows an entry of a family of addresses, such as `/news/{slug}`, under this slug: no other screen has the address. */
export const isShownSlug = (family: string, slug: string): boolean => matchPage(family.replace('{slug}', slug))?.page.address === family
