import type { Entity } from '@narkhoz/contract/entities/entity.ts'

type Loose = Record<string, unknown>

/** The path at the site of an entry that has a page of its own. */
export const addressOf = ({ page }: Entity, { slug, attributes }: { slug: string | null; attributes: Loose }): string | undefined => {
  if (!page) return undefined
  if (page.address) return page.address.replace('{slug}', slug ?? '')
  return attributes.path === 'main' ? '/' : `/${attributes.path}`
}
