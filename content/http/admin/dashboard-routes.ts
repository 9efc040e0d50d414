import { type Dashboard, dashboardCalls } from '@narkhoz/contract/admin/dashboard.ts'
import { missCalls } from '@narkhoz/contract/admin/misses.ts'
import { may } from '@narkhoz/contract/admin/permissions.ts'
import type { Hono } from 'hono'
import { recordList } from '../../audit/record.ts'
import { readerOf } from '../../inbox/inbox.ts'
import type { Service } from '../service.ts'
import type { AdminEnv } from './admin-env.ts'
import { defineRoute } from './define-route.ts'

/** How many queries without results are shown; the next ones appear once these are settled. */
const mostMisses = 10

/** The first screen after sign-in: applications and content, each for users whom it concerns. */
export const dashboardRoutes = (
  app: Hono<AdminEnv>,
  { db, staff: { inbox }, accounts, contentSummary, content: { search }, proxies, mail }: Service,
) => {
  defineRoute(app, dashboardCalls.dashboard, async ({ account, lang }) => {
    const reader = readerOf(account)
    const [applications, mails] = may(account, 'applications.read')
      ? await Promise.all([inbox.waitingFor(reader), inbox.mails(reader)])
      : []
    const looksAfterMail = may(account, 'settings.write')
    const unsent =
      looksAfterMail || applications ? await inbox.unsent(reader, { hasServer: mail.hasServer, ofAll: looksAfterMail }) : undefined
    const unreached = may(account, 'users.write') ? await accounts.unreached() : undefined
    await recordList(db, account.id, applications?.first.length ?? 0)
    const content = may(account, 'content.read') ? await contentSummary(lang) : undefined
    const misses = may(account, 'synonyms.write') ? await search.misses.list({ limit: mostMisses }) : undefined
    const data: Dashboard = {
      mine: { ...(applications && { applications }) },
      broken: {
        ...content?.broken,
        ...(mails && { mails }),
        ...(unsent && { unsent }),
        ...(unreached && { unreached }),
        ...(looksAfterMail && { proxies: proxies.found() }),
      },
      ...(content && { scheduled: content.scheduled, ...(may(account, 'log.read') && { latest: content.latest }) }),
      ...(misses && { misses: misses.map(({ lastAt, ...miss }) => ({ ...miss, last_at: lastAt.toISOString() })) }),
    }
    return { data }
  })
  defineRoute(app, missCalls.settle, async ({ body: { lang, query } }) => {
    await search.misses.settle(lang, query)
    return { data: { lang, query } }
  })
}
