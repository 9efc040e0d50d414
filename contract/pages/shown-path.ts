import { browserConstants } from '../browser-constants.ts'
import { canonicalPath } from '../canonical-address.ts'
import { locales } from '../locales.ts'
import { devSitemap } from './dev-sitemap.ts'
import { error } from './error.ts'
import { pagePath } from './page.ts'
import { matchPage, pages } from './registry.ts'

const nameIn = (address: string) => address.replaceAll('/', '')

/**
 * First parts of addresses that mean something else than a page: a language (`kk` is how others call Kazakh), files, what the site
 * answers itself, and the content service's, which may stand behind the same name as the site.
 */
export const reservedNames: readonly string[] = [
  ...locales,
  'kk',
  nameIn(browserConstants.assets),
  nameIn(browserConstants.media),
  ...['posts', 'suggestions', 'vision', 'preview', 'sitemap'],
  ...['admin', 'api', 'healthz', 'readyz', 'metrics'],
]

/** Paths that are no address, and those of screens that ask for no page although the specification has one for them. */
const specified: readonly string[] = [
  ...pages.flatMap((page) => ('path' in page ? [page.path] : [])),
  ...[devSitemap, error].map(({ address }) => address.slice(1)),
]

/** Whether the site can show a page that has this path: no reserved name, below no closed list, and at no screen that asks for no page. */
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
