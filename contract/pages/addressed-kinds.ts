import type { Entity } from '../entities/entity.ts'
import { entities } from '../entities/registry.ts'
import { activityAddress } from './activity-address.ts'
import { ownAddress } from './own-address.ts'

/** The kinds whose entries have an address of their own: those that are pages, and the activities, which a page of their project shows. */
export const addressedKinds: readonly Entity[] = (Object.values(entities) as Entity[]).filter(
  ({ kind, page }) => page || kind === entities['project-activity'].kind,
)

/** What a list answers of an entry that its address is made from. */
type ListedEntry = { slug: string | null; path?: string | undefined; project?: { id: number } | undefined }

/** The path at the site of an entry of these kinds, as a list answers it. */
export const listedAddress = (entity: Entity, { slug, path, project }: ListedEntry): string | undefined => {
  if (!entity.page) return project && activityAddress({ slug, project })
  return entity.page.address && !slug ? undefined : ownAddress(entity, { slug, attributes: { path } })
}
