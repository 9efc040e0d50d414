import { type ApplicationRow, applicationStatuses } from '@narkhoz/contract/admin/applications.ts'
import { adminBase } from '@narkhoz/contract/admin/call.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { utmKeys } from '@narkhoz/contract/fields/utm.ts'
import { addedName, addedValue } from '@narkhoz/contract/forms/added.ts'
import { isPurpose, purposeLabel, purposes } from '@narkhoz/contract/forms/entrant.ts'
import type { AddedSource, Form, FormField } from '@narkhoz/contract/forms/form.ts'
import { isReference, sentValue } from '@narkhoz/contract/forms/payload.ts'
import { receiverLabel } from '@narkhoz/contract/forms/question.ts'
import { type FormName, forms } from '@narkhoz/contract/forms/registry.ts'
import { dateLocales, type Labels, type Locale, languagesIn } from '@narkhoz/contract/locales.ts'
import { timeZone } from '@narkhoz/contract/time-zone.ts'
import { and, count, desc, lt, lte, max, type SQL } from 'drizzle-orm'
import { recordApplications, signedIn } from '../audit/record.ts'
import { nameOf } from '../mail/application-lines.ts'
import { applications } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import { keyIn } from '../uploads/uploads.ts'
import { type InboxDbRow, rowsOf, selectApplications } from './inbox.ts'
import { type InboxQuery, inboxWhere, type Reader } from './inbox-query.ts'
import { mostRows, type Table } from './spreadsheet.ts'

const perRead = 500

const words = {
  code: { kz: 'Коды', ru: 'Код', en: 'Code' },
  form: { kz: 'Нысан', ru: 'Форма', en: 'Form' },
  sent: { kz: 'Жіберілген уақыты', ru: 'Отправлено', en: 'Sent' },
  status: { kz: 'Күйі', ru: 'Статус', en: 'Status' },
  assignee: { kz: 'Жауапты', ru: 'Ответственный', en: 'Assignee' },
  due: { kz: 'Мерзімі', ru: 'Срок', en: 'Due' },
  answered: { kz: 'Жауап берілген уақыты', ru: 'Отвечено', en: 'Answered' },
  lang: { kz: 'Тілі', ru: 'Язык', en: 'Language' },
  page: { kz: 'Жіберілген бет', ru: 'Страница', en: 'Page' },
} as const satisfies Record<string, Labels>

type Payload = Readonly<Record<string, unknown>>
type Column = { label: string; of: (form: Form, payload: Payload) => string | Promise<string> }

/** Options of an export: filters, format, language, and the base of links to files. */
export type ExportWish = { query: InboxQuery; format: 'csv' | 'xlsx'; lang: Locale; adminUrl: string }

/** Filters for the log. A search query may be a person's name, so only its presence is logged. */
const filtersOf = ({ form, status, assignee, due, mail, purpose, q }: InboxQuery): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ form, status, assignee, due, mail, purpose, q: q?.trim() ? '…' : undefined }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )

/**
 * Applications as a table: staff's data first, then a column for each field of the forms. The export is logged with its number of
 * rows before the first is read.
 */
export const exportTable = async (db: Database, reader: Reader, { query, format, lang, adminUrl }: ExportWish): Promise<Table> => {
  // Before the response starts: a refusal must not begin as a file.
  const chosenOnes = inboxWhere(db, reader, query)
  const [counted] = await db
    .select({ rows: count(), last: max(applications.id) })
    .from(applications)
    .where(chosenOnes)
  const { rows, last } = counted ?? { rows: 0, last: null }
  if (format === 'xlsx' && rows > mostRows) throw new ServiceError('export_too_long')
  const exported = { rows, format, filters: filtersOf(query) }
  await recordApplications(db, signedIn(reader.id), [
    { action: 'applications_exported', details: { exported }, ...(query.form && { form: query.form }) },
  ])
  // What comes in meanwhile is not among those that were counted.
  const where = and(chosenOnes, lte(applications.id, last ?? 0))
  const chosen = (query.form ? [query.form] : reader.forms).map((name): Form => forms[name as FormName])
  const columns = [...fieldColumns(db, chosen, lang, adminUrl), ...addedColumns(chosen, lang)]
  const { code, form, sent, status, assignee, due, answered, lang: language } = words
  return {
    header: [
      ...[code, form, sent, status, assignee, due, answered, language].map((label) => label[lang]),
      ...columns.map(({ label }) => label),
    ],
    rows: rowsIn(db, where, async (row, { application }) => [
      ...ownCells(row, lang),
      ...(await Promise.all(columns.map(({ of }) => of(forms[row.form], application.payload as Payload)))),
    ]),
  }
}

