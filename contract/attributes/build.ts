import * as v from 'valibot'
import type { AttributeOptions, AttributeType } from './attribute.ts'

/** A required attribute is always answered; any other may be answered with null. */
type AnswerSchema<O, A extends v.GenericSchema> = O extends { required: true } ? A : v.NullableSchema<A, undefined>

/** Puts an attribute together; the one place that decides when an answer may be null. */
export const build = <const O extends AttributeOptions, S extends v.GenericSchema, A extends v.GenericSchema>(
  type: AttributeType,
  options: O,
  stored: S,
  answer: A,
) =>
  // The compiler cannot follow `required` through the conditional below, so the result is cast here once.
  ({ ...options, type, stored, answer: options.required ? answer : options.later ? v.nullish(answer, null) : v.nullable(answer) }) as O & {
    type: AttributeType
    stored: S
    answer: AnswerSchema<O, A>
  }
