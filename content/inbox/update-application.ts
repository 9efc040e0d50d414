import { randomUUID } from 'node:crypto'
import type { ApplicationStatus } from '@narkhoz/contract/admin/applications.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { contactsIn } from '@narkhoz/contract/forms/contacts.ts'
import type { FormName } from '@narkhoz/contract/forms/registry.ts'
import type { Labels } from '@narkhoz/contract/locales.ts'
import { mailAddress } from '@narkhoz/server-kit/mail-address.ts'
import { and, desc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { type RemovalCounts, removeApplications } from '../applications/removal.ts'
import { type ApplicationLine, recordApplications, signedIn } from '../audit/record.ts'
import { holdConfirmation, releaseConfirmation } from '../mail/outbox.ts'
import { applicationEvents, applications, outbox, users } from '../storage/schema.ts'
import type { Database, Transaction } from '../storage/storage.ts'
import { assigneesFor } from './assignees.ts'
import type { Reader } from './inbox-query.ts'

/** Changes to an application. */
export type ApplicationChange = {
  status?: ApplicationStatus | undefined
  assignee?: string | null | undefined
  due_at?: string | null | undefined
  /** The last event that the author has seen. */
  seen?: number | undefined
}

type ApplicationRow = typeof applications.$inferSelect
type Event = Pick<typeof applicationEvents.$inferInsert, 'kind' | 'text' | 'before' | 'after'>
type ChangeEvent = Event & { kind: 'status' | 'assignee' | 'due' }

const notTheirs: Labels = {
  kz: 'Бұл қызметкер осы нысанның өтінімдерімен жұмыс істемейді.',
  ru: 'Этот сотрудник не работает с заявками этой формы.',
  en: 'This person does not work on applications of this form.',
}

const past: Labels = {
  kz: 'Бұл күн өтіп кеткен: бүгінгі немесе кейінгі күнді таңдаңыз.',
  ru: 'Этот день уже прошёл: выберите сегодняшний или более поздний.',
  en: 'That day is over: choose today or a later one.',
}

/** A due date is a day wherever its reader is: what ended within the last one is not refused. */
const aDay = 24 * 3600 * 1000

/** The same reply twice within this many seconds was one, sent twice by an impatient hand. */
const sameWithin = 60

/** What staff do with applications; all of it is logged with who did it. What changes nothing leaves no line and answers `false`. */
export class ApplicationUpdates {
  readonly #db: Database
  readonly #mailStored: () => void

  /** `mailStored` is called when a reply is stored. */
  constructor(db: Database, mailStored: () => void) {
    this.#db = db
    this.#mailStored = mailStored
  }

  update(reader: Reader, id: number, { status, assignee, due_at: due, seen }: ApplicationChange): Promise<boolean> {
    return this.#on(reader, id, async (tx, application) => {
      await checkSeen(tx, reader, id, seen)
      const events: ChangeEvent[] = []
      const set: Partial<ApplicationRow> = {}
      if (status !== undefined && status !== application.status) {
        events.push({ kind: 'status', before: application.status, after: status })
        Object.assign(set, { status, answeredAt: status === 'answered' ? new Date() : null })
        if (status === 'spam') await holdConfirmation(tx, id)
        else if (application.status === 'spam') await releaseConfirmation(tx, id)
      }
      if (assignee !== undefined && assignee !== application.assigneeId) {
        await checkAssignee(tx, reader, application, assignee)
        events.push({ kind: 'assignee', before: await nameOf(tx, application.assigneeId), after: await nameOf(tx, assignee) })
        set.assigneeId = assignee
      }
      const dueAt = typeof due === 'string' ? new Date(due) : due
      if (dueAt !== undefined && dueAt?.getTime() !== application.dueAt?.getTime()) {
        if (dueAt && dueAt.getTime() < Date.now() - aDay) throw new ServiceError('invalid', { fields: { due_at: past } })
        events.push({ kind: 'due', before: application.dueAt?.toISOString() ?? null, after: dueAt?.toISOString() ?? null })
        set.dueAt = dueAt
      }
      if (events.length === 0) return false
      await tx.update(applications).set(set).where(eq(applications.id, id))
      await write(tx, reader, id, events)
      await log(tx, reader, application, ...events.map(lineOf))
      return true
    })
  }

  note(reader: Reader, id: number, text: string): Promise<boolean> {
    return this.#on(reader, id, async (tx, application) => {
      await write(tx, reader, id, [{ kind: 'note', text }])
      await log(tx, reader, application, { action: 'note_added' })
      return true
    })
  }

  /** Stores a reply with its mail and makes the application answered, all or nothing. */
  async reply(reader: Reader, id: number, text: string, seen?: number): Promise<boolean> {
    const isNew = await this.#on(reader, id, async (tx, application) => {
      if (!mailAddress(contactsIn(application.payload as Record<string, unknown>).email)) throw new ServiceError('no_mailbox')
      if (await isRepeated(tx, reader, id, text)) return false
      await checkSeen(tx, reader, id, seen)
      const [eventId] = await write(tx, reader, id, [{ kind: 'reply', text }])
      await tx.insert(outbox).values({ id: randomUUID(), applicationId: id, eventId: eventId ?? null, receiver: 'applicant' })
      await tx.update(applications).set({ status: 'answered', answeredAt: sql`now()` }).where(eq(applications.id, id))
      if (application.status !== 'answered')
        await write(tx, reader, id, [{ kind: 'status', before: application.status, after: 'answered' }])
      await log(tx, reader, application, { action: 'application_answered' })
      return true
    })
    this.#mailStored()
    return isNew
  }

  /** Retries failed mails of an application at once. */
  async retryMails(reader: Reader, id: number): Promise<boolean> {
    const isAny = await this.#on(reader, id, async (tx, application) => {
      const retried = await tx
        .update(outbox)
        .set({ state: 'queued', attempts: 0, putOff: 0, error: null, dueAt: sql`now()` })
        .where(and(eq(outbox.applicationId, id), eq(outbox.state, 'failed')))
        .returning({ id: outbox.id })
      if (retried.length > 0) await log(tx, reader, application, { action: 'mails_retried' })
      return retried.length > 0
    })
    this.#mailStored()
    return isAny
  }

  /** Removes an application with everything that belongs to it. */
  async erase(reader: Reader, id: number): Promise<RemovalCounts> {
    await this.#on(reader, id, async () => undefined)
    return removeApplications(this.#db, signedIn(reader.id), [id])
  }

  /** Works on a locked application; one of another user's form is not found. */
  #on<T>(reader: Reader, id: number, work: (tx: Transaction, application: ApplicationRow) => Promise<T>): Promise<T> {
    return this.#db.transaction(async (tx) => {
      const [application] = await tx
        .select()
        .from(applications)
        .where(and(eq(applications.id, id), inArray(applications.form, [...reader.forms])))
        .for('update')
      if (!application) throw new ServiceError('not_found')
      return work(tx, application)
    })
  }
}

