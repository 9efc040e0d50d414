import * as v from 'valibot'
import { type Field, isBlank } from '../fields/field.ts'
import type { Labels } from '../locales.ts'
import { addedRules } from './added.ts'
import { type Form, type FormField, isReference, ruleOf, type Values, validateField } from './form.ts'

/** Whether a field's value in the payload is the id of an entry; exported here for readers of payloads. */
export { isReference }

type SentDocument = FormField & { in: 'documents' }

const isData = (place: FormField) => place.in === 'data'
const isDocument = (place: FormField): place is SentDocument => place.in === 'documents'
const isPlain = (place: FormField) => !isData(place) && !isDocument(place)

// The four archive applications have one shape: `documents` is present, empty, where a type requires none.
const isService = (form: Form) => form.endpoint.startsWith('application-services/')

/** The path of a field in the payload, as errors name it: `phone`, `data.0.city`, `documents.0.url`. */
export const wirePath = (form: Form, place: FormField): string => {
  if (isData(place)) return `data.0.${place.wire}`
  if (isDocument(place)) return `documents.${form.fields.filter(isDocument).indexOf(place)}.url`
  return place.wire
}

const fieldAt = (form: Form, path: string): Field | undefined => form.fields.find((place) => wirePath(form, place) === path)?.field

/** The name of the field at an error's wire path; undefined for what no visitor filled in. */
export const fieldNameAt = (form: Form, path: string): string | undefined => fieldAt(form, path)?.name

/** Builds the payload of a filled-in form: exactly the keys of its declaration, with what the site's server adds. */
export const toPayload = (form: Form, values: Values, added: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => {
  const filled = form.fields.filter((place) => !isBlank(values[place.field.name]))
  const chosen = (places: readonly FormField[]) =>
    Object.fromEntries(
      places.map((place) => {
        const value = values[place.field.name]
        return [place.wire, isReference(place) ? Number(value) : value]
      }),
    )
  return {
    ...chosen(filled.filter(isPlain)),
    ...(form.fields.some(isData) && { data: [chosen(filled.filter(isData))] }),
    ...(isService(form) && {
      documents: filled.filter(isDocument).map((place) => ({ type: place.document, url: values[place.field.name] })),
    }),
    ...added,
  }
}

// A plain HTML form sends an input that was left empty as an empty text, and so do clients that were modelled on one.
const leftEmpty = v.pipe(
  v.literal(''),
  v.transform(() => null),
)

const rule = (place: FormField): v.GenericSchema => (place.optional ? v.nullish(v.union([leftEmpty, ruleOf(place)])) : ruleOf(place))

const entries = (places: readonly FormField[]): v.ObjectEntries => Object.fromEntries(places.map((place) => [place.wire, rule(place)]))

const document = (place: SentDocument) => v.strictObject({ type: v.literal(place.document), url: ruleOf(place) })

// The count is checked before the items, so that a list of a hundred thousand is one error and not as many.
const documentList = (places: readonly SentDocument[]) =>
  v.config(
    v.pipe(
      v.array(v.unknown()),
      v.length(places.length),
      v.array(v.variant('type', places.map(document))),
      v.check((given) => new Set(given.map(({ type }) => type)).size === places.length, 'must name each document once'),
    ),
    { abortPipeEarly: true },
  )

/** The rule for a form's payload at the service: exactly the declared keys, each document once and in any order. */
export const payloadSchema = (form: Form): v.GenericSchema<Record<string, unknown>> => {
  const documents = form.fields.filter(isDocument)
  const declared: v.ObjectEntries = {
    ...entries(form.fields.filter(isPlain)),
    ...(form.fields.some(isData) && { data: v.strictTuple([v.strictObject(entries(form.fields.filter(isData)))]) }),
    ...(isService(form) && {
      documents: documents.length > 0 ? documentList(documents) : v.optional(v.pipe(v.array(v.unknown()), v.length(0)), []),
    }),
    ...addedRules(form),
  }
  return v.strictObject(declared)
}

const wrongOrMissing: Labels = { kz: 'Мән қате немесе жоқ.', ru: 'Значение неверно или отсутствует.', en: 'The value is wrong or missing.' }
const unknownKey: Labels = { kz: 'Мұндай өріс жоқ.', ru: 'Такого поля нет.', en: 'There is no such field.' }

const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined

/** The value of a field in a payload, at any depth. */
export const sentValue = (place: FormField, payload: unknown): unknown => {
  if (isData(place)) return own(own(own(payload, 'data'), '0'), place.wire)
  if (!isDocument(place)) return own(payload, place.wire)
  const documents = own(payload, 'documents')
  return Array.isArray(documents)
    ? own(
        documents.find((given) => own(given, 'type') === place.document),
        'url',
      )
    : undefined
}

const firstKey = (path: string) => path.split('.', 1)[0]

/**
 * Parses a payload: normalized values, or errors by wire path in the words of the field. A document is identified by its position in
 * the declaration, wherever it is in the received list.
 */
export const readPayload = (form: Form, payload: unknown): { payload: Record<string, unknown> } | { wrong: Record<string, Labels> } => {
  const result = v.safeParse(payloadSchema(form), payload)
  if (result.success) return { payload: result.output }
  const ofFields = form.fields.flatMap((place): [string, Labels][] => {
    const words = validateField(place, sentValue(place, payload))
    return words ? [[wirePath(form, place), words]] : []
  })
  // A list that is missing or malformed is already reported by its fields.
  const toldOf = new Set(['', ...ofFields.map(([path]) => firstKey(path))])
  const ofTheRest = result.issues.flatMap((issue): [string, Labels][] => {
    const path = v.getDotPath(issue) ?? ''
    if (issue.type === 'strict_object' && issue.expected === 'never') return [[path, unknownKey]]
    return toldOf.has(firstKey(path)) ? [] : [[path, fieldAt(form, path)?.invalid ?? wrongOrMissing]]
  })
  return { wrong: Object.fromEntries([...ofTheRest, ...ofFields]) }
}
