import type { applicationCalls } from '@narkhoz/contract/admin/applications.ts'
import { openStatuses } from '@narkhoz/contract/admin/applications.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { comparedPhone } from '@narkhoz/contract/forms/contacts.ts'
import type { FormName } from '@narkhoz/contract/forms/registry.ts'
import { codePart, isCode, spelledCode } from '@narkhoz/contract/receipt-code.ts'
import { timeZone } from '@narkhoz/contract/time-zone.ts'
import { and, asc, desc, eq, exists, gte, ilike, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import { likePattern } from '../storage/like-pattern.ts'
import { applications, outbox } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import { messagePaths, personPaths } from './person-paths.ts'

type Query = NonNullable<typeof applicationCalls.list.query>

/** Filters of the inbox. */
export type InboxQuery = Omit<v.InferOutput<v.ObjectSchema<Query, undefined>>, 'page' | 'limit'>

/** A user, and the forms whose applications they may see. */
export type Reader = { id: string; forms: readonly FormName[] }

const open = inArray(applications.status, [...openStatuses])

/** Those whose time is over while they wait. */
export const isOverdue = and(lt(applications.dueAt, sql`now()`), open)

const fewestDigits = 4

/** Matches a part of a name, an email, a code or a message, or digits of a phone in any notation. */
const matching = (words: string): SQL | undefined => {
  const part = likePattern(words.trim())
  const digits = comparedPhone(words)
  const signs = codePart(words)
  const at = (path: string) => sql`${applications.payload} #>> ${path}::text[]`
  return or(
    ilike(applications.code, part),
    eq(applications.code, spelledCode(words)),
    signs ? sql`replace(${applications.code}, '-', '') like ${`%${signs}%`}` : undefined,
    ...[...personPaths.name, ...personPaths.email, ...messagePaths].map((path) => sql`${at(path)} ilike ${part}`),
    ...(digits.length < fewestDigits ? [] : personPaths.phone).map(
      (path) => sql`regexp_replace(${at(path)}, '\\D', '', 'g') like ${`%${digits}%`}`,
    ),
  )
}

// Days end where the university is.
const endOfToday = sql`(date_trunc('day', now() at time zone ${timeZone}::text) + interval '1 day') at time zone ${timeZone}::text`

const dueWhen = {
  overdue: isOverdue,
  today: and(gte(applications.dueAt, sql`now()`), lt(applications.dueAt, endOfToday), open),
  week: and(gte(applications.dueAt, sql`now()`), lt(applications.dueAt, sql`${endOfToday} + interval '6 days'`), open),
  none: and(isNull(applications.dueAt), open),
} as const

const assignedTo = (assignee: string, { id }: Reader) =>
  assignee === 'none' ? isNull(applications.assigneeId) : eq(applications.assigneeId, assignee === 'me' ? id : assignee)

/** Of which applications: those of the reader's forms that the filters let through. Another's form is refused, not empty. */
export const inboxWhere = (
  db: Database,
  reader: Reader,
  { form, status, assignee, q, due, mail, purpose }: Partial<InboxQuery>,
): SQL | undefined => {
  if (form && !reader.forms.includes(form)) throw new ServiceError('not_allowed')
  // A code selects that application, regardless of the other filters.
  const isByCode = isCode(q)
  const chosen = form && !isByCode ? [form] : [...reader.forms]
  const own = chosen.length === 0 ? sql`false` : inArray(applications.form, chosen)
  const found = q?.trim() ? matching(q) : undefined
  if (isByCode) return and(own, found)
  return and(
    own,
    found,
    status && (status === 'open' ? open : eq(applications.status, status)),
    assignee ? assignedTo(assignee, reader) : undefined,
    due && dueWhen[due],
    purpose && sql`${applications.payload} ->> 'purpose' = ${purpose}`,
    mail &&
      exists(
        db
          .select({ one: sql`1` })
          .from(outbox)
          .where(and(eq(outbox.applicationId, applications.id), eq(outbox.state, mail))),
      ),
  )
}

const columns = {
  created_at: applications.createdAt,
  due_at: applications.dueAt,
  status: applications.status,
  code: applications.code,
  form: applications.form,
} as const

/** In which order; those without a due date behind those with one, either way. */
export const inboxOrder = ({ sort, order }: Pick<InboxQuery, 'sort' | 'order'>): SQL[] => {
  const direction = order === 'asc' ? asc : desc
  return [...(sort === 'due_at' ? [asc(sql`${applications.dueAt} is null`)] : []), direction(columns[sort]), direction(applications.id)]
}
