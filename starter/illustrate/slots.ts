import type { Attribute, Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import type { Block } from '@narkhoz/contract/blocks/block.ts'
import { blockRegistry } from '@narkhoz/contract/blocks/blocks.ts'
import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import { entityOf } from '@narkhoz/contract/entities/entity-of.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'

/** Names and places that lead from an entry's attributes to a value inside them. */
export type Path = readonly (string | number)[]

/** A block as drafts hold it. */
export type DraftBlock = Readonly<UnknownRecord> & { id: number; type: string }

/** A place for a picture that has none yet. */
export type Slot = {
  entry: Draft
  path: Path
  name: string
  attribute: Attribute
  /** The sibling values of the picture. */
  beside: Readonly<UnknownRecord>
  /** The block around it, if any. */
  block?: DraftBlock
}

type Around = Pick<Slot, 'entry' | 'path' | 'beside' | 'block'>

const blocks: Readonly<Record<string, Block>> = blockRegistry

/** How many pictures a row of them gets that has none. */
const rowLength = 5

const isRowOfPictures = ({ attributes = {} }: Attribute) =>
  Object.values(attributes).some(({ type }) => type === 'picture') &&
  Object.values(attributes).every(({ type, required }) => type === 'picture' || !required)

const rowsOf = (attribute: Attribute, value: unknown): readonly Readonly<UnknownRecord>[] => {
  const rows = (value ?? []) as readonly Readonly<UnknownRecord>[]
  const wanting =
    rows.length === 0 && Object.values(attribute.attributes ?? {}).some(({ type, required }) => type === 'picture' && required)
  return wanting && isRowOfPictures(attribute) ? Array.from({ length: rowLength }, () => ({})) : rows
}

const inside = (name: string, attribute: Attribute, around: Around): Slot[] => {
  const value = around.beside[name]
  const path = [...around.path, name]
  const deeper = (attributes: Attributes, beside: Readonly<UnknownRecord>, ...way: Path) =>
    slotsIn(attributes, { ...around, beside, path: [...path, ...way] })
  if (attribute.type === 'picture') return value ? [] : [{ ...around, path, name, attribute }]
  if (attribute.type === 'group') return deeper(attribute.attributes ?? {}, (value ?? {}) as Readonly<UnknownRecord>)
  if (attribute.type === 'list') return rowsOf(attribute, value).flatMap((row, at) => deeper(attribute.attributes ?? {}, row, at))
  if (attribute.type === 'blocks')
    return ((value ?? []) as readonly DraftBlock[]).flatMap((block, at) =>
      slotsIn(blocks[block.type]?.attributes ?? {}, { ...around, beside: block, block, path: [...path, at] }),
    )
  return []
}

const slotsIn = (attributes: Attributes, around: Around): Slot[] =>
  Object.entries(attributes).flatMap(([name, attribute]) => inside(name, attribute, around))

/** Every declared but empty picture of an entry, at any depth. */
export const slotsOf = (entry: Draft): Slot[] => slotsIn(entityOf(entry.kind).attributes, { entry, path: [], beside: entry.attributes })
