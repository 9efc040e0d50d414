import { entityByPlural } from '@narkhoz/contract/admin/entries.ts'
import type { Permission } from '@narkhoz/contract/admin/permissions.ts'
import { entriesPlural } from '../api/resources.ts'

/** The permission of a section; without it the section is hidden, and the service refuses it anyway. */
export const neededFor = (resource: string): Permission | undefined => {
  const plural = entriesPlural(resource)
  if (plural !== undefined) {
    const entity = entityByPlural(plural)
    return entity && (entity.adminOnly ? 'settings.write' : 'content.read')
  }
  const needed: Readonly<Record<string, Permission>> = {
    applications: 'applications.read',
    templates: 'applications.answer',
    translations: 'content.read',
    media: 'content.read',
    redirects: 'redirects.write',
    deleted: 'content.write',
    log: 'log.read',
    users: 'users.write',
  }
  return needed[resource]
}
