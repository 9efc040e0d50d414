import { hash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

// What is data is never run, so no browser asks whether it may.
const inlineScript = /<script(?![^>]*\s(?:src=|type="(?:application\/(?:ld\+)?json|text\/plain)"))[^>]*>([\s\S]*?)<\/script>/g

const inlineStyle = /<style>([\s\S]*?)<\/style>/g

/** What a page may run or apply of its own: by hashes and not by a nonce, which a kept page would repeat. */
const allowed = (kind: string, inline: RegExp, html: string) => {
  const hashes = [...html.matchAll(inline)].map(([, text = '']) => hashOf(text))
  return [`${kind} 'self'`, ...new Set(hashes)].join(' ')
}

const policyName = 'Content-Security-Policy'

const policy = (html: string, isSecure: boolean, framedBy: string) =>
  [
    "default-src 'none'",
    allowed('script-src', inlineScript, html),
    allowed('style-src', inlineStyle, html),
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    // A film from elsewhere, in the frame that a visitor opens by pressing play; nothing else comes from another origin.
    'frame-src https://www.youtube-nocookie.com',
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

/** What is no page loads nothing, wherever a browser shows it. */
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The headers that every answer carries; a page says what it may load by a policy of its own. */
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

/** The policy of one page, made from the scripts that it really has; only previews may be framed, by one origin. */
export const contentSecurityPolicy = (html: string, isSecure: boolean, framedBy = "'none'") => ({
  [policyName]: policy(html, isSecure, framedBy),
})

/** The headers that go with the word that nothing changed. The policy stays the one that was kept: it belongs to those bytes. */
export const securityNames: readonly string[] = Object.keys(securityHeaders(true)).filter((name) => name !== policyName)
