import type { Account } from '@narkhoz/contract/admin/accounts.ts'
import { type ApplicationRow, type FormSummary, type MailState, openStatuses } from '@narkhoz/contract/admin/applications.ts'
import { formsOf } from '@narkhoz/contract/admin/roles.ts'
import { isPurpose } from '@narkhoz/contract/forms/entrant.ts'
import type { FormName } from '@narkhoz/contract/forms/registry.ts'
import { localeFrom } from '@narkhoz/contract/locales.ts'
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { pagingOf } from '../storage/paging.ts'
import { readPage } from '../storage/read-page.ts'
import { applications, files, outbox, users } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import { type InboxQuery, inboxOrder, inboxWhere, isOverdue, type Reader } from './inbox-query.ts'
import { personIn } from './person-paths.ts'

/** Whose inbox it is, by their account. */
export const readerOf = (account: Account): Reader => ({ id: account.id, forms: formsOf(account) })

/** States of mails, the worst first: it represents several. */
const worstFirst: readonly MailState[] = ['failed', 'queued', 'held back', 'sent']

const columns = {
  id: applications.id,
  code: applications.code,
  form: applications.form,
  lang: applications.lang,
  payload: applications.payload,
  status: applications.status,
  consentVersion: applications.consentVersion,
  page: applications.page,
  createdAt: applications.createdAt,
  assigneeId: applications.assigneeId,
  dueAt: applications.dueAt,
  answeredAt: applications.answeredAt,
}

/** An application as it is read for the inbox. */
export type InboxDbRow = {
  application: Pick<typeof applications.$inferSelect, keyof typeof columns>
  assignee: string | null
  overdue: boolean
}

/** Applications with the names of who works on them. */
export const selectApplications = (db: Database) =>
  db
    .select({ application: columns, assignee: users.name, overdue: sql<boolean>`coalesce(${isOverdue}, false)` })
    .from(applications)
    .leftJoin(users, eq(users.id, applications.assigneeId))

const moment = (at: Date | null) => at?.toISOString() ?? null

/** Rows of the inbox, with the state of their mails and the number of files. */
export const rowsOf = async (db: Database, read: readonly InboxDbRow[]): Promise<ApplicationRow[]> => {
  const ids = read.map(({ application }) => application.id)
  if (ids.length === 0) return []
  const [mails, counts] = await Promise.all([
    db.select({ id: outbox.applicationId, state: outbox.state }).from(outbox).where(inArray(outbox.applicationId, ids)),
    db
      .select({ id: files.applicationId, files: count() })
      .from(files)
      .where(inArray(files.applicationId, ids))
      .groupBy(files.applicationId),
  ])
  return read.map(({ application, assignee, overdue }) => {
    const { purpose } = application.payload as { purpose?: unknown }
    const states = new Set(mails.filter(({ id }) => id === application.id).map(({ state }) => state))
    return {
      id: application.id,
      code: application.code,
      // Only applications of declared forms are ever read here.
      form: application.form as FormName,
      lang: localeFrom(application.lang),
      status: application.status,
      ...personIn(application.form, application.payload),
      assignee: application.assigneeId === null ? null : { id: application.assigneeId, name: assignee ?? '' },
      due_at: moment(application.dueAt),
      overdue,
      created_at: application.createdAt.toISOString(),
      answered_at: moment(application.answeredAt),
      files: counts.find(({ id }) => id === application.id)?.files ?? 0,
      mail: worstFirst.find((state) => states.has(state)) ?? null,
      purpose: isPurpose(purpose) ? purpose : null,
    }
  })
}

const nothing = {
  received: 0,
  in_work: 0,
  answered: 0,
  spam: 0,
  overdue: 0,
  ageing: { day: 0, week: 0, month: 0, older: 0 },
  oldest_at: null,
} satisfies Omit<FormSummary, 'form'>

