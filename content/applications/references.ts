import { ServiceError } from '@narkhoz/contract/errors.ts'
import { addedName } from '@narkhoz/contract/forms/added.ts'
import type { Form, FormField } from '@narkhoz/contract/forms/form.ts'
import { isReference, wirePath } from '@narkhoz/contract/forms/payload.ts'
import type { Labels } from '@narkhoz/contract/locales.ts'
import { and, eq } from 'drizzle-orm'
import { receiversIn } from '../mail/receivers.ts'
import { entries } from '../storage/schema.ts'
import type { Transaction } from '../storage/storage.ts'

type Payload = Readonly<Record<string, unknown>>

const at = (payload: Payload, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[key] : undefined),
      payload,
    )

/** An upload in a payload, its path and the message if it is not the sender's own. */
export type NamedUpload = { url: string; path: string; words: Labels }

/** Every upload a payload names. */
export const uploadsIn = (form: Form, payload: Payload): NamedUpload[] => {
  const places = form.fields.filter(({ field }) => field.control === 'file')
  const documents = (payload.documents ?? []) as { type: string; url: string }[]
  return places.flatMap((place) => {
    const path = wirePath(form, place)
    // Documents come in any order; errors name them in the order of the declaration.
    const url = place.in === 'documents' ? documents.find(({ type }) => type === place.document)?.url : at(payload, path)
    return typeof url === 'string' ? [{ url, path, words: place.field.invalid }] : []
  })
}

const notMatching: Labels = {
  kz: 'Бұл бағдарлама таңдалған деңгейде жоқ. Тізімнен басқасын таңдаңыз.',
  ru: 'На выбранном уровне такой программы нет. Выберите другую из списка.',
  en: 'There is no such programme at the chosen level. Choose another from the list.',
}

/** Validates the id of an entry: it must exist in the list and match the rest of the form. */
const wrongWith = async (tx: Transaction, form: Form, { field, matching }: FormField, payload: Payload, id: number) => {
  if (!field.source || !('kind' in field.source)) return undefined
  const { kind, list } = field.source
  const [found] = await tx
    .select({ attributes: entries.attributes })
    .from(entries)
    .where(and(eq(entries.kind, kind), eq(entries.id, id), eq(entries.status, 'published')))
  const attributes = found?.attributes as Payload | undefined
  if (!attributes || (list !== undefined && attributes.list !== list)) return field.invalid
  const other = form.fields.find((place) => place.field.name === matching?.field)
  return !matching || !other || attributes[matching.attribute] === at(payload, wirePath(form, other)) ? undefined : notMatching
}

/** Every id a payload names must be an entry of the list the visitor chose from. */
export const checkReferences = async (tx: Transaction, form: Form, payload: Payload) => {
  const wrong: Record<string, Labels> = {}
  for (const place of form.fields.filter(isReference)) {
    const path = wirePath(form, place)
    const id = at(payload, path)
    const words = typeof id === 'number' ? await wrongWith(tx, form, place, payload, id) : undefined
    if (words) wrong[path] = words
  }
  if (Object.keys(wrong).length > 0) throw new ServiceError('invalid', { fields: wrong })
}

const notOurs: Labels = {
  kz: 'Бұл мекенжай университеттің тізімінде жоқ.',
  ru: 'Этого адреса нет в списке университета.',
  en: 'This address is not on the university’s list.',
}

/** A question may only go to an address of the service's own list, or anyone could send mail through it. */
export const checkReceiver = async (tx: Transaction, form: Form, payload: Payload) => {
  const name = addedName(form, 'receiver')
  if (name === undefined) return
  const receivers = await receiversIn(tx)
  if (!receivers.some(({ email }) => email === payload[name])) throw new ServiceError('invalid', { fields: { [name]: notOurs } })
}
