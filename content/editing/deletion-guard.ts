import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { ownAddress } from '@narkhoz/contract/pages/own-address.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { staticPage } from '@narkhoz/contract/pages/static-pages.ts'

type LiveState = { slug: string | null; attributes: Record<string, unknown>; isLive: boolean } | undefined

/** Whether a page has its own screen on the site, which requests it by its path. */
export const hasOwnScreen = (entity: Entity, seen: LiveState): boolean => {
  if (!seen?.isLive || !entity.page || entity.page.address) return false
  const { page, slug } = matchPage(ownAddress(entity, seen) ?? '') ?? {}
  // Below an address with any number of slugs editors make pages and take them away.
  return page !== undefined && page.screen !== staticPage.screen && (slug === undefined || page.slugs !== undefined)
}

/** Whether the site depends on a published entry: settings, menus, pages with their own screen. */
export const isIndispensable = (entity: Entity, seen: LiveState): boolean =>
  seen?.isLive === true && (entity.singleton === true || entity.permanent === true || hasOwnScreen(entity, seen))
