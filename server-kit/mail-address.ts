import { domainToASCII } from 'node:url'

// What a mailbox name may hold without quotes (RFC 5322 dot-atom), letters of any script included (RFC 6532).
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
// Judged before it is translated: the translation reads hosts as addresses of pages, and drops breaks, paths and escapes.
const written = /^[\p{L}\p{M}\p{N}.-]+$/u
const domain = /^(?=.*[a-z])[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

/**
 * A text as the one address it is, or nothing. Quoted names, comments, line breaks, lists and addresses of machines are
 * refused: mail programs read them in more ways than one, and a second receiver could hide in each.
 */
export const mailAddress = (text: unknown): string | undefined => {
  if (typeof text !== 'string' || text.length > 254) return undefined
  const [local = '', host = '', ...more] = text.split('@')
  if (more.length > 0 || local.length > 64 || !localPart.test(local) || !written.test(host)) return undefined
  const ascii = domainToASCII(host)
  return domain.test(ascii) ? `${local}@${ascii}` : undefined
}
