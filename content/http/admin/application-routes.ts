import type { Account } from '@narkhoz/contract/admin/accounts.ts'
import { applicationCalls } from '@narkhoz/contract/admin/applications.ts'
import { may } from '@narkhoz/contract/admin/permissions.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { timeZone } from '@narkhoz/contract/time-zone.ts'
import type { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { recordApplications, recordList, recordView, signedIn } from '../../audit/record.ts'
import { viewersOf } from '../../audit/viewers.ts'
import { applicationId } from '../../inbox/application-details.ts'
import { readerOf } from '../../inbox/inbox.ts'
import { asCsv, asXlsx } from '../../inbox/spreadsheet.ts'
import { privateFile } from '../private-file.ts'
import type { Service } from '../service.ts'
import type { AdminEnv } from './admin-env.ts'
import { defineRoute } from './define-route.ts'

const types = { csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const

const extensions: Record<string, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** The day in Almaty, as 2026-09-01. */
const today = () => new Intl.DateTimeFormat('sv', { timeZone }).format()

/** The inbox, and changes to its applications. */
export const applicationRoutes = (app: Hono<AdminEnv>, { db, staff, uploads, adminUrl, log }: Service) => {
  const { inbox, details, updates } = staff
  /** An application in full; the view is logged before it is answered, unless this request has already left a line. */
  const whole = async (account: Account, id: number, lang: Locale, isLogged = false) => {
    const application = await details.read(readerOf(account), id, lang)
    if (!isLogged) await recordView(db, account.id, application)
    return { data: { ...application, ...(may(account, 'audit.read') && { viewers: await viewersOf(db, application.code) }) } }
  }

  defineRoute(app, applicationCalls.summary, async ({ account }) => ({ data: await inbox.summary(readerOf(account)) }))
  defineRoute(app, applicationCalls.export, async ({ c, account, query: { format, ...query }, lang }) => {
    const table = await staff.table(readerOf(account), { query, format, lang, adminUrl })
    const name = `applications-${today()}.${format}`
    c.header('content-type', types[format])
    c.header('content-disposition', `attachment; filename="${name}"`)
    if (format === 'xlsx') return c.body(await asXlsx(table))
    return stream(
      c,
      async (out) => {
        for await (const piece of asCsv(table)) await out.write(piece)
      },
      async (error) => log.error({ requestId: c.env.seen.requestId, err: error }, 'an export was broken off'),
    )
  })
  defineRoute(app, applicationCalls.list, async ({ account, query }) => {
    const listed = await inbox.list(readerOf(account), query)
    await recordList(db, account.id, listed.data.length)
    return listed
  })
  defineRoute(app, applicationCalls.assignees, async ({ account, query }) => ({
    data: await staff.assignees(readerOf(account), query.form),
  }))
  defineRoute(app, applicationCalls.read, ({ account, param, lang }) => whole(account, applicationId(param('id')), lang))
  defineRoute(app, applicationCalls.update, async ({ account, param, body, lang }) => {
    const id = applicationId(param('id'))
    return whole(account, id, lang, await updates.update(readerOf(account), id, body))
  })
  defineRoute(app, applicationCalls.note, async ({ account, param, body, lang }) => {
    const id = applicationId(param('id'))
    return whole(account, id, lang, await updates.note(readerOf(account), id, body.text))
  })
  defineRoute(app, applicationCalls.reply, async ({ account, param, body, lang }) => {
    const id = applicationId(param('id'))
    return whole(account, id, lang, await updates.reply(readerOf(account), id, body.text, body.seen))
  })
  defineRoute(app, applicationCalls.retryMails, async ({ account, param, lang }) => {
    const id = applicationId(param('id'))
    return whole(account, id, lang, await updates.retryMails(readerOf(account), id))
  })
  defineRoute(app, applicationCalls.erase, async ({ account, param }) => {
    const id = applicationId(param('id'))
    const erased = await updates.erase(readerOf(account), id)
    log.info({ application: id, by: account.id, ...erased }, 'an application was erased')
    void uploads.sweep().catch((error: unknown) => log.error({ err: error }, 'removing files of an erased application failed'))
    return { data: erased }
  })
  defineRoute(app, applicationCalls.file, async ({ c, account, param }) => {
    const application = await details.ofFile(param('key'), readerOf(account).forms)
    const file = application && (await uploads.read(param('key')))
    if (!file) throw new ServiceError('not_found')
    await recordApplications(db, signedIn(account.id), [{ action: 'file_downloaded', ...application }])
    return privateFile(c, file, `${application.code}.${extensions[file.type] ?? 'bin'}`)
  })
}
