import { addedValue } from '@narkhoz/contract/forms/added.ts'
import { contactsIn } from '@narkhoz/contract/forms/contacts.ts'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { type FormName, forms } from '@narkhoz/contract/forms/registry.ts'
import { defaultLocale, localeFrom } from '@narkhoz/contract/locales.ts'
import { mailAddress } from '@narkhoz/server-kit/mail-address.ts'
import { and, eq } from 'drizzle-orm'
import { applicationEvents, applications } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import { givenAddress, needed } from './application-mail.ts'
import { composed } from './compose.ts'
import type { NewMail } from './outbox.ts'
import { mailSettingsFor } from './settings.ts'
import type { OutgoingMail } from './smtp.ts'
import { words } from './words.ts'

/** The mail with which staff answer an application, in the language it was sent in; nothing where it was erased meanwhile. */
export const buildReplyMail = async (db: Database, { id, eventId }: NewMail, siteUrl: string): Promise<OutgoingMail | undefined> => {
  const [reply] = await db
    .select({ application: applications, text: applicationEvents.text })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
    .where(and(eq(applicationEvents.id, eventId ?? 0), eq(applicationEvents.kind, 'reply')))
  if (!reply) return undefined
  const { code, form, lang: sentIn, payload } = reply.application
  const lang = localeFrom(sentIn)
  const { university, sender, office } = await mailSettingsFor(db, form)
  const given = payload as Record<string, unknown>
  const { subject, intro, reply: back } = words.applicant
  // Answers go where the application went: to its office, or to whom the visitor chose.
  const replyTo = mailAddress(addedValue(forms[form as FormName] as Form, 'receiver', given) ?? office)
  const body = {
    intro: intro[lang],
    words: reply.text ?? '',
    notes: [...(replyTo ? [back[lang]] : []), words.visitor.status[lang]],
    link: `${siteUrl}${lang === defaultLocale ? '' : `/${lang}`}/request/${code}`,
    sign: university[lang],
  }
  return {
    id,
    from: { name: university[lang], address: needed(sender, 'no sender') },
    to: givenAddress(contactsIn(given).email),
    replyTo,
    personal: true,
    ...composed(`${subject[lang]}: ${code}`, body, lang),
  }
}
