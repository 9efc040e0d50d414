import { addressIn } from '../../i18n/address.ts'
import { isFile } from '../../kit/is-file.ts'
import type { Subscriber } from './subscription.ts'

/**
 * An absolute URL of content for external programs: internal pages in the subscriber's language, anchors with the page's address. An
 * invalid address becomes that of the page.
 */
export const absoluteUrl = ({ lang, siteUrl }: Pick<Subscriber, 'lang' | 'siteUrl'>, address: string, page = '/'): string => {
  const here = new URL(addressIn(lang, page), siteUrl).href
  const there = address.startsWith('/') && !isFile(address) ? addressIn(lang, address) : address
  return URL.canParse(there, here) ? new URL(there, here).href : here
}
