import { mediaCalls } from '@narkhoz/contract/admin/media.ts'
import type { Hono } from 'hono'
import { pagingOf } from '../../storage/paging.ts'
import { readUpload } from '../body.ts'
import type { Service } from '../service.ts'
import type { AdminEnv } from './admin-env.ts'
import { defineRoute } from './define-route.ts'

/** The media library. */
export const mediaRoutes = (app: Hono<AdminEnv>, { library }: Service) => {
  defineRoute(app, mediaCalls.list, async ({ query: { page, limit, ...query } }) => {
    const { items, total } = await library.list(query, page, limit)
    return { data: items, meta: pagingOf(total, page, limit) }
  })
  defineRoute(app, mediaCalls.read, async ({ param }) => ({ data: await library.read(param('key')) }))
  defineRoute(app, mediaCalls.upload, async ({ c, account }) => {
    const file = await readUpload(c)
    return { data: await library.upload(file.name, new Uint8Array(await file.arrayBuffer()), account.id) }
  })
  defineRoute(app, mediaCalls.update, async ({ param, body, account }) => ({ data: await library.update(param('key'), body, account.id) }))
  defineRoute(app, mediaCalls.uses, async ({ param }) => ({ data: await library.uses(param('key')) }))
  defineRoute(app, mediaCalls.remove, async ({ param, account }) => {
    await library.remove(param('key'), account.id)
    return { data: { key: param('key') } }
  })
}
