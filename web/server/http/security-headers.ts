import { hash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

/** The attribute that marks an inline script or style as the site's own while a page is rendered. */
export const nonceAttribute = (nonce: string) => ` nonce="${nonce}"`

/**
 * Hash sources for the inline elements that carry this rendering's nonce. Content cannot know a nonce that is random for every
 * rendering, so a script that arrives through content is never allowed. The nonce itself is not sent: a cached page would repeat it.
 */
const allowed = (directive: string, tag: 'script' | 'style', html: string, nonce: string) => {
  const start = `<${tag}${nonceAttribute(nonce)}`
  const hashes = new Set<string>()
  for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, at)) {
    const from = html.indexOf('>', at) + 1
    const to = html.indexOf(`</${tag}>`, from)
    hashes.add(hashOf(html.slice(from, to)))
    at = to
  }
  return [`${directive} 'self'`, ...hashes].join(' ')
}

const policyName = 'Content-Security-Policy'

const policy = (html: string, nonce: string, isSecure: boolean, framedBy: string) =>
  [
    "default-src 'none'",
    allowed('script-src', 'script', html, nonce),
    allowed('style-src', 'style', html, nonce),
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    // An external video, in a frame that a visitor opens by pressing play; nothing else comes from another origin.
    'frame-src https://www.youtube-nocookie.com',
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

/** Anything but a page loads nothing, wherever a browser shows it. */
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Headers of every response; pages have their own policy on what they load. */
export const securityHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
  [policyName]: nothing,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
})

/** Other sites may embed public pictures; documents, scripts, styles, fonts and pages may not be embedded. */
export const resourcePolicy = (type: string): Readonly<Record<string, string>> =>
  type.startsWith('image/') ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}

/** The policy of one page, made from the scripts and styles marked with its nonce; only previews may be framed, by one origin. */
export const contentSecurityPolicy = (html: string, nonce: string, isSecure: boolean, framedBy = "'none'") => ({
  [policyName]: policy(html, nonce, isSecure, framedBy),
})

/** Headers of a 304. The policy is excluded: the cached one belongs to the cached bytes. */
export const securityNames: readonly string[] = Object.keys(securityHeaders(true)).filter((name) => name !== policyName)
