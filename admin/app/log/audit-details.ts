import { applicationStatuses } from '@narkhoz/contract/admin/applications.ts'
import type { LogLine } from '@narkhoz/contract/admin/log.ts'
import { roleLabels } from '@narkhoz/contract/admin/roles.ts'
import { isLocale } from '@narkhoz/contract/locales.ts'
import { useFormTitle } from '../applications/form-summaries.tsx'
import { useLang, useWords } from '../i18n/words.ts'
import { useDates } from '../kit/dates.ts'

type DetailLabels = Readonly<Record<string, { label: string; value?: (stored: string) => string }>>

const one = (value: string, values: Readonly<Record<string, string>>) => (Object.hasOwn(values, value) ? (values[value] ?? value) : value)

/** Details of an audit line in words: the change or the export; undefined without any. */
export const useAuditDetails = () => {
  const { users, applications, common, languages, log } = useWords()
  const lang = useLang()
  const dates = useDates()
  const titleOf = useFormTitle()
  const inLang = (labels: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
    Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, label[lang] ?? name]))
  const status = {
    label: applications.status,
    value: (name: string) => one(name, { ...inLang(applicationStatuses), open: applications.openOnes }),
  }
  const titles = (names: string) => names.split(', ').map(titleOf).join(', ')
  const fields: DetailLabels = {
    name: { label: users.name },
    email: { label: users.email },
    role: { label: users.role, value: (role) => one(role, inLang(roleLabels)) },
    forms: { label: applications.form, value: titles },
    lang: { label: users.lang, value: (name) => (isLocale(name) ? languages[name] : name) },
    status,
    assignee: { label: applications.assignee },
    due: { label: applications.due, value: (at) => dates.day(at) },
  }
  const filters: DetailLabels = {
    form: { label: applications.form, value: titles },
    status,
    // By the id of an account, which says nothing to a reader.
    assignee: { label: applications.assignee, value: (id) => one(id, { me: applications.me, none: applications.nobody, [id]: '…' }) },
    due: { label: applications.due, value: () => '…' },
    mail: { label: applications.mails, value: () => '…' },
    q: { label: common.search },
  }
  const said = (named: DetailLabels, name: string, value: string | null) => (value ? (named[name]?.value?.(value) ?? value) : '–')
  return ({ details }: Pick<LogLine, 'details'>): string => {
    const { changes = {}, exported, listed, sessions_ended: ended } = details ?? {}
    const lines = Object.entries(changes).map(
      ([name, { before, after }]) => `${fields[name]?.label ?? name}: ${said(fields, name, before)} → ${said(fields, name, after)}`,
    )
    if (exported) {
      const chosen = Object.entries(exported.filters).map(
        ([name, value]) => `${filters[name]?.label ?? name}: ${said(filters, name, value)}`,
      )
      lines.push(exported.format.toUpperCase(), common.total(exported.rows), ...chosen)
    }
    if (listed) lines.push(common.total(listed.rows))
    if (ended) lines.push(log.sessionsEnded(ended))
    return lines.join(' · ')
  }
}
