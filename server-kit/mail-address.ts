import { domainToASCII } from 'node:url'

// Characters of an unquoted mailbox name (RFC 5322 dot-atom), letters of any script included (RFC 6532).
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
// Validated before the conversion to ASCII, which parses hosts like URLs and drops line breaks, paths and escapes.
const written = /^[\p{L}\p{M}\p{N}.-]+$/u
const domain = /^(?=.*[a-z])[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

/**
 * Parses a text as exactly one mail address, or returns undefined. Quoted names, comments, line breaks, lists and IP literals are
 * rejected: mail programs parse them differently, and each could hide a second recipient.
 */
export const mailAddress = (text: unknown): string | undefined => {
  if (typeof text !== 'string' || text.length > 254) return undefined
  const [local = '', host = '', ...more] = text.split('@')
  if (more.length > 0 || local.length > 64 || !localPart.test(local) || !written.test(host)) return undefined
  const ascii = domainToASCII(host)
  return domain.test(ascii) ? `${local}@${ascii}` : undefined
}
