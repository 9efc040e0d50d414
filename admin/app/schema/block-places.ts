import type { BlockValues } from './values.ts'

type Place = Pick<BlockValues, 'group' | 'position'>

/** How many blocks a page takes. */
export const mostBlocks = 60

const highest = (blocks: readonly BlockValues[], of: 'id' | 'group' | 'position') => Math.max(0, ...blocks.map((block) => block[of]))

/** Positions stay and blocks move between them: pages of the site may refer to one by group or position. */
export const settle = (blocks: readonly BlockValues[], places: readonly Place[]): BlockValues[] =>
  blocks.map((block, at) => ({ ...block, ...places[at] }))

/** The places that blocks have, in the order visitors see them. */
export const placesOf = (blocks: readonly BlockValues[]): Place[] =>
  blocks
    .map(({ group, position }) => ({ group, position }))
    .toSorted((one, other) => one.position - other.position || one.group - other.group)

/** Makes positions unique: blocks of one position would have an arbitrary order. */
export const apart = (places: readonly Place[]): Place[] => {
  let [group, position] = [0, -1]
  return places.map((place) => {
    position = Math.max(place.position, position + 1)
    group = place.position === position ? place.group : group + 1
    return { group, position }
  })
}

/** The blocks with one moved; everything between its old and new place moves on by one. */
export const moveBlock = (blocks: readonly BlockValues[], from: number, to: number): BlockValues[] => {
  const moved = [...blocks]
  const [block] = moved.splice(from, 1)
  if (!block || to < 0 || to > moved.length) return [...blocks]
  moved.splice(to, 0, block)
  return settle(moved, placesOf(blocks))
}

/** Inserts a block, which gets a unique id and position; its values have neither. */
export const insertBlock = (blocks: readonly BlockValues[], at: number, values: { type: string }): BlockValues[] => {
  const place = { group: highest(blocks, 'group') + 1, position: highest(blocks, 'position') + 1 }
  const added: BlockValues = { ...values, id: highest(blocks, 'id') + 1, ...place }
  return settle(blocks.toSpliced(at, 0, added), [...placesOf(blocks), place])
}

/** The blocks with a copy of one right after it. */
export const copyBlock = (blocks: readonly BlockValues[], at: number): BlockValues[] => {
  const block = blocks[at]
  return block ? insertBlock(blocks, at + 1, structuredClone(block)) : [...blocks]
}

/** Removes a block; the others keep their positions. */
export const removeBlock = (blocks: readonly BlockValues[], at: number): BlockValues[] => blocks.toSpliced(at, 1)
