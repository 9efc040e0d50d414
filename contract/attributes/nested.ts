import * as v from 'valibot'
import type { AnswerOf, AttributeOptions, Attributes, StoredOf } from './attribute.ts'
import { build } from './build.ts'

/** The schemas of saved values for these attributes, by name; optional ones may be omitted. */
export const storedEntries = (attributes: Attributes): v.ObjectEntries =>
  Object.fromEntries(Object.entries(attributes).map(([name, { required, stored }]) => [name, required ? stored : v.nullish(stored)]))

/** The schemas of answered values for these attributes in one language, by name. */
export const answerEntries = (attributes: Attributes): v.ObjectEntries =>
  Object.fromEntries(Object.entries(attributes).map(([name, { answer }]) => [name, answer]))

// `fromEntries` loses the types of the single rules; `StoredOf` and `AnswerOf` say the same from the same declaration.
const storedSchema = <A extends Attributes>(attributes: A) =>
  v.strictObject(storedEntries(attributes)) as unknown as v.GenericSchema<StoredOf<A>>
const answerSchema = <A extends Attributes>(attributes: A) => v.object(answerEntries(attributes)) as unknown as v.GenericSchema<AnswerOf<A>>

/** Rows of the same attributes, in order. */
export const list = <const O extends AttributeOptions & { most?: number }, const A extends Attributes>(
  attributes: A,
  options: O = {} as O,
) => ({
  ...build('list', options, v.pipe(v.array(storedSchema(attributes)), v.maxLength(options.most ?? 100)), v.array(answerSchema(attributes))),
  attributes,
})

/** Attributes that belong together under one name. */
export const group = <const O extends AttributeOptions, const A extends Attributes>(attributes: A, options: O = {} as O) => ({
  ...build('group', options, storedSchema(attributes), answerSchema(attributes)),
  attributes,
})
