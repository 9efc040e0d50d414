import type { Database } from '../storage/storage.ts'
import { buildAccountMail, isAccountMail } from './account-mail.ts'
import { buildApplicationMail } from './application-mail.ts'
import type { NewMail } from './outbox.ts'
import { buildReplyMail } from './reply-mail.ts'
import type { OutgoingMail } from './smtp.ts'

/** Where the links in mails lead: to the site, and to the screens of editors and staff. */
export type MailOrigins = { siteUrl: string; adminUrl: string }

/** Builds the mail of an outbox row from the current state of its subject; undefined if that is gone. */
export const buildMail = (db: Database, mail: NewMail, { siteUrl, adminUrl }: MailOrigins): Promise<OutgoingMail | undefined> => {
  if (mail.receiver === 'applicant') return buildReplyMail(db, mail, siteUrl)
  if (isAccountMail(mail.receiver)) return buildAccountMail(db, mail, mail.receiver, adminUrl)
  return buildApplicationMail(db, mail, siteUrl)
}
