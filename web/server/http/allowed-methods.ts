import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { postsPath } from '../../app/forms/posts-address.ts'
import { decodedPath } from '../../app/i18n/address.ts'
import type { Address } from './address.ts'

/** The value of `Allow` at an address: forms are posted to their page. */
export const allowedMethods = (address: Address) => {
  const path = address.what === 'page' ? decodedPath(address.path) : undefined
  const page = path === undefined ? undefined : matchPage(path)?.page
  const takesForms = path === postsPath || page?.screen === 'request' || (page && page.forms.length + page.modals.length > 0)
  return takesForms ? 'GET, HEAD, POST' : 'GET, HEAD'
}
