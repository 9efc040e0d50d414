import { isChosenFile } from '@narkhoz/contract/fields/chosen-file.ts'
import { isoDay } from '@narkhoz/contract/fields/date.ts'
import { isBlank } from '@narkhoz/contract/fields/field.ts'
import type { Form, FormField, Values } from '@narkhoz/contract/forms/form.ts'
import { isReference } from '@narkhoz/contract/forms/payload.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import type { Content } from '../../app/.server/content.ts'
import type { Receipt, ReceiptVisit } from '../../app/forms/outcome.ts'

/** An entry that a visitor can choose. */
export type OptionEntry = { id: number; title: string }

/** The entries that a field offers. */
export const entriesOffered = async ({ field: { source } }: FormField, content: Content): Promise<readonly OptionEntry[]> => {
  if (!source || !('kind' in source)) return []
  if (source.kind === 'handbook') return content.list('handbooks/{list}', { list: source.list })
  if (source.kind === 'school') return content.list('schools')
  return source.kind === 'book' ? content.list('books') : content.list('school-programs')
}

/** The name of a selected entry; its number if the list is unavailable, because the receipt must not wait for that. */
const chosen = async (place: FormField, id: string, content: Content) => {
  const entries = await entriesOffered(place, content).catch(() => [])
  return entries.find((entry) => String(entry.id) === id)?.title ?? id
}

const shown = async (place: FormField, value: unknown, lang: Locale, content: Content): Promise<string> => {
  if (isChosenFile(value)) return value.name
  const text = String(value)
  const { source } = place.field
  if (source && 'fixed' in source) return source.fixed.find((option) => option.value === text)?.label[lang] ?? text
  return isReference(place) ? chosen(place, text, content) : text
}

/** The day, the time and the place of a booked visit, as far as known. */
export const visitIn = ({ visit }: Form, values: Values, place: string | undefined): ReceiptVisit | undefined =>
  visit && { day: isoDay(String(values[visit.date])), time: visit.time && String(values[visit.time]).slice(0, 5), place }

/** The submitted values, under their labels, for the sender to keep. */
export const receiptLines = (form: Form, values: Values, lang: Locale, content: Content): Promise<Receipt['lines']> =>
  Promise.all(
    form.fields
      .filter(({ field }) => !isBlank(values[field.name]))
      .map(async (place) => {
        const { name, control, label } = place.field
        if (control === 'date') return { label: label[lang], day: isoDay(String(values[name])) }
        return { label: label[lang], value: await shown(place, values[name], lang, content) }
      }),
  )
