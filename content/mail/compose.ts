import { purposes } from '@narkhoz/contract/forms/entrant.ts'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { dateLocales, defaultLocale, type Locale, languageTags } from '@narkhoz/contract/locales.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { timeZone } from '@narkhoz/contract/time-zone.ts'
import type { ApplicationLine } from './application-lines.ts'
import { answeredWithin, keptFor, words } from './words.ts'

/** Data of a mail. */
export type MailData = {
  form: Form
  lang: Locale
  code: string
  createdAt: Date
  lines: readonly ApplicationLine[]
  university: string
  siteUrl: string
  /** The number for questions, if editors gave one. */
  phone: string | undefined
  /** Whether who answers the office's mail reaches the visitor. */
  answerable: boolean
  /** It is out of season: it is answered when admission opens. */
  isReminder: boolean
}

/** A mail's words: its subject, and its body in two forms. */
export type MailText = { subject: string; text: string; html: string; lang: Locale }

/** One row of a mail's table; `link` if the value can be opened. */
type Row = Pick<ApplicationLine, 'label' | 'value'> & { link?: string | undefined }

/** The content of a mail, in order: the subject matter, a person's message, a table, further notes, and the sender. */
export type Body = {
  intro: string
  words?: string
  rows?: readonly Row[]
  notes: readonly string[]
  link?: string
  /** Text below the link, less important than opening it. */
  after?: readonly string[]
  sign: string
}

const entityOf: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entityOf[sign] ?? sign)
const brokenBy = (text: string) => text.split(/\r\n|[\r\n]/)

// Indented, so that no line a visitor wrote can pass for one of ours.
const asText = ({ label, value }: Row) =>
  brokenBy(value).length === 1 ? `${label}: ${value}` : [`${label}:`, ...brokenBy(value).map((line) => `    ${line}`)].join('\n')

const text = ({ intro, words: own, rows, notes, link, after, sign }: Body) =>
  [intro, own, rows?.map(asText).join('\n'), [...notes, ...(link ? [link] : [])].join('\n'), after?.join('\n'), sign]
    .filter(Boolean)
    .join('\n\n')

const asHtml = (value: string, link: string | undefined) => {
  const lines = brokenBy(value).map(escaped).join('<br>')
  return link ? `<a href="${escaped(link)}">${lines}</a>` : lines
}

const table = (rows: NonNullable<Body['rows']>) => `<table>
${rows
  .map(({ label, value, link }) => `<tr><th align="left" valign="top">${escaped(label)}</th><td>${asHtml(value, link)}</td></tr>`)
  .join('\n')}
</table>`

const html = ({ intro, words: own, rows, notes, link, after = [], sign }: Body, subject: string, lang: Locale) => `<!doctype html>
<html lang="${languageTags[lang]}">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body>
<p>${escaped(intro)}</p>
${own ? `<p>${brokenBy(own).map(escaped).join('<br>')}</p>` : ''}
${rows ? table(rows) : ''}
${notes.map((note) => `<p>${escaped(note)}</p>`).join('\n')}
${link ? `<p><a href="${escaped(link)}">${escaped(link)}</a></p>` : ''}
${after.map((note) => `<p>${escaped(note)}</p>`).join('\n')}
<p>${escaped(sign)}</p>
</body>
</html>`

/** A mail with its subject and content, as text and HTML. */
export const composed = (subject: string, body: Body, lang: Locale): MailText => ({
  subject,
  lang,
  text: text(body),
  html: html(body, subject, lang),
})

const inLanguage = (siteUrl: string, lang: Locale, path: string) => `${siteUrl}${lang === defaultLocale ? '' : `/${lang}`}${path}`

/** A day as people write it; one that is none stays as it was sent. */
const dayIn = (value: string, lang: Locale) => {
  const day = new Date(`${value}T00:00:00Z`)
  return Number.isNaN(day.getTime())
    ? value
    : new Intl.DateTimeFormat(dateLocales[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(day)
}

const plainPath = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/

/** Formats submitted values for a mail: days in its language, pages as complete URLs. */
const rowOf = ({ label, value, is }: ApplicationLine, { lang, siteUrl }: MailData): Row => {
  if (is === 'day') return { label, value: dayIn(value, lang) }
  // Only an address of this site becomes a link: anybody may have submitted it.
  const path = `/${value === 'main' ? '' : value}`
  if (is !== 'page' || !plainPath.test(path) || !matchPage(path)) return { label, value }
  const link = inLanguage(siteUrl, lang, path)
  return { label, value: link, link }
}

const common = ({ form, lang, code, createdAt }: MailData) => {
  const when = new Intl.DateTimeFormat(dateLocales[lang], { dateStyle: 'long', timeStyle: 'short', timeZone })
  return [
    { label: words.form[lang], value: form.title[lang] },
    { label: words.code[lang], value: code },
    { label: words.sent[lang], value: when.format(createdAt) },
  ]
}

/** The mail to the office of a form: everything that was sent. */
export const toOffice = (data: MailData): MailText => {
  const { form, lang, code, lines, university, answerable, isReminder } = data
  const notes = [
    ...(form.fields.some(({ field }) => field.control === 'file') ? [words.office.files[lang]] : []),
    ...(answerable ? [words.office.reply[lang]] : []),
  ]
  // Who reads subjects alone must not take one to be remembered in summer for one to be answered today.
  const subject = `${words.office.subject[lang]} ${code}: ${(isReminder ? purposes.reminder : form.title)[lang]}`
  return composed(
    subject,
    { intro: words.office.intro[lang], rows: [...common(data), ...lines.map((line) => rowOf(line, data))], notes, sign: university },
    lang,
  )
}

/**
 * The confirmation to the visitor. It repeats only what comes from a list, a calendar or ourselves: with more, anyone could
 * have the university write any words to any address.
 */
export const toVisitor = (data: MailData): MailText => {
  const { form, lang, code, lines, university, siteUrl, phone, isReminder } = data
  const { subject, intro, status, stranger, call, reminder } = words.visitor
  const body = {
    intro: intro[lang],
    rows: [...common(data), ...lines.filter(({ own }) => !own).map((line) => rowOf(line, data))],
    notes: [status[lang]],
    link: inLanguage(siteUrl, lang, `/request/${code}`),
    after: [
      (isReminder ? reminder : answeredWithin(form.answerDays))[lang],
      ...(phone ? [`${call[lang]} ${phone}`] : []),
      keptFor(form.retentionDays)[lang],
      stranger[lang],
    ],
    sign: university,
  }
  return composed(`${subject[lang]}: ${code}`, body, lang)
}
