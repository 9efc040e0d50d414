import { type Dashboard, dashboardCalls } from '@narkhoz/contract/admin/dashboard.ts'
import { may } from '@narkhoz/contract/admin/permissions.ts'
import type { Hono } from 'hono'
import { readerOf } from '../../staff/inbox.ts'
import type { Service } from '../service.ts'
import type { AdminEnv } from './admin-env.ts'
import { answerCall } from './answer-call.ts'

/** What whoever signs in sees first: of applications and of content, each for those whom it concerns. */
export const dashboardRoutes = (app: Hono<AdminEnv>, { staff: { inbox }, contentSummary }: Service) => {
  answerCall(app, dashboardCalls.dashboard, async ({ account, lang }) => {
    const reader = readerOf(account)
    const [applications, mails] = may(account, 'applications.read')
      ? await Promise.all([inbox.waitingFor(reader), inbox.mails(reader)])
      : []
    const content = may(account, 'content.read') ? await contentSummary(lang) : undefined
    const data: Dashboard = {
      mine: { ...(applications && { applications }) },
      broken: { ...content?.broken, ...(mails && { mails }) },
      ...(content && { scheduled: content.scheduled, ...(may(account, 'log.read') && { latest: content.latest }) }),
    }
    return { data }
  })
}
