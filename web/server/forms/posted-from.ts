import type { Form } from '@narkhoz/contract/forms/form.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { requestPages } from '@narkhoz/contract/pages/request.ts'
import { postedFrom } from '../../app/forms/posts-address.ts'
import { addressIn, decodedPath } from '../../app/i18n/address.ts'
import { readAddress } from '../http/address.ts'

/**
 * Where the address leads that a browser shows after a form was posted to `/posts` without a script: to the page of that form. An address
 * that names no such page leads to where the code of a receipt is asked after; none leads out of the site.
 */
export const postedFromPage = (lang: Locale, search: string): string => {
  const from = readAddress(new URLSearchParams(search).get(postedFrom) ?? '')
  const page = from.what === 'page' && from.search === '' ? matchPage(decodedPath(from.path))?.page : undefined
  const isForm = page && [...page.forms, ...page.modals].some((name) => (forms[name] as Form).posts)
  return from.what === 'page' && isForm ? from.path : addressIn(lang, requestPages[0].address)
}
