import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'

/** The declaration of a kind, or an error that names it. */
export const entityOf = (kind: string): Entity => {
  const entity = Object.hasOwn(entities, kind) ? (entities as Record<string, Entity>)[kind] : undefined
  if (!entity) throw new ServiceError('not_found', { about: kind })
  return entity
}