const log = (tx: Transaction, { id }: Reader, { code, form }: ApplicationRow, ...lines: ApplicationLine[]) =>
  recordApplications(
    tx,
    signedIn(id),
    lines.map((line) => ({ ...line, code, form })),
  )

const changeActions = { status: 'status_changed', assignee: 'application_assigned', due: 'due_date_changed' } as const

/** A change as a line of the log. */
const lineOf = ({ kind, before, after }: ChangeEvent): ApplicationLine => ({
  action: changeActions[kind],
  details: { changes: { [kind]: { before: before ?? null, after: after ?? null } } },
})

/** The last event of an application that matches these conditions. */
const lastEvent = async (tx: Transaction, applicationId: number, ...where: SQL[]) => {
  const [last] = await tx
    .select()
    .from(applicationEvents)
    .where(and(eq(applicationEvents.applicationId, applicationId), ...where))
    .orderBy(desc(applicationEvents.id))
    .limit(1)
  return last
}

/** Refuses a change by a user who has not seen a colleague's; a note changes nothing. */
const checkSeen = async (tx: Transaction, reader: Reader, id: number, seen: number | undefined) => {
  const { id: number, userId, kind } = applicationEvents
  if (seen !== undefined && (await lastEvent(tx, id, gt(number, seen), ne(userId, reader.id), ne(kind, 'note'))))
    throw new ServiceError('worked_on')
}

const checkAssignee = async (tx: Transaction, reader: Reader, { form }: ApplicationRow, assignee: string | null) => {
  if (assignee === null) return
  // Only applications of declared forms are ever worked on here.
  const able = await assigneesFor(tx, reader, form as FormName)
  if (!able.some(({ id }) => id === assignee)) throw new ServiceError('invalid', { fields: { assignee: notTheirs } })
}

const write = async (tx: Transaction, { id: userId }: Reader, applicationId: number, events: readonly Event[]): Promise<number[]> => {
  const written = await tx
    .insert(applicationEvents)
    .values(events.map((event) => ({ ...event, applicationId, userId })))
    .returning({ id: applicationEvents.id })
  return written.map(({ id }) => id)
}

const nameOf = async (tx: Transaction, id: string | null): Promise<string | null> => {
  if (id === null) return null
  const [found] = await tx.select({ name: users.name }).from(users).where(eq(users.id, id))
  return found?.name ?? null
}

const isRepeated = async (tx: Transaction, reader: Reader, id: number, text: string): Promise<boolean> => {
  const { userId, kind, at } = applicationEvents
  const isRecent = gt(at, sql`now() - make_interval(secs => ${sameWithin})`)
  return (await lastEvent(tx, id, eq(userId, reader.id), eq(kind, 'reply'), isRecent))?.text === text
}
