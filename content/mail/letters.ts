import type { Database } from '../storage/storage.ts'
import { accountLetter, isAccountMail } from './account-letter.ts'
import { applicationLetter } from './letter.ts'
import type { Queued } from './outbox.ts'
import type { Letter } from './post.ts'
import { replyLetter } from './reply-letter.ts'

/** Where the links in mails lead: to the site, and to the screens of editors and staff. */
export type Addresses = { siteUrl: string; adminUrl: string }

/** The mail of an outbox row, made from what it tells of as that is now; nothing where that is gone. */
export const letterOf = (db: Database, mail: Queued, { siteUrl, adminUrl }: Addresses): Promise<Letter | undefined> => {
  if (mail.receiver === 'applicant') return replyLetter(db, mail, siteUrl)
  if (isAccountMail(mail.receiver)) return accountLetter(db, mail, mail.receiver, adminUrl)
  return applicationLetter(db, mail, siteUrl)
}
