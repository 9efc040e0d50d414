import fc, { type Arbitrary } from 'fast-check'
import type * as v from 'valibot'
import { hostileText, hostileValue } from './hostile.ts'

/** The inner properties of a Valibot schema that define its values. */
type Inside = {
  type: string
  wrapped?: Inside
  entries?: Readonly<Record<string, Inside>>
  item?: Inside
  items?: readonly Inside[]
  value?: Inside
  options?: readonly unknown[]
  literal?: unknown
  requirement?: unknown
  pipe?: readonly Inside[]
}

const actionsOf = ({ pipe = [] }: Inside) => new Map(pipe.slice(1).map((action) => [action.type, action.requirement]))

const numbered = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

/** A text that fits a pattern; some patterns nothing can be made from, and those are met by what people write. */
const matching = (pattern: RegExp): Arbitrary<string> | undefined => {
  try {
    return fc.stringMatching(pattern)
  } catch {
    return undefined
  }
}

const textLike = (inside: Inside): Arbitrary<string> => {
  const actions = actionsOf(inside)
  const [least, most] = [numbered(actions.get('min_length'), 0), numbered(actions.get('max_length'), 60)]
  const pattern = actions.get('regex')
  if (actions.has('email')) return fc.emailAddress()
  if (actions.has('iso_timestamp'))
    return fc.date({ noInvalidDate: true, min: new Date('1900-01-02'), max: new Date('2199-12-30') }).map((date) => date.toISOString())
  const fitting = pattern instanceof RegExp ? matching(pattern) : undefined
  const words = fc.string({ unit: 'grapheme', minLength: Math.min(least, 200), maxLength: Math.max(least, Math.min(most, 80)) })
  return fitting ? fc.oneof(fitting, words) : words
}

const numberLike = (inside: Inside): Arbitrary<number> => {
  const actions = actionsOf(inside)
  const [min, max] = [numbered(actions.get('min_value'), -1000), numbered(actions.get('max_value'), 100_000)]
  return actions.has('integer') ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) }) : fc.double({ min, max, noNaN: true })
}

const objectLike = (entries: Readonly<Record<string, Inside>>, depth: number): Arbitrary<unknown> => {
  const names = Object.keys(entries)
  const optional = names.filter((name) => ['optional', 'nullish', 'exact_optional'].includes(entries[name]?.type ?? ''))
  const parts = Object.fromEntries(names.map((name) => [name, likeInside(entries[name] as Inside, depth + 1)]))
  return fc.record(parts, { requiredKeys: names.filter((name) => !optional.includes(name)), noNullPrototype: true })
}

const fittingInside = (inside: Inside, depth: number): Arbitrary<unknown> => {
  const { type, wrapped, entries, item, items, options, literal, value, pipe } = inside
  const [first] = pipe ?? []
  if (first && first.type !== type) return likeInside(first, depth)
  if (wrapped)
    return fc.oneof({ weight: 3, arbitrary: likeInside(wrapped, depth) }, { weight: 1, arbitrary: fc.constantFrom(undefined, null) })
  if (type === 'string') return textLike(inside)
  if (type === 'number') return numberLike(inside)
  if (type === 'boolean') return fc.boolean()
  if (type === 'literal') return fc.constant(literal)
  if (type === 'picklist' || type === 'enum') return fc.constantFrom(...(options ?? [null]))
  if (type === 'union' || type === 'variant')
    return fc.oneof(...((options ?? []) as readonly Inside[]).map((option) => likeInside(option, depth)))
  if (entries) return objectLike(entries, depth)
  if (type === 'array' && item) return fc.array(likeInside(item, depth + 1), { maxLength: depth > 2 ? 2 : 4 })
  if (items) return fc.tuple(...items.map((one) => likeInside(one, depth + 1)))
  if (type === 'record' && value) return fc.dictionary(hostileText, likeInside(value, depth + 1), { maxKeys: 3, noNullPrototype: true })
  return hostileValue
}

const likeInside = (inside: Inside, depth: number): Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: fittingInside(inside, depth) }, { weight: 1, arbitrary: hostileValue })

/**
 * Generates values that a schema accepts, or nearly. The inside of a schema is not part of its type, so it is inspected at runtime.
 */
export const like = (schema: v.GenericSchema): Arbitrary<unknown> => likeInside(schema as unknown as Inside, 0)
