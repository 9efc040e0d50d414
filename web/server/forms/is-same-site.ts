import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a POST comes from a page of this site. Browsers report it in `Sec-Fetch-Site`, older ones send the page's origin; a client
 * without either is no browser, and carries no cookie that could be misused.
 */
export const isSameSite = (headers: IncomingHttpHeaders, siteUrl: string): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  return origin === undefined || origin === siteUrl || hostOf(origin) === headers.host
}

const hostOf = (origin: string) => {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}