/** What visitors sent, as those see it who work on it. */
export class Inbox {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async list(reader: Reader, { page, limit, ...query }: InboxQuery & { page: number; limit: number }) {
    const where = inboxWhere(this.#db, reader, query)
    const { rows, total } = await readPage(
      { page, limit },
      () => this.#db.$count(applications, where),
      (cut) =>
        selectApplications(this.#db)
          .where(where)
          .orderBy(...inboxOrder(query))
          .limit(cut.limit)
          .offset(cut.offset),
    )
    return {
      data: await rowsOf(this.#db, rows),
      meta: pagingOf(total, page, limit),
    }
  }

  /** Counts of applications by form and state. */
  async summary(reader: Reader): Promise<FormSummary[]> {
    const number = (where: SQL | undefined) => sql<number>`(count(*) filter (where ${where}))::int`
    const waiting = inArray(applications.status, [...openStatuses])
    const since = (from: SQL | undefined, to: SQL | undefined) =>
      number(and(waiting, from && sql`${applications.createdAt} <= ${from}`, to && sql`${applications.createdAt} > ${to}`))
    const [day, week, month] = [sql`now() - interval '1 day'`, sql`now() - interval '7 days'`, sql`now() - interval '30 days'`]
    const rows = await this.#db
      .select({
        form: applications.form,
        received: number(eq(applications.status, 'received')),
        in_work: number(eq(applications.status, 'in_work')),
        answered: number(eq(applications.status, 'answered')),
        spam: number(eq(applications.status, 'spam')),
        overdue: number(isOverdue),
        ageing: { day: since(undefined, day), week: since(day, week), month: since(week, month), older: since(month, undefined) },
        oldest: sql<string | Date | null>`min(${applications.createdAt}) filter (where ${waiting})`,
      })
      .from(applications)
      .where(inboxWhere(this.#db, reader, {}))
      .groupBy(applications.form)
    return reader.forms.map((form) => {
      const found = rows.find((row) => row.form === form)
      if (!found) return { ...nothing, form }
      const { oldest, ...counts } = found
      // The two drivers read a moment that was computed differently.
      return { ...counts, form, oldest_at: oldest === null ? null : new Date(oldest).toISOString() }
    })
  }

  /** What waits for one person, for their dashboard. */
  async waitingFor(reader: Reader) {
    const [assigned, overdue, unassigned] = await Promise.all(
      [
        { status: 'open', assignee: 'me' } as const,
        { due: 'overdue', assignee: 'me' } as const,
        { status: 'open', assignee: 'none' } as const,
      ].map(async (query) => {
        const [counted] = await this.#db
          .select({ total: count() })
          .from(applications)
          .where(inboxWhere(this.#db, reader, query))
        return counted?.total ?? 0
      }),
    )
    const first = await selectApplications(this.#db)
      .where(inboxWhere(this.#db, reader, { status: 'open', assignee: 'me' }))
      .orderBy(...inboxOrder({ sort: 'due_at', order: 'asc' }))
      .limit(10)
    return { assigned: assigned ?? 0, overdue: overdue ?? 0, unassigned: unassigned ?? 0, first: await rowsOf(this.#db, first) }
  }

  /**
   * Overdue mails: without a mail server all that wait, otherwise those that wait too long. About the reader's applications, or all
   * for users who manage mail.
   */
  async unsent(reader: Reader, { hasServer, ofAll }: { hasServer: boolean; ofAll: boolean }) {
    const own = inboxWhere(this.#db, reader, {})
    const [counted] = await this.#db
      .select({
        count: count(),
        ofApplications: sql<number>`(count(*) filter (where ${own}))::int`,
        since: sql<string | Date | null>`min(${outbox.createdAt})`,
      })
      .from(outbox)
      .leftJoin(applications, eq(applications.id, outbox.applicationId))
      .where(
        and(
          eq(outbox.state, 'queued'),
          hasServer ? sql`${outbox.createdAt} < now() - interval '15 minutes'` : undefined,
          ofAll ? undefined : own,
        ),
      )
    if (!counted?.since) return undefined
    // The two drivers read a moment that was computed differently.
    const since = new Date(counted.since).toISOString()
    return { count: counted.count, of_applications: counted.ofApplications, since, mail_server: hasServer }
  }

  /** How many mails about the reader's applications have failed, and how many await a retry. */
  async mails(reader: Reader) {
    const [counted] = await this.#db
      .select({
        failed: sql<number>`(count(*) filter (where ${outbox.state} = 'failed'))::int`,
        waiting: sql<number>`(count(*) filter (where ${outbox.state} = 'queued' and ${outbox.error} is not null))::int`,
      })
      .from(outbox)
      .innerJoin(applications, eq(applications.id, outbox.applicationId))
      .where(and(inArray(outbox.state, ['failed', 'queued']), inboxWhere(this.#db, reader, {})))
    return counted ?? { failed: 0, waiting: 0 }
  }
}
