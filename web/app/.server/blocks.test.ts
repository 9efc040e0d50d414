import type { Logger } from 'pino'
import { expect, test, vi } from 'vitest'
import { readBlocks } from './blocks.ts'
import { Unreachable } from './content-error.ts'

const block = (id: number, type: string, position: number) => ({ id, type, position, title: null, desc: null, link: null, fallback: [] })

const listening = () => {
  const warn = vi.fn()
  return { warn, log: { warn } as unknown as Logger }
}

test('blocks of all groups are ordered by position', () => {
  const { log } = listening()
  const answer = { 'main-block2': [block(5, 'text', 3), block(6, 'call', 1)], 'main-block1': [block(7, 'text', 2)] }
  expect(readBlocks(answer, log).map(({ id }) => id)).toEqual([6, 7, 5])
})

test('a block of an unknown type is left out, and the log says which', () => {
  const { warn, log } = listening()
  expect(readBlocks({ 'main-block1': [block(1, 'hologram', 1), block(2, 'text', 2)] }, log).map(({ id }) => id)).toEqual([2])
  expect(warn).toHaveBeenCalledWith({ group: 'main-block1', id: 1, type: 'hologram' }, 'block of an unknown type left out')
})

test('a known block in another shape is no answer', () => {
  expect(() => readBlocks({ 'main-block1': [{ id: 1, type: 'text', position: 1 }] }, listening().log)).toThrow(Unreachable)
})
