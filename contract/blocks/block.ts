import * as v from 'valibot'
import type { AnswerOf, Attributes, StoredOf } from '../attributes/attribute.ts'
import { link } from '../attributes/media.ts'
import { answerEntries, storedEntries } from '../attributes/nested.ts'
import { richText, text } from '../attributes/text.ts'
import type { Labels } from '../locales.ts'

/** Attributes that every block has before its own: a heading, a text, a link. */
export const commonAttributes = { title: text(), desc: richText({ max: 10_000 }), link: link() } as const

/** A part of a page: the shape of its data, its name for editors, and a sample that the gallery shows. */
export type Block<T extends string = string, A extends Attributes = Attributes> = {
  type: T
  label: Labels
  /** When an editor takes this block, in one sentence. */
  use: Labels
  attributes: A & typeof commonAttributes
  sample: StoredOf<A & typeof commonAttributes>
}

/** Declares a block; heading, text and link come with it. */
export const block = <const T extends string, const A extends Attributes>(declared: {
  type: T
  label: Labels
  use: Labels
  attributes: A
  sample: StoredOf<A & typeof commonAttributes>
}): Block<T, A> => ({ ...declared, attributes: { ...commonAttributes, ...declared.attributes } })

/** Position of a block: its group `{slug}-blockN` is derived from the page's slug and `group`; hidden ones are not answered. */
const place = {
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  group: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
  position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)),
}

/** The rule for a block as editors save it. */
export const storedBlock = ({ type, attributes }: Block) =>
  v.strictObject({ ...place, hidden: v.optional(v.boolean()), type: v.literal(type), ...storedEntries(attributes) })

/** A block as editors save it. */
export type StoredBlock<B extends Block> = { id: number; group: number; position: number; hidden?: boolean; type: B['type'] } & StoredOf<
  B['attributes']
>

/** A block in one language. */
export type BlockAnswer<B extends Block> = { id: number; type: B['type']; position: number; fallback: string[] } & AnswerOf<B['attributes']>

/** The rule for a block in one language. */
export const blockAnswer = ({ type, attributes }: Block) =>
  v.object({ id: v.number(), type: v.literal(type), position: v.number(), ...answerEntries(attributes), fallback: v.array(v.string()) })
