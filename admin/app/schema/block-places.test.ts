import { expect, test } from 'vitest'
import { apart, copyBlock, insertBlock, moveBlock, removeBlock } from './block-places.ts'
import type { BlockValues } from './values.ts'

const block = (id: number, group: number, position: number): BlockValues => ({ id, group, position, type: 'text' })
const page = [block(10, 1, 2), block(20, 2, 3), block(30, 3, 7)]
const places = (blocks: readonly BlockValues[]) => blocks.map(({ id, group, position }) => [id, group, position])

test('blocks move between places, and the places stay', () => {
  expect(places(moveBlock(page, 2, 0))).toEqual([
    [30, 1, 2],
    [10, 2, 3],
    [20, 3, 7],
  ])
  expect(places(moveBlock(moveBlock(page, 0, 1), 1, 0))).toEqual(places(page))
})

test('a block cannot be moved out of the page', () => {
  expect(moveBlock(page, 0, -1)).toEqual(page)
  expect(moveBlock(page, 2, 3)).toEqual(page)
})

test('a new block gets a unique id and position, wherever it is inserted', () => {
  expect(places(insertBlock(page, 1, { type: 'quote' }))).toEqual([
    [10, 1, 2],
    [31, 2, 3],
    [20, 3, 7],
    [30, 4, 8],
  ])
  expect(places(insertBlock([], 0, { type: 'quote' }))).toEqual([[1, 1, 1]])
})

test('a copy is right after its original and independent of it', () => {
  const words = { kz: 'сөз' }
  const copied = copyBlock([{ ...block(1, 1, 1), title: words }, block(2, 2, 2)], 0)
  expect(places(copied)).toEqual([
    [1, 1, 1],
    [3, 2, 2],
    [2, 3, 3],
  ])
  expect(copied[1]?.title).toEqual(words)
  expect(copied[1]?.title).not.toBe(words)
})

test('remaining blocks keep their positions when one is removed', () => {
  expect(places(removeBlock(page, 1))).toEqual([
    [10, 1, 2],
    [30, 3, 7],
  ])
})

test('no two places share a position', () => {
  const crowded = [block(1, 1, 2), block(2, 2, 2), block(3, 3, 3), block(4, 4, 9)]
  expect(apart(crowded).map(({ position }) => position)).toEqual([2, 3, 4, 9])
})
