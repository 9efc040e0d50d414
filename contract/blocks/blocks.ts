import * as v from 'valibot'
import type { AttributeOptions } from '../attributes/attribute.ts'
import { build } from '../attributes/build.ts'
import { accordion } from './accordion.ts'
import { type Block, type BlockAnswer, blockAnswer, type StoredBlock, storedBlock } from './block.ts'
import { call } from './call.ts'
import { cards } from './cards.ts'
import { contacts } from './contacts.ts'
import { documents } from './documents.ts'
import { facts } from './facts.ts'
import { feature } from './feature.ts'
import { gallery } from './gallery.ts'
import { intro } from './intro.ts'
import { logos } from './logos.ts'
import { numbers } from './numbers.ts'
import { quote } from './quote.ts'
import { slider } from './slider.ts'
import { steps } from './steps.ts'
import { table } from './table.ts'
import { text } from './text.ts'
import { timeline } from './timeline.ts'
import { video } from './video.ts'

/** Every block a page can be made of. */
export const blockRegistry = {
  text,
  intro,
  feature,
  slider,
  gallery,
  cards,
  numbers,
  steps,
  quote,
  facts,
  table,
  accordion,
  video,
  call,
  contacts,
  timeline,
  documents,
  logos,
} as const satisfies Record<string, Block>

/** Any block in one language. */
export type AnyBlockAnswer = { [T in keyof typeof blockRegistry]: BlockAnswer<(typeof blockRegistry)[T]> }[keyof typeof blockRegistry]

/** Any block as editors save it. */
export type AnyStoredBlock = { [T in keyof typeof blockRegistry]: StoredBlock<(typeof blockRegistry)[T]> }[keyof typeof blockRegistry]

const anyBlock = Object.values(blockRegistry) as readonly Block[]

/** A page's blocks in one language, grouped by `{slug}-blockN`. */
export const blockGroups = v.record(v.string(), v.array(v.variant('type', anyBlock.map(blockAnswer)))) as unknown as v.GenericSchema<
  Record<string, AnyBlockAnswer[]>
>

// The registry's union is too wide for the compiler to infer from the rules; the type says the same from the same declarations.
const storedBlocks = v.pipe(v.array(v.variant('type', anyBlock.map(storedBlock))), v.maxLength(60)) as unknown as v.GenericSchema<
  AnyStoredBlock[]
>

/** A page's blocks, as editors save them with the page. */
export const blocks = <const O extends AttributeOptions>(options: O = {} as O) => build('blocks', options, storedBlocks, blockGroups)
