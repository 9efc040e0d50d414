import type { Application } from '@narkhoz/contract/admin/applications.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { contactsIn } from '@narkhoz/contract/forms/contacts.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { mailAddress } from '@narkhoz/server-kit/mail-address.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { isAccountMail } from '../mail/account-mail.ts'
import { applicationLines } from '../mail/application-lines.ts'
import { applicationEvents, applications, files, outbox, users } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import { assigneesFor } from './assignees.ts'
import { rowsOf, selectApplications } from './inbox.ts'
import type { Reader } from './inbox-query.ts'
import { Templates } from './templates.ts'

const day = 24 * 3600 * 1000

/** The number of an application in an address; anything else is none's. */
export const applicationId = (text: string): number => {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new ServiceError('not_found')
  return Number(text)
}

/** One application with its history. One of a form that the reader may not see is not found. */
export class ApplicationDetails {
  readonly #db: Database
  readonly #isMailing: boolean
  readonly #templates: Templates

  constructor(db: Database, isMailing: boolean) {
    this.#db = db
    this.#isMailing = isMailing
    this.#templates = new Templates(db)
  }

  /** Labels are in one language; the input stays in the applicant's. */
  async read(reader: Reader, id: number, lang: Locale): Promise<Application> {
    const [read] = await selectApplications(this.#db).where(and(eq(applications.id, id), inArray(applications.form, [...reader.forms])))
    const [row] = read ? await rowsOf(this.#db, [read]) : []
    if (!read || !row) throw new ServiceError('not_found')
    const form = forms[row.form]
    const payload = read.application.payload as Record<string, unknown>
    const lines = await applicationLines(this.#db, form, payload, lang, read.application.page)
    return {
      ...row,
      lines: lines.map(({ label, value, file }) => ({ label, value, ...(file && { file }) })),
      consent_version: read.application.consentVersion,
      kept_until: new Date(read.application.createdAt.getTime() + form.retentionDays * day).toISOString(),
      answerable: mailAddress(contactsIn(payload).email) !== undefined,
      mailing: this.#isMailing,
      events: await this.#events(id),
      mails: await this.#mails(id),
      assignees: await assigneesFor(this.#db, reader, row.form),
      templates: await this.#templates.filledFor(row),
    }
  }

  /** The application that a file came with, of these forms or of any; nothing where there is none. */
  async ofFile(key: string, forms?: Reader['forms']): Promise<{ code: string; form: string } | undefined> {
    const [found] = await this.#db
      .select({ code: applications.code, form: applications.form })
      .from(files)
      .innerJoin(applications, eq(applications.id, files.applicationId))
      .where(and(eq(files.key, key), forms && inArray(applications.form, [...forms])))
    return found
  }

  async #events(id: number): Promise<Application['events']> {
    const rows = await this.#db
      .select({ event: applicationEvents, by: { id: users.id, name: users.name }, mail: outbox.state })
      .from(applicationEvents)
      .leftJoin(users, eq(users.id, applicationEvents.userId))
      .leftJoin(outbox, eq(outbox.eventId, applicationEvents.id))
      .where(eq(applicationEvents.applicationId, id))
      .orderBy(asc(applicationEvents.id))
    return rows.map(({ event: { id: number, kind, text, before, after, at }, by, mail }) => ({
      id: number,
      kind,
      by,
      text,
      before,
      after,
      at: at.toISOString(),
      ...(mail && { mail }),
    }))
  }

  async #mails(id: number): Promise<Application['mails']> {
    const rows = await this.#db
      .select()
      .from(outbox)
      .where(eq(outbox.applicationId, id))
      .orderBy(asc(outbox.createdAt), asc(outbox.receiver))
    return rows.flatMap(({ receiver, createdAt, dueAt, sentAt, ...row }) =>
      // Those of accounts belong to no application.
      isAccountMail(receiver)
        ? []
        : [
            {
              id: row.id,
              receiver,
              state: row.state,
              attempts: row.attempts,
              error: row.error,
              created_at: createdAt.toISOString(),
              due_at: row.state === 'queued' ? dueAt.toISOString() : null,
              sent_at: sentAt?.toISOString() ?? null,
            },
          ],
    )
  }
}
