import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'

type Loose = Record<string, unknown>

/** The path at the site of an entry that has a page of its own. */
export const addressOf = ({ page }: Entity, { slug, attributes }: { slug: string | null; attributes: Loose }): string | undefined => {
  if (!page) return undefined
  if (page.address) return page.address.replace('{slug}', slug ?? '')
  return attributes.path === 'main' ? '/' : `/${attributes.path}`
}

const addressed = (Object.values(entities) as Entity[]).flatMap((entity) =>
  entity.page?.address ? [{ entity, prefix: entity.page.address.slice(1).replace('{slug}', '') }] : [],
)

/** The kind and slug that a path belongs to; any path outside the kinds with an address is a page of its own. */
export const ownerOf = (path: string): { entity: Entity; slug?: string } => {
  for (const { entity, prefix } of addressed) {
    const slug = path.startsWith(prefix) ? path.slice(prefix.length) : ''
    if (slug && !slug.includes('/')) return { entity, slug }
  }
  return { entity: entities.page }
}