const ownCells = (row: ApplicationRow, lang: Locale): string[] => {
  const when = new Intl.DateTimeFormat(dateLocales[lang], { dateStyle: 'short', timeStyle: 'short', timeZone })
  const at = (moment: string | null) => (moment === null ? '' : when.format(new Date(moment)))
  return [
    row.code,
    forms[row.form].title[lang],
    at(row.created_at),
    applicationStatuses[row.status][lang],
    row.assignee?.name ?? '',
    at(row.due_at),
    at(row.answered_at),
    languagesIn(lang)[row.lang],
  ]
}

/** A column for each field, by its name; a field shared by several forms has one. */
const fieldColumns = (db: Database, chosen: readonly Form[], lang: Locale, adminUrl: string): Column[] => {
  const known = new Map<string, Promise<string>>()
  // The same few entries are chosen again and again: each is looked up once.
  const nameIn = (kind: string, id: number) => {
    const key = `${kind} ${id}`
    const name = known.get(key) ?? nameOf(db, kind, id, lang)
    known.set(key, name)
    return name
  }
  const shown = (place: FormField, value: unknown) => {
    const { control, source } = place.field
    if (control === 'file') return `${adminUrl}${adminBase}/files/${keyIn(String(value)) ?? ''}`
    if (isReference(place) && source && 'kind' in source) return nameIn(source.kind, Number(value))
    return (source && 'fixed' in source && source.fixed.find((one) => one.value === value)?.label[lang]) || String(value)
  }
  const fields = new Map(chosen.flatMap(({ fields: places }) => places.map(({ field }) => [field.name, field.label[lang]] as const)))
  return [...fields].map(([name, label]) => ({
    label,
    of: (form, payload) => {
      const place = form.fields.find(({ field }) => field.name === name)
      const value = place && sentValue(place, payload)
      return place === undefined || value === undefined || value === null ? '' : shown(place, value)
    },
  }))
}

/** What the site's server added: whom a question goes to, what an application is taken as, the page it was written from, the campaign that led there. */
const addedColumns = (chosen: readonly Form[], lang: Locale): Column[] => {
  const text = (source: AddedSource) => (form: Form, payload: Payload) => String(addedValue(form, source, payload) ?? '')
  const purpose = (form: Form, payload: Payload) => {
    const value = addedValue(form, 'admission', payload)
    return isPurpose(value) ? purposes[value][lang] : ''
  }
  const tag = (name: string) => (form: Form, payload: Payload) =>
    String((addedValue(form, 'campaign', payload) as Payload | undefined)?.[name] ?? '')
  const columns: readonly [AddedSource, readonly Column[]][] = [
    ['receiver', [{ label: receiverLabel[lang], of: text('receiver') }]],
    ['admission', [{ label: purposeLabel[lang], of: purpose }]],
    ['page-path', [{ label: words.page[lang], of: text('page-path') }]],
    ['campaign', utmKeys.map((name) => ({ label: name, of: tag(name) }))],
  ]
  return columns.flatMap(([source, own]) => (chosen.some((form) => addedName(form, source) !== undefined) ? own : []))
}

/** The selected applications in batches, newest first: later submissions move none of them. */
async function* rowsIn(
  db: Database,
  where: SQL | undefined,
  cells: (row: ApplicationRow, read: InboxDbRow) => Promise<string[]>,
): AsyncGenerator<string[]> {
  let last: number | undefined
  for (;;) {
    const read = await selectApplications(db)
      .where(and(where, last === undefined ? undefined : lt(applications.id, last)))
      .orderBy(desc(applications.id))
      .limit(perRead)
    const rows = await rowsOf(db, read)
    for (const [at, one] of read.entries()) {
      const row = rows[at]
      if (row) yield cells(row, one)
    }
    last = read.at(-1)?.application.id
    if (last === undefined) return
  }
}
