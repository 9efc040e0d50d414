import * as v from 'valibot'
import { judge } from '../fields/field.ts'
import type { Labels } from '../locales.ts'
import type { Form, Sent, Values } from './form.ts'

/** A select sent under a name that ends in `_id` names an entry by its id; sent otherwise it is the words the visitor chose. */
export const isReference = ({ wire, field }: Sent) => wire.endsWith('_id') && field.source !== undefined && 'kind' in field.source

const isData = (place: Sent) => place.in === 'data'
const isDocument = (place: Sent): place is Sent & { in: 'documents' } => place.in === 'documents'

/** Where a field stands in the payload, as errors name it: `phone`, `data.0.city`, `documents.0.url`. */
export const wirePath = (form: Form, place: Sent): string => {
  if (isData(place)) return `data.0.${place.wire}`
  if (isDocument(place)) return `documents.${form.fields.filter(isDocument).indexOf(place)}.url`
  return place.wire
}

const isService = (form: Form) => form.endpoint.startsWith('application-services/')

const wireValue = (place: Sent, value: unknown) => (isReference(place) && value !== undefined && value !== '' ? Number(value) : value)

/** The payload of a filled-in form: exactly the keys of its declaration, with what the site's server adds. */
export const toPayload = (form: Form, values: Values, added: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => {
  const chosen = (places: readonly Sent[]) =>
    Object.fromEntries(
      places
        .map((place) => [place.wire, wireValue(place, values[place.field.name])] as const)
        .filter(([, value]) => value !== undefined && value !== ''),
    )
  const documents = form.fields.filter(isDocument)
  return {
    ...chosen(form.fields.filter((place) => !isData(place) && !isDocument(place))),
    ...(form.fields.some(isData) && { data: [chosen(form.fields.filter(isData))] }),
    ...(isService(form) && { documents: documents.map((place) => ({ type: place.document, url: values[place.field.name] })) }),
    ...added,
  }
}

const id = v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]), v.integer(), v.minValue(1))

const rule = (place: Sent) => {
  const schema: v.GenericSchema = isReference(place) ? id : place.field.rule
  return place.optional ? v.nullish(schema) : schema
}

const entries = (places: readonly Sent[]): v.ObjectEntries => Object.fromEntries(places.map((place) => [place.wire, rule(place)]))

const once = (documents: readonly (Sent & { in: 'documents' })[]) =>
  v.pipe(
    v.array(
      v.strictObject({
        type: v.picklist(documents.map((place) => place.document)),
        url: v.pipe(v.string(), v.maxLength(300), v.minLength(1)),
      }),
    ),
    v.check((given) => given.length === documents.length && documents.every((place) => given.some(({ type }) => type === place.document))),
  )

/** The rule for a form's payload at the service: exactly the declared keys, each document once and in any order. */
export const payloadSchema = (form: Form): v.GenericSchema<Record<string, unknown>> => {
  const documents = form.fields.filter(isDocument)
  const declared: v.ObjectEntries = {
    ...entries(form.fields.filter((place) => !isData(place) && !isDocument(place))),
    ...(form.fields.some(isData) && { data: v.strictTuple([v.strictObject(entries(form.fields.filter(isData)))]) }),
    ...(isService(form) && {
      documents: documents.length > 0 ? once(documents) : v.optional(v.pipe(v.array(v.unknown()), v.maxLength(0)), []),
    }),
    ...form.added,
  }
  return v.strictObject(declared)
}

const said: Labels = { kz: 'Мән қате немесе жоқ.', ru: 'Значение неверно или отсутствует.', en: 'The value is wrong or missing.' }
const unknown: Labels = { kz: 'Мұндай өріс жоқ.', ru: 'Такого поля нет.', en: 'There is no such field.' }

const at = (payload: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[key] : undefined),
      payload,
    )

/** Judges a payload: its clean form, or what is wrong by wire path in the words of the field concerned. */
export const readPayload = (form: Form, payload: unknown): { payload: Record<string, unknown> } | { wrong: Record<string, Labels> } => {
  const result = v.safeParse(payloadSchema(form), payload)
  if (result.success) return { payload: result.output }
  const places = new Map(form.fields.map((place) => [wirePath(form, place), place.field]))
  return {
    wrong: Object.fromEntries(
      result.issues.map((issue) => {
        const path = v.getDotPath(issue) ?? ''
        const field = places.get(path)
        const words = field
          ? (judge(field, at(payload, path)) ?? field.invalid)
          : issue.type === 'strict_object' && issue.expected === 'never'
            ? unknown
            : said
        return [path, words]
      }),
    ),
  }
}
