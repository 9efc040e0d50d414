import { isBare, reflects, wrongWithClosing } from '@narkhoz/content/testing/fuzz/judge.ts'
import type { Probe, ProbeAnswer } from '@narkhoz/content/testing/fuzz/probe.ts'

/** What every answer of the site carries. */
const always = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
]

/** The one address that leads elsewhere by an editor's setting, and nowhere but there. */
const account = { path: /^\/(?:(?:ru|en)\/)?account(?:$|[/?])/, leadsTo: 'https://my.narxoz.example/' }

/** What is wrong with a response of the site, in a few words; undefined for an acceptable one. */
export const wrongWithSite = (probe: Probe, answered: ProbeAnswer): string | undefined => {
  if ('closed' in answered) return wrongWithClosing(probe, answered.closed)
  if (isBare(answered)) return undefined
  const { status, headers, body } = answered
  // Overload, or the service is unavailable: both need a Retry-After.
  if (status >= 500 && !(status === 503 && headers['retry-after'] !== undefined)) return `${status}`
  const missing = always.filter((name) => !(name in headers) && !(status === 304 && name === 'content-security-policy'))
  if (missing.length > 0) return `${status} without ${missing.join(', ')}`
  const type = headers['content-type'] ?? ''
  if (reflects(type, body)) return `${status} reflects markup`
  if (body.length > 0 && type === '') return `${status} without a type`
  if (type.startsWith('text/') && !type.includes('charset=') && !type.startsWith('text/x-script')) return `${type} without a charset`
  if (probe.method === 'HEAD' && body.length > 0) return 'a body for HEAD'
  const location = headers.location
  if (location === account.leadsTo && account.path.test(probe.path)) return undefined
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) return `leads to ${location}`
  return undefined
}
