import { hash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

// What search engines read is never run, so no browser asks whether it may.
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g

const inlineStyle = /<style>([\s\S]*?)<\/style>/g

/** What a page may run or apply of its own: by hashes and not by a nonce, which a kept page would repeat. */
const allowed = (kind: string, inline: RegExp, html: string) => {
  const hashes = [...html.matchAll(inline)].map(([, text = '']) => hashOf(text))
  return [`${kind} 'self'`, ...new Set(hashes)].join(' ')
}

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

/** The headers that every answer carries. */
export const securityHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
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
  'Content-Security-Policy': policy(html, isSecure, framedBy),
})
