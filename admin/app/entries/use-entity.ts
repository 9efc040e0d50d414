import { entityByPlural } from '@narkhoz/contract/admin/entries.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entriesPlural } from '../api/resources.ts'
import { useResourceContext } from '../kit/resource.ts'

/** The entity whose section this is. */
export const useEntity = (): Entity => {
  const plural = entriesPlural(useResourceContext() ?? '')
  const entity = plural === undefined ? undefined : entityByPlural(plural)
  if (!entity) throw new Error('This screen stands outside the section of an entity.')
  return entity
}
