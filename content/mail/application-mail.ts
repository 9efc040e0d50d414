import { addedValue } from '@narkhoz/contract/forms/added.ts'
import { contactsIn } from '@narkhoz/contract/forms/contacts.ts'
import type { Purpose } from '@narkhoz/contract/forms/entrant.ts'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { localeFrom } from '@narkhoz/contract/locales.ts'
import { mailAddress } from '@narkhoz/server-kit/mail-address.ts'
import { eq } from 'drizzle-orm'
import { applications } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import { applicationLines } from './application-lines.ts'
import { toOffice, toVisitor } from './compose.ts'
import { MailFailure } from './failure.ts'
import { officeAtPage } from './office-at-page.ts'
import type { NewMail } from './outbox.ts'
import { mailSettingsFor } from './settings.ts'
import type { OutgoingMail } from './smtp.ts'

/** An address that an editor can still write or correct: until then the mail waits. */
export const needed = (address: unknown, error: string) => {
  const checked = mailAddress(address)
  if (!checked) throw new MailFailure(error, 'patient')
  return checked
}

/** The submitted address; undefined if no mail can be sent there. */
export const givenAddress = (email: string | undefined) => {
  const checked = mailAddress(email)
  if (!checked) throw new MailFailure('bad address', 'final')
  return checked
}

/** Builds the mail about an application from its current state; undefined if it is gone. */
export const buildApplicationMail = async (
  db: Database,
  { id, applicationId, receiver }: NewMail,
  siteUrl: string,
): Promise<OutgoingMail | undefined> => {
  const [application] = await db
    .select()
    .from(applications)
    .where(eq(applications.id, applicationId ?? 0))
  if (!application) return undefined
  const form = (forms as Record<string, Form>)[application.form]
  if (!form) throw new MailFailure('unknown form', 'patient')
  const payload = application.payload as Record<string, unknown>
  const lang = localeFrom(application.lang)
  const { university, phone, sender, office } = await mailSettingsFor(db, form.name)
  const { email } = contactsIn(payload)
  const from = { name: university[lang], address: needed(sender, 'no sender') }
  const data = {
    form,
    lang,
    code: application.code,
    createdAt: application.createdAt,
    lines: await applicationLines(db, form, payload, lang, application.page),
    university: university[lang],
    siteUrl,
    phone: phone[lang],
    answerable: mailAddress(email) !== undefined,
    isReminder: addedValue(form, 'admission', payload) === ('reminder' satisfies Purpose),
  }
  if (receiver === 'visitor') return { id, from, to: givenAddress(email), replyTo: undefined, ...toVisitor(data) }
  // A question goes to whom the visitor chose from the service's own list, an appointment to the centre on whose page it was made.
  const own = form.atPage && application.page !== null ? (await officeAtPage(db, application.page))?.email : undefined
  return {
    id,
    from,
    to: needed(addedValue(form, 'receiver', payload) ?? mailAddress(own) ?? office, 'no office'),
    replyTo: mailAddress(email),
    ...toOffice(data),
  }
}
