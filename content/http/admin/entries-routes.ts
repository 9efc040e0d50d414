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
  defineRoute(app, entryCalls.list, async (asked) => {
    const { page, limit, q, sort, order, status, ...facets } = asked.query
    const query = { q, sort, order, status, facets: given(facets), lang: asked.lang }
    const { rows, total } = await listRows(db, entityParam(asked), query, page, limit)
    return { data: rows, meta: pagingOf(total, page, limit) }
  })
  defineRoute(app, entryCalls.references, async (asked) => {
    const { q, ids, ...facets } = asked.query
    const query = { q, facets: given(facets), lang: asked.lang, ids: ids?.split(',').map(Number) }
    return { data: await listNames(db, entityParam(asked), query) }
  })
  defineRoute(app, entryCalls.read, async (asked) => ({ data: await editing.read(entityParam(asked), numberParam(asked), asked.lang) }))
  defineRoute(app, entryCalls.create, async (asked) => ({ data: await editing.create(entityParam(asked), asked.body, actorOf(asked)) }))
  defineRoute(app, entryCalls.save, async (asked) => {
    const { version, ...held } = asked.body
    return { data: await editing.save(entityParam(asked), numberParam(asked), version, held, actorOf(asked)) }
  })
  defineRoute(app, entryCalls.publish, async (asked) => ({
    data: await editing.publish(entityParam(asked), numberParam(asked), actorOf(asked), asked.body.version),
  }))
  defineRoute(app, entryCalls.withdraw, async (asked) => ({
    data: await editing.withdraw(entityParam(asked), numberParam(asked), actorOf(asked), asked.body.version),
  }))
  defineRoute(app, entryCalls.schedule, async (asked) => {
    const { version, publish_at, withdraw_at } = asked.body
    const moments = { publishAt: momentOf(publish_at), withdrawAt: momentOf(withdraw_at) }
    return { data: await editing.schedule(entityParam(asked), numberParam(asked), moments, actorOf(asked), version) }
  })
  defineRoute(app, entryCalls.discard, async (asked) => ({
    data: await editing.discard(entityParam(asked), numberParam(asked), actorOf(asked), asked.body.version),
  }))
  defineRoute(app, entryCalls.copy, async (asked) => ({
    data: await editing.copy(entityParam(asked), numberParam(asked), actorOf(asked), asked.body.version),
  }))
  defineRoute(app, entryCalls.remove, async (asked) => {
    await editing.remove(entityParam(asked), numberParam(asked), actorOf(asked))
    return { data: { id: numberParam(asked) } }
  })
  defineRoute(app, entryCalls.order, async (asked) => {
    await editing.order(entityParam(asked), asked.body.ids, actorOf(asked))
    return { data: { ids: asked.body.ids } }
  })
  defineRoute(app, entryCalls.bulk, async (asked) => {
    const { action, ids } = asked.body
    const isDeletion = action === 'delete' || action === 'undo-delete'
    if (isDeletion && !may(asked.account, 'content.delete')) throw new ServiceError('not_allowed')
    const by = actorOf(asked)
    return { data: await inBulk(action === 'undo-delete' ? ids.toReversed() : ids, bulkWork(editing, action, entityParam(asked), by), by) }
  })
  defineRoute(app, entryCalls.revisions, async (asked) => {
    const { page, limit } = asked.query
    const { rows, total } = await listRevisions(db, entityParam(asked), numberParam(asked), page, limit)
    return { data: rows, meta: pagingOf(total, page, limit) }
  })
  defineRoute(app, entryCalls.revision, async (asked) => ({
    data: await readRevision(db, entityParam(asked), numberParam(asked), numberParam(asked, 'version'), asked.lang),
  }))
  defineRoute(app, entryCalls.restore, async (asked) => {
    const [id, version] = [numberParam(asked), numberParam(asked, 'version')]
    return { data: await editing.restore(entityParam(asked), id, version, actorOf(asked), asked.body.version) }
  })
  defineRoute(app, entryCalls.translated, async (asked) => {
    const { paths, lang, version } = asked.body
    return { data: await editing.translated(entityParam(asked), numberParam(asked), paths, lang, actorOf(asked), version) }
  })
  defineRoute(app, entryCalls.links, async (asked) => ({ data: await editing.links(entityParam(asked), numberParam(asked)) }))
  defineRoute(app, entryCalls.preview, async (asked) => ({
    data: await previews.linksTo(entityParam(asked), numberParam(asked), asked.c.req.header('origin')),
  }))
  defineRoute(app, entryCalls.previewed, ({ c }) => {
    const pass = previews.passOf(c.req.header(previewHeader) ?? '')
    if (!pass) throw new ServiceError('not_found')
    const { kind, id, expiresAt, framedBy } = pass
    return { data: { kind, id, expires_at: expiresAt.toISOString(), framed_by: framedBy } }
  })
}
