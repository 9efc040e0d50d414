import * as v from 'valibot'
import type { AttributeOptions } from './attribute.ts'
import { build } from './build.ts'

type ReferenceOptions = AttributeOptions & { among?: Readonly<Record<string, string>> }

/** How another entry is named inside an answer. */
export const referenceAnswer = v.object({ id: v.number(), slug: v.nullable(v.string()), title: v.string() })

const id = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Names one entry of another kind by its id. */
export const reference = <const O extends ReferenceOptions>(to: string, options: O = {} as O) => ({
  ...build('reference', options, id, referenceAnswer),
  to,
})

/** Names several entries of another kind by their ids, in order. */
export const references = <const O extends ReferenceOptions>(to: string, options: O = {} as O) => ({
  ...build('references', options, v.pipe(v.array(id), v.maxLength(100)), v.array(referenceAnswer)),
  to,
})
