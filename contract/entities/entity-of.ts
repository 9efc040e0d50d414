import { ServiceError } from '../errors.ts'
import type { Entity } from './entity.ts'
import { entities } from './registry.ts'

/** The declaration of a kind, or an error that names it. */
export const entityOf = (kind: string): Entity => {
  const entity = Object.hasOwn(entities, kind) ? (entities as Record<string, Entity>)[kind] : undefined
  if (!entity) throw new ServiceError('not_found', { about: kind })
  return entity
}
