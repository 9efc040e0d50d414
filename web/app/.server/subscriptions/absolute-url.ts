import { addressIn } from '../../i18n/address.ts'
import { isFile } from '../../kit/is-file.ts'
import type { Subscriber } from './subscription.ts'

/**
 * An address of the content as programs elsewhere can follow it: own pages in the subscriber's language, places on a page behind the
 * page's own. What is no address leads to that page.
 */
export const absoluteUrl = ({ lang, siteUrl }: Pick<Subscriber, 'lang' | 'siteUrl'>, address: string, page = '/'): string => {
  const here = new URL(addressIn(lang, page), siteUrl).href
  const there = address.startsWith('/') && !isFile(address) ? addressIn(lang, address) : address
  return URL.canParse(there, here) ? new URL(there, here).href : here
}
