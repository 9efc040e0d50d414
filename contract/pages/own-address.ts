import type { Entity } from '../entities/entity.ts'
import type { UnknownRecord } from '../unknown-record.ts'

/** The path on the site of an entry with its own page. */
export const ownAddress = (
  { page }: Entity,
  { slug, attributes }: { slug: string | null; attributes: UnknownRecord },
): string | undefined => {
  if (!page) return undefined
  if (page.address) return page.address.replace('{slug}', slug ?? '')
  return attributes.path === 'main' ? '/' : `/${attributes.path}`
}
