import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'

/** The declaration of a kind, or an error that names it. */
export const entityOf = (kind: string): Entity => {
  const entity = (entities as Record<string, Entity>)[kind]
  if (!entity) throw new ServiceError('not_found', { about: kind })
  return entity
}
