import { addedSamples } from './added.ts'
import { type Form, type FormField, isReference, type Values } from './form.ts'
import { toPayload } from './payload.ts'

/** What a sample cannot derive from declarations, by field name: ids of entries, URLs of stored files, what the server adds. */
export type SampleGiven = {
  references?: Readonly<Record<string, number>>
  uploads?: Readonly<Record<string, string>>
  added?: Readonly<Record<string, unknown>>
}

const sampleValue = (place: FormField, { references, uploads }: SampleGiven) => {
  const { name, control, samples } = place.field
  if (isReference(place)) return String(references?.[name] ?? 1)
  if (control === 'file') return uploads?.[name] ?? samples.good[0]
  return samples.good[0]
}

/** Sample input of a visitor by field name, as a browser would send it. */
export const sampleValues = (form: Form, given: SampleGiven = {}): Values =>
  Object.fromEntries(form.fields.map((place) => [place.field.name, sampleValue(place, given)]))

/** A good payload of a form, with every optional key in it. */
export const samplePayload = (form: Form, given: SampleGiven = {}): Record<string, unknown> =>
  toPayload(form, sampleValues(form, given), { ...addedSamples(form), ...given.added })
