import type { Form } from '@narkhoz/contract/forms/form.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { requestPages } from '@narkhoz/contract/pages/request.ts'
import { postedFrom } from '../../app/forms/posts-address.ts'
import { addressIn, decodedPath } from '../../app/i18n/address.ts'
import { readAddress } from '../http/address.ts'

/**
 * The redirect of the address bar's URL after a post to `/posts` without a script: to the page of that form, or to the status page
 * if the address names no such page. It never leaves the site.
 */
export const postedFromPage = (lang: Locale, search: string): string => {
  const from = readAddress(new URLSearchParams(search).get(postedFrom) ?? '')
  const page = from.what === 'page' && from.search === '' ? matchPage(decodedPath(from.path))?.page : undefined
  const isForm = page && [...page.forms, ...page.modals].some((name) => (forms[name] as Form).posts)
  return from.what === 'page' && isForm ? from.path : addressIn(lang, requestPages[0].address)
}
