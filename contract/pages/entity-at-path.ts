import type { Entity } from '../entities/entity.ts'
import { entities } from '../entities/registry.ts'

const addressed = (Object.values(entities) as Entity[]).flatMap((entity) =>
  entity.page?.address ? [{ entity, prefix: entity.page.address.slice(1).replace('{slug}', '') }] : [],
)

/** The kind and slug that a path of `pages/{path}` belongs to; any path outside the kinds with an address is a page of its own. */
export const entityAtPath = (path: string): { entity: Entity; slug?: string } => {
  for (const { entity, prefix } of addressed) {
    const slug = path.startsWith(prefix) ? path.slice(prefix.length) : ''
    if (slug && !slug.includes('/')) return { entity, slug }
  }
  return { entity: entities.page }
}
