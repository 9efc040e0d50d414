import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { addedValue } from '@narkhoz/contract/forms/added.ts'
import { isPurpose, purposeLabel, purposes } from '@narkhoz/contract/forms/entrant.ts'
import { type Form, type FormField, isReference } from '@narkhoz/contract/forms/form.ts'
import { sentValue } from '@narkhoz/contract/forms/payload.ts'
import { receiverLabel } from '@narkhoz/contract/forms/question.ts'
import { type Locale, textIn } from '@narkhoz/contract/locales.ts'
import { and, eq } from 'drizzle-orm'
import { entries, files } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import { keyIn } from '../uploads/uploads.ts'
import { officeAtPage } from './office-at-page.ts'
import { receiversIn } from './receivers.ts'
import { fileWords, words } from './words.ts'

type Payload = Readonly<Record<string, unknown>>

/**
 * One thing that was sent; `own` says that a stranger could have put any words into it, `file` which file it is, `is` that it is a day
 * or the path of a page of this site.
 */
export type ApplicationLine = {
  label: string
  value: string
  own: boolean
  file?: { key: string; type: string; size: number }
  is?: 'day' | 'page'
}

/** The name of the selected entry; a deleted one is shown by its number. */
export const nameOf = async (db: Database, kind: string, id: number, lang: Locale) => {
  const heading = (entities as Record<string, Entity>)[kind]?.heading ?? 'title'
  const [entry] = await db
    .select({ attributes: entries.attributes })
    .from(entries)
    .where(and(eq(entries.kind, kind), eq(entries.id, id)))
  const name = (entry?.attributes as Record<string, unknown> | undefined)?.[heading]
  if (typeof name === 'string') return name
  const texts = (name ?? {}) as Partial<Record<Locale, string>>
  return textIn(texts, lang) || `№\u00a0${id}`
}

const fileOf = async (db: Database, url: string, lang: Locale): Promise<Omit<ApplicationLine, 'label'>> => {
  const key = keyIn(url) ?? ''
  const [file] = await db.select({ type: files.type, size: files.size }).from(files).where(eq(files.key, key))
  return file ? { value: fileWords(file.type, file.size, lang), own: false, file: { key, ...file } } : { value: '—', own: false }
}

const shown = async (db: Database, place: FormField, value: unknown, lang: Locale): Promise<Omit<ApplicationLine, 'label'>> => {
  const { control, source } = place.field
  if (control === 'file') return fileOf(db, String(value), lang)
  if (isReference(place) && source && 'kind' in source) return { value: await nameOf(db, source.kind, Number(value), lang), own: false }
  const option = source && 'fixed' in source ? source.fixed.find((one) => one.value === value) : undefined
  if (option) return { value: option.label[lang], own: false }
  return { value: String(value), own: control !== 'date' && control !== 'time', ...(control === 'date' && { is: 'day' as const }) }
}

/** What the site's server added, in words: the purpose, the page and the campaign. */
const addedLines = (form: Form, payload: Payload, lang: Locale): ApplicationLine[] => {
  const purpose = addedValue(form, 'admission', payload)
  const page = addedValue(form, 'page-path', payload)
  const tags = addedValue(form, 'campaign', payload)
  const campaign = Object.entries((tags ?? {}) as Record<string, string | null>).flatMap(([name, value]) =>
    value ? [`${name}=${value}`] : [],
  )
  return [
    ...(isPurpose(purpose) ? [{ label: purposeLabel[lang], value: purposes[purpose][lang], own: false }] : []),
    ...(typeof page === 'string' ? [{ label: words.page[lang], value: page, own: true, is: 'page' as const }] : []),
    ...(campaign.length > 0 ? [{ label: words.campaign[lang], value: campaign.join('\n'), own: true }] : []),
  ]
}

/** The receiver of a question, by name if the list still has that address. */
const receiverLine = async (db: Database, form: Form, payload: Payload, lang: Locale): Promise<ApplicationLine[]> => {
  const email = addedValue(form, 'receiver', payload)
  if (typeof email !== 'string') return []
  const title = (await receiversIn(db)).find((receiver) => receiver.email === email)?.title
  const name = textIn(title, lang)
  return [{ label: receiverLabel[lang], value: name ? `${name}, ${email}` : email, own: false }]
}

/** The page it was sent from, and the office of that page where it handles the form. */
const pageLines = async (db: Database, form: Form, payload: Payload, lang: Locale, page: string | null): Promise<ApplicationLine[]> => {
  if (page === null || addedValue(form, 'page-path', payload) !== undefined) return []
  const title = form.atPage ? (await officeAtPage(db, page))?.title : undefined
  const name = textIn(title, lang)
  return [
    ...(name ? [{ label: words.handledBy[lang], value: name, own: false }] : []),
    { label: words.page[lang], value: page, own: true, is: 'page' as const },
  ]
}

/** The submitted values, by the labels of their form in one language, and the page if the site reported it. */
export const applicationLines = async (
  db: Database,
  form: Form,
  payload: Payload,
  lang: Locale,
  page: string | null = null,
): Promise<ApplicationLine[]> => {
  const lines: ApplicationLine[] = []
  for (const place of form.fields) {
    const value = sentValue(place, payload)
    if (value === undefined || value === null) continue
    lines.push({ label: place.field.label[lang], ...(await shown(db, place, value, lang)) })
  }
  return [
    ...(await receiverLine(db, form, payload, lang)),
    ...lines,
    ...addedLines(form, payload, lang),
    ...(await pageLines(db, form, payload, lang, page)),
  ]
}
