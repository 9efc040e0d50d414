import type { AnyBlockAnswer } from '@narkhoz/contract/blocks/blocks.ts'
import { expect, test } from 'vitest'
import { historyBlocks } from './history-blocks.ts'

const block = (position: number, type: 'text' | 'timeline' = 'text', id = position): AnyBlockAnswer =>
  ({
    id,
    type,
    position,
    title: 'Тарих',
    desc: null,
    link: null,
    fallback: [],
    ...(type === 'timeline' && { items: null }),
  }) as AnyBlockAnswer

const six = [block(2), block(3), block(4), block(5), block(6, 'timeline'), block(7)]
const ids = (blocks: readonly AnyBlockAnswer[]) => blocks.map(({ id }) => id)

test('six numbered blocks are ordered by position, whatever order they came in', () => {
  expect(ids(historyBlocks(six.toReversed(), true))).toEqual([2, 3, 4, 5, 6, 7])
})

test('the timeline needs an entry', () => {
  expect(ids(historyBlocks(six, false))).toEqual([2, 3, 4, 5, 7])
})

test('the timeline needs its block', () => {
  expect(
    ids(
      historyBlocks(
        six.filter(({ position }) => position !== 6),
        true,
      ),
    ),
  ).toEqual([2, 3, 4, 5, 7])
})

test('of several blocks at one position the first is shown, and none outside the positions', () => {
  expect(ids(historyBlocks([block(1), block(2), block(2, 'text', 99), block(8)], true))).toEqual([2])
})
