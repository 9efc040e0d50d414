import type { Locale } from '@narkhoz/contract/locales.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { makeEmailLink } from '../accounts/email-change.ts'
import { makeLink } from '../accounts/one-time-links.ts'
import { accountMails, users } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import { givenAddress, needed } from './application-mail.ts'
import { composed } from './compose.ts'
import type { NewMail } from './outbox.ts'
import { mailSettingsFor } from './settings.ts'
import type { OutgoingMail } from './smtp.ts'
import { words } from './words.ts'

/** A mail about an account. */
export type AccountMail = (typeof accountMails)[number]

/** Whether a mail is about an account and not about an application. */
export const isAccountMail = (receiver: NewMail['receiver']): receiver is AccountMail =>
  (accountMails as readonly NewMail['receiver'][]).includes(receiver)

/** General mail settings, not those of a form. */
const noForm = ''

/** The texts of each kind of mail. */
const wordsOf = {
  invited: words.invited,
  forgetful: words.forgetful,
  'new address': words.newAddress,
  'old address': words.oldAddress,
} as const satisfies Record<AccountMail, unknown>

const notesOf = (receiver: AccountMail, lang: Locale): string[] => {
  const said = wordsOf[receiver]
  return [...('stranger' in said ? [said.stranger[lang]] : []), ...('link' in said ? [said.link[lang]] : [])]
}

/**
 * A mail about an account. Its link is made only now: what waits in the outbox opens nothing, and its time begins when it can be
 * read.
 */
export const buildAccountMail = async (
  db: Database,
  { id, userId, address }: NewMail,
  receiver: AccountMail,
  adminUrl: string,
): Promise<OutgoingMail | undefined> => {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId ?? ''), isNull(users.disabledAt)))
  if (!user) return undefined
  const { university, sender } = await mailSettingsFor(db, noForm)
  const from = { name: university[user.lang], address: needed(sender, 'no sender') }
  const to = givenAddress(address ?? user.email)
  const linkOf = {
    invited: () => makeLink(db, adminUrl, 'invitation', user.id),
    forgetful: () => makeLink(db, adminUrl, 'reset', user.id),
    'new address': () => makeEmailLink(db, adminUrl, user.id, address ?? user.email),
    'old address': () => undefined,
  } as const satisfies Record<AccountMail, unknown>
  const link = await linkOf[receiver]()
  const said = wordsOf[receiver]
  const body = {
    intro: said.intro[user.lang],
    notes: notesOf(receiver, user.lang),
    ...(link && { link: link.url }),
    sign: university[user.lang],
  }
  return { id, from, to, replyTo: undefined, ...composed(said.subject[user.lang], body, user.lang) }
}
