/** Headers of every response. Only pages have their own policy: anything else loads nothing, wherever a browser shows it. */
export const securityHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})
