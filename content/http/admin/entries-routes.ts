import type { BulkOutcome, bulkActions } from '@narkhoz/contract/admin/entries.ts'
import { entryCalls } from '@narkhoz/contract/admin/entry-calls.ts'
import { may } from '@narkhoz/contract/admin/permissions.ts'
import { broughtBackSchema, undoneSchema } from '@narkhoz/contract/admin/trash.ts'
import { previewHeader } from '@narkhoz/contract/api.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { errors, ServiceError } from '@narkhoz/contract/errors.ts'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Actor, Editing } from '../../editing/editing.ts'
import { listRevisions, readRevision } from '../../editing/revision-list.ts'
import { listNames, listRows } from '../../editing/working-rows.ts'
import { pagingOf } from '../../storage/paging.ts'
import type { Service } from '../service.ts'
import type { AdminEnv } from './admin-env.ts'
import { defineRoute } from './define-route.ts'
import { actorOf, entityParam, numberParam } from './route-params.ts'

const momentOf = (given: string | null | undefined) => (given ? new Date(given) : null)

const given = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

type BulkAction = (typeof bulkActions)[number]

const bulkWork = (editing: Editing, action: BulkAction, entity: Entity, by: Actor) => (id: number) =>
  ({
    publish: () => editing.publish(entity, id, by),
    withdraw: () => editing.withdraw(entity, id, by),
    discard: () => editing.discard(entity, id, by),
    delete: () => editing.remove(entity, id, by),
    'bring-back': () => editing.bringBack(entity, id, by),
    'undo-delete': () => editing.undoDelete(entity, id, by),
  })[action]()

const besideOf = (done: unknown) => (typeof done === 'object' && done !== null && 'beside' in done ? done.beside : undefined)

const isDraftOnly = (beside: unknown) => v.is(undoneSchema, beside) && !beside.whole

const isRenamed = (beside: unknown) => v.is(broughtBackSchema, beside) && beside.taken.length > 0

/** Independently: a refusal of one says nothing about the others. */
const inBulk = async (ids: readonly number[], work: (id: number) => Promise<unknown>, { lang }: Actor): Promise<BulkOutcome> => {
  const outcome: BulkOutcome = { done: [], failed: [] }
  for (const id of new Set(ids))
    try {
      const beside = besideOf(await work(id))
      outcome.done.push(id)
      if (isDraftOnly(beside)) outcome.drafts = [...(outcome.drafts ?? []), id]
      if (isRenamed(beside)) outcome.renamed = [...(outcome.renamed ?? []), id]
    } catch (error) {
      if (!(error instanceof ServiceError) || errors[error.code].status >= 500) throw error
      outcome.failed.push({ id, code: error.code, message: error.body(lang).error.message })
    }
  return outcome
}

/** Everything that editors write. */
export const entriesRoutes = (app: Hono<AdminEnv>, { editing, previews, db }: Service) => {
  defineRoute(app, entryCalls.list, async (context) => {
    const { page, limit, q, sort, order, status, ...facets } = context.query
    const query = { q, sort, order, status, facets: given(facets), lang: context.lang }
    const { rows, total } = await listRows(db, entityParam(context), query, page, limit)
    return { data: rows, meta: pagingOf(total, page, limit) }
  })
  defineRoute(app, entryCalls.references, async (context) => {
    const { q, ids, ...facets } = context.query
    const query = { q, facets: given(facets), lang: context.lang, ids: ids?.split(',').map(Number) }
    return { data: await listNames(db, entityParam(context), query) }
  })
  defineRoute(app, entryCalls.read, async (context) => ({
    data: await editing.read(entityParam(context), numberParam(context), context.lang),
  }))
  defineRoute(app, entryCalls.create, async (context) => ({
    data: await editing.create(entityParam(context), context.body, actorOf(context)),
  }))
  defineRoute(app, entryCalls.save, async (context) => {
    const { version, ...held } = context.body
    return { data: await editing.save(entityParam(context), numberParam(context), version, held, actorOf(context)) }
  })
  defineRoute(app, entryCalls.publish, async (context) => ({
    data: await editing.publish(entityParam(context), numberParam(context), actorOf(context), context.body.version),
  }))
  defineRoute(app, entryCalls.withdraw, async (context) => ({
    data: await editing.withdraw(entityParam(context), numberParam(context), actorOf(context), context.body.version),
  }))
  defineRoute(app, entryCalls.schedule, async (context) => {
    const { version, publish_at, withdraw_at } = context.body
    const moments = { publishAt: momentOf(publish_at), withdrawAt: momentOf(withdraw_at) }
    return { data: await editing.schedule(entityParam(context), numberParam(context), moments, actorOf(context), version) }
  })
  defineRoute(app, entryCalls.discard, async (context) => ({
    data: await editing.discard(entityParam(context), numberParam(context), actorOf(context), context.body.version),
  }))
  defineRoute(app, entryCalls.copy, async (context) => ({
    data: await editing.copy(entityParam(context), numberParam(context), actorOf(context), context.body.version),
  }))
  defineRoute(app, entryCalls.remove, async (context) => {
    await editing.remove(entityParam(context), numberParam(context), actorOf(context))
    return { data: { id: numberParam(context) } }
  })
  defineRoute(app, entryCalls.order, async (context) => {
    await editing.order(entityParam(context), context.body.ids, actorOf(context))
    return { data: { ids: context.body.ids } }
  })
  defineRoute(app, entryCalls.bulk, async (context) => {
    const { action, ids } = context.body
    const isDeletion = action === 'delete' || action === 'undo-delete'
    if (isDeletion && !may(context.account, 'content.delete')) throw new ServiceError('not_allowed')
    const by = actorOf(context)
    return {
      data: await inBulk(action === 'undo-delete' ? ids.toReversed() : ids, bulkWork(editing, action, entityParam(context), by), by),
    }
  })
  defineRoute(app, entryCalls.revisions, async (context) => {
    const { page, limit } = context.query
    const { rows, total } = await listRevisions(db, entityParam(context), numberParam(context), page, limit)
    return { data: rows, meta: pagingOf(total, page, limit) }
  })
  defineRoute(app, entryCalls.revision, async (context) => ({
    data: await readRevision(db, entityParam(context), numberParam(context), numberParam(context, 'version'), context.lang),
  }))
  defineRoute(app, entryCalls.restore, async (context) => {
    const [id, version] = [numberParam(context), numberParam(context, 'version')]
    return { data: await editing.restore(entityParam(context), id, version, actorOf(context), context.body.version) }
  })
  defineRoute(app, entryCalls.translated, async (context) => {
    const { paths, lang, version } = context.body
    return { data: await editing.translated(entityParam(context), numberParam(context), paths, lang, actorOf(context), version) }
  })
  defineRoute(app, entryCalls.links, async (context) => ({ data: await editing.links(entityParam(context), numberParam(context)) }))
  defineRoute(app, entryCalls.preview, async (context) => ({
    data: await previews.linksTo(entityParam(context), numberParam(context), context.c.req.header('origin')),
  }))
  defineRoute(app, entryCalls.previewed, ({ c }) => {
    const pass = previews.passOf(c.req.header(previewHeader) ?? '')
    if (!pass) throw new ServiceError('not_found')
    const { kind, id, expiresAt, framedBy } = pass
    return { data: { kind, id, expires_at: expiresAt.toISOString(), framed_by: framedBy } }
  })
}
