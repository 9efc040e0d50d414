import type { Entity } from '../entities/entity.ts'
import { entities } from '../entities/registry.ts'
import { addressedKinds } from './addressed-kinds.ts'

const templates = addressedKinds.flatMap((entity) =>
  entity.page?.address ? [{ entity, prefix: entity.page.address.slice(1).replace('{slug}', '') }] : [],
)

/** The kind and slug of a path of `pages/{path}`; any path outside the kinds with an address belongs to `page`. */
export const entityAtPath = (path: string): { entity: Entity; slug?: string } => {
  for (const { entity, prefix } of templates) {
    const slug = path.startsWith(prefix) ? path.slice(prefix.length) : ''
    if (slug && !slug.includes('/')) return { entity, slug }
  }
  return { entity: entities.page }
}
