import type { Account } from '@narkhoz/contract/admin/accounts.ts'
import { entityByPlural } from '@narkhoz/contract/admin/entries.ts'
import { may } from '@narkhoz/contract/admin/permissions.ts'
import { trashCalls } from '@narkhoz/contract/admin/trash.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import type { Hono } from 'hono'
import { listDeleted } from '../../editing/trash.ts'
import { pagingOf } from '../../storage/paging.ts'
import type { Service } from '../service.ts'
import type { AdminEnv } from './admin-env.ts'
import { defineRoute } from './define-route.ts'
import { actorOf, entityParam, numberParam } from './route-params.ts'

/** The kinds whose deleted entries a user may see: those that they may edit, or the requested one. */
const kindsFor = (account: Account, plural: string | undefined): string[] => {
  const isOpen = ({ adminOnly }: Entity) => !adminOnly || may(account, 'settings.write')
  if (plural === undefined) return (Object.values(entities) as Entity[]).filter(isOpen).map(({ kind }) => kind)
  const entity = entityByPlural(plural)
  if (!entity) throw new ServiceError('bad_query', { about: 'kind' })
  if (!isOpen(entity)) throw new ServiceError('not_allowed')
  return [entity.kind]
}

/** The trash, and restoring from it. */
export const trashRoutes = (app: Hono<AdminEnv>, { db, editing }: Service) => {
  defineRoute(app, trashCalls.list, async ({ account, query: { page, limit, q, kind, entry_id } }) => {
    const { rows, total } = await listDeleted(db, { kinds: kindsFor(account, kind), q, entryId: entry_id }, page, limit)
    return { data: rows, meta: pagingOf(total, page, limit) }
  })
  defineRoute(app, trashCalls.bringBack, async (context) => {
    const { working, beside } = await editing.bringBack(entityParam(context), numberParam(context), actorOf(context))
    return { data: working, meta: beside }
  })
  defineRoute(app, trashCalls.undoDelete, async (context) => {
    const { working, beside } = await editing.undoDelete(entityParam(context), numberParam(context), actorOf(context))
    return { data: working, meta: beside }
  })
}
