import { languageTags } from '@narkhoz/contract/locales.ts'
import type { FindFile } from './content-files.ts'

/** Where it stands (RFC 9116). */
const securityPath = '/.well-known/security.txt'

/** For how many whole months it holds at least; the standard wants less than a year. */
const months = 6

// Rounded, so that it changes once a month and not with every request.
const expires = (now: Date) => {
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months + 1))
  return end.toISOString().replace('.000', '')
}

// What editors wrote must be one address: a second line would be an instruction of its own.
const asContact = (email: string | null) => (email && /^[^\s@]+@[^\s@]+$/.test(email) ? `mailto:${email}` : undefined)

/** Whom to tell of a weakness: the operator's contact, or the university's mailbox. Without either there is no such file. */
export const securityTxt =
  (siteUrl: string, contact: string | undefined): FindFile =>
  ({ lang, path }) => {
    if (path !== securityPath) return undefined
    return {
      address: path,
      isUnbounded: false,
      type: 'text/plain',
      write: async (contentIn) => {
        const address = contact ?? asContact((await contentIn(lang).settings()).email)
        if (!address) return undefined
        return [
          `Contact: ${address}`,
          `Expires: ${expires(new Date())}`,
          `Preferred-Languages: ${Object.values(languageTags).join(', ')}`,
          `Canonical: ${siteUrl}${securityPath}\n`,
        ].join('\n')
      },
    }
  }
