import { createHash } from 'node:crypto'
import { comparedEmail } from '@narkhoz/contract/forms/contacts.ts'
import { mailAddress } from '@narkhoz/server-kit/mail-address.ts'

/** Domains that lead to the same mailboxes. */
const sameAs: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'ya.ru': 'yandex.ru',
  'yandex.kz': 'yandex.ru',
  'yandex.com': 'yandex.ru',
  'yandex.by': 'yandex.ru',
  'yandex.ua': 'yandex.ru',
}

/**
 * A mark of the mailbox that an address leads to, the same for all spellings of it that large providers deliver to one
 * person: letters in either case, a word behind a plus, dots (Gmail) and hyphens (Yandex) left out. Two people who share
 * one share a limit, no more. Nothing where the text is no address. Never the address itself: see docs/decisions/026.
 */
export const mailboxOf = (email: string): string | undefined => {
  const address = mailAddress(email)
  if (!address) return undefined
  const [local = '', domain = ''] = comparedEmail(address.normalize('NFKC')).split('@')
  // A name of nothing but such signs would be everybody's.
  const name = local.replace(/\+.*$/, '').replaceAll(/[.-]/g, '') || local
  return createHash('sha256')
    .update(`${name}@${sameAs[domain] ?? domain}`)
    .digest('base64url')
}
