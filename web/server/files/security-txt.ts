import { languageTags } from '@narkhoz/contract/locales.ts'
import type { FindFile } from './content-files.ts'

/** Its path (RFC 9116). */
const securityPath = '/.well-known/security.txt'

/** Its validity in months; the standard recommends less than a year. */
const months = 6

// Rounded, so that it changes once a month and not with every request.
const expires = (now: Date) => {
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months + 1))
  return end.toISOString().replace('.000', '')
}

// Editors' input must be one address: a second line would be another directive.
const asContact = (email: string | null) => (email && /^[^\s@]+@[^\s@]+$/.test(email) ? `mailto:${email}` : undefined)

/** Contact for security reports: the operator's, or the university's mailbox. Without either there is no such file. */
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
