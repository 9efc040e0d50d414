/** Query keys of advertising and analytics: a link with them leads where it would without them. */
const tracking = /^(?:utm_\w+|fbclid|gclid|yclid|ysclid|_openstat|_ga|_gl)$/i

/** Names of the home page that other sites use; the site never has a page there. */
const homeNames = /^\/(?:main|index(?:\.[a-z]{3,5})?)$/

/** A path without language under its one name: the home page is `/`, however a link calls it. */
export const canonicalPath = (path: string): string => (homeNames.test(path) ? '/' : path)

/**
 * Normalizes an address without language: query keys in alphabetical order and without tracking parameters, no trailing slash, no
 * fragment. Old addresses and visitors' requests are compared in this form.
 */
export const canonicalAddress = (address: string): string => {
  const whole = address.replace(/#.*$/s, '')
  const at = whole.indexOf('?')
  const path = canonicalPath((at < 0 ? whole : whole.slice(0, at)).replace(/(?<=.)\/$/, ''))
  const query = new URLSearchParams(at < 0 ? '' : whole.slice(at))
  for (const name of new Set(query.keys())) if (tracking.test(name)) query.delete(name)
  query.sort()
  return query.size > 0 ? `${path}?${query}` : path
}
