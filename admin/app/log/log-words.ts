import { auditActions, auditChannels } from '@narkhoz/contract/admin/audit.ts'
import { entityByPlural } from '@narkhoz/contract/admin/entries.ts'
import { type LogLine, loggedActions } from '@narkhoz/contract/admin/log.ts'
import { entryPath } from '../api/resources.ts'
import { useFormTitle } from '../applications/form-summaries.tsx'
import { filtered } from '../dashboard/figure.tsx'
import { useLang, useWords } from '../i18n/words.ts'
import { readable } from '../schema/values.ts'
import { useAuditDetails } from './audit-details.ts'

const actions = { ...loggedActions, ...auditActions }

/** The current location of a line's subject: deleted ones are in the trash, erased ones nowhere. */
export const pathOf = ({ plural, entry_id, kind, account_id, entry }: LogLine) => {
  if (account_id) return `/users/${account_id}`
  if (kind === 'application') return entry_id ? `/applications/${entry_id}/show` : undefined
  if (!plural || !entry_id || entry === 'erased') return undefined
  return entry === 'deleted' ? filtered('deleted', { kind: plural, entry_id: String(entry_id) }) : entryPath(plural, entry_id)
}

/** A line of the log in words: who, what, which, and where that is now. */
export const useLogWords = () => {
  const words = useWords()
  const lang = useLang()
  const titleOf = useFormTitle()
  const detailsOf = useAuditDetails()
  const sections: Readonly<Record<string, string>> = {
    media: words.sections.media,
    account: words.sections.users,
    application: words.sections.applications,
  }
  const sectionOf = ({ plural, kind, form }: LogLine) =>
    plural ? (entityByPlural(plural)?.label[lang] ?? plural) : form ? titleOf(form) : (sections[kind] ?? words.sections.redirects)
  return (line: LogLine) => ({
    who: line.by ?? (line.channel ? auditChannels[line.channel][lang] : words.common.whoever),
    what: actions[line.action][lang],
    which: readable(line.subject, lang) || (line.details?.exported || line.details?.listed ? words.log.several : words.common.unnamed),
    section: sectionOf(line),
    details: detailsOf(line),
    to: pathOf(line),
  })
}
