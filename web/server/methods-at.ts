import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { postsPath } from '../app/forms/posts-address.ts'
import { decodedPath } from '../app/i18n/address.ts'
import type { Asked } from './address.ts'

/** What may be done at an address: forms are posted to the page they stand on. */
export const methodsAt = (asked: Asked) => {
  const path = asked.what === 'page' ? decodedPath(asked.path) : undefined
  const page = path === undefined ? undefined : matchPage(path)?.page
  const takesForms = path === postsPath || page?.screen === 'request' || (page && page.forms.length + page.modals.length > 0)
  return takesForms ? 'GET, HEAD, POST' : 'GET, HEAD'
}
