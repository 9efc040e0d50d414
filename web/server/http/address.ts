import { canonicalPath } from '@narkhoz/contract/canonical-address.ts'
import { constants } from '@narkhoz/contract/constants.ts'
import { defaultLocale, type Locale } from '@narkhoz/contract/locales.ts'
import { mediaKeyIn } from '@narkhoz/contract/media.ts'
import { addressIn, localeOf, pathOf } from '../../app/i18n/address.ts'

/** The parsed target of a request. Later code uses this and never the raw address. */
export type Address =
  | { what: 'health' }
  | { what: 'asset'; path: string }
  | { what: 'media'; key: string | undefined }
  | { what: 'page'; lang: Locale; path: string; search: string }
  | { what: 'moved'; to: string }
  | { what: 'nothing'; lang: Locale }

// A question of a thousand Cyrillic letters is six thousand signs of an address.
const longest = 8000
const longestPath = 2000

/** Whether an address is longer than the site reads. */
export const isTooLong = (raw: string) => raw.length > longest || split(raw).rawPath.length > longestPath

/** The address of a page, or of a file or form in its place: language, path including it, query. */
export type PageTarget = Omit<Extract<Address, { what: 'page' }>, 'what'>

const unreserved = /[\w.~-]/

/** Writes plain letters plainly, so that `/%6bz` and `/kz` are one address for everything behind. */
const plainly = (path: string) =>
  path.replace(/%([0-9a-f]{2})/gi, (written, code: string) => {
    const letter = String.fromCharCode(Number.parseInt(code, 16))
    return unreserved.test(letter) ? letter : written
  })

// Separators in disguise, path parameters, control characters and second encodings are read differently by every layer.
const disguised = /[\\/;%\p{Cc}\ufffd]/u

const isSegment = (segment: string) => {
  if (segment === '' || segment === '.' || segment === '..') return false
  try {
    return !disguised.test(decodeURIComponent(segment))
  } catch {
    return false
  }
}

const split = (raw: string) => {
  const at = raw.indexOf('?')
  return at < 0 ? { rawPath: raw, search: '' } : { rawPath: raw.slice(0, at), search: raw.slice(at) }
}

// `kk` is how the language is called by everybody but this country.
const ofKazakh = new RegExp(`^/(?:${defaultLocale}|kk)(?=/|$)`)

/** The one spelling of a path: Kazakh without its language, the home page under no name. */
const withoutOtherNames = (path: string) => {
  const bare = path.replace(ofKazakh, '') || '/'
  return canonicalPath(pathOf(bare)) === '/' ? addressIn(localeOf(bare), '/') : bare
}

/** Reads an address as it came over the wire: the one place that does, and it never throws. */
export const readAddress = (raw: string): Address => {
  const { rawPath, search } = split(raw)
  // Parsers disagree about a fragment.
  const isWhole = !raw.includes('#')
  if (rawPath === '/healthz' && isWhole) return { what: 'health' }
  const path = plainly(rawPath)
  const lang = localeOf(path)
  if (!path.startsWith('/') || isTooLong(raw) || !isWhole) return { what: 'nothing', lang }
  if (path !== '/') {
    const slashed = path.endsWith('/')
    const trimmed = slashed ? path.slice(0, -1) : path
    // Nothing is built from a path that has not passed here, so no redirect can lead to another host.
    if (!trimmed.slice(1).split('/').every(isSegment)) return { what: 'nothing', lang }
    if (trimmed.startsWith(constants.assets)) return { what: 'asset', path: trimmed }
    if (trimmed.startsWith(constants.media)) return { what: 'media', key: mediaKeyIn(path) }
    const bare = withoutOtherNames(trimmed)
    if (bare !== rawPath) return { what: 'moved', to: bare + search }
  }
  return { what: 'page', lang, path, search }
}
