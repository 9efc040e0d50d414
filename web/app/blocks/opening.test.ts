import type { AnyBlockAnswer } from '@narkhoz/contract/blocks/blocks.ts'
import { expect, test } from 'vitest'
import { splitOpening } from './opening.ts'

// Only the parts of a block that are read.
const block = (type: string) => ({ type }) as unknown as AnyBlockAnswer
const opened = (...types: string[]) => splitOpening(types.map(block)).opening.map(({ type }) => type)

test('a page opens with its intro, and with the numbers before it', () => {
  expect(opened('intro', 'cards', 'contacts')).toEqual(['intro'])
  expect(opened('contacts', 'intro', 'cards')).toEqual(['contacts', 'intro'])
  expect(opened('intro', 'contacts')).toEqual(['intro'])
})

test('a page without an intro has no opening, and nothing of it is lost', () => {
  expect(opened('cards', 'intro')).toEqual([])
  expect(opened('contacts')).toEqual([])
  expect(opened()).toEqual([])
  expect(splitOpening([block('contacts'), block('cards')]).rest).toHaveLength(2)
})
