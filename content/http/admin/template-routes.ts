import { applicationCalls } from '@narkhoz/contract/admin/applications.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import type { Hono } from 'hono'
import { readerOf } from '../../inbox/inbox.ts'
import type { Service } from '../service.ts'
import type { AdminEnv } from './admin-env.ts'
import { defineRoute, done } from './define-route.ts'

const templateId = (text: string) => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new ServiceError('not_found')
  return Number(text)
}

/** Replies that staff send often. */
export const templateRoutes = (app: Hono<AdminEnv>, { staff: { templates } }: Service) => {
  const { templates: list, template, createTemplate, updateTemplate, deleteTemplate } = applicationCalls
  defineRoute(app, list, ({ account, query }) => templates.list(readerOf(account), query))
  defineRoute(app, template, async ({ account, param }) => ({ data: await templates.read(readerOf(account), templateId(param('id'))) }))
  defineRoute(app, createTemplate, async ({ account, body }) => ({ data: await templates.create(readerOf(account), body) }))
  defineRoute(app, updateTemplate, async ({ account, param, body }) => ({
    data: await templates.update(readerOf(account), templateId(param('id')), body),
  }))
  defineRoute(app, deleteTemplate, async ({ account, param }) => {
    await templates.remove(readerOf(account), templateId(param('id')))
    return done
  })
}
