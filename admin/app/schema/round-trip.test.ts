import type { Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import type { Block } from '@narkhoz/contract/blocks/block.ts'
import { blockRegistry } from '@narkhoz/contract/blocks/blocks.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { describe, expect, test } from 'vitest'
import { fromFormValues } from './from-form-values.ts'
import { toFormValues } from './to-form-values.ts'
import { blockOf, type Values } from './values.ts'

const declaredEntities = Object.entries(entities) as [string, Entity][]
const declaredBlocks = Object.entries(blockRegistry) as [string, Block][]

/** Everything that a form holds must be something: an input without a value would be one that React does not control. */
const gaps = (attributes: Attributes, values: Values, at = ''): string[] =>
  Object.entries(attributes).flatMap(([name, { type, attributes: inner = {} }]) => {
    const value = values[name]
    const path = `${at}${name}`
    if (value === undefined) return [path]
    if (type === 'group') return gaps(inner, value as Values, `${path}.`)
    if (type === 'list') return (value as Values[]).flatMap((row, row_) => gaps(inner, row, `${path}.${row_}.`))
    return []
  })

describe.each(declaredEntities)('the form of %s', (_, { attributes, sample }) => {
  test('holds a value for every attribute, whatever is stored', () => {
    expect(gaps(attributes, toFormValues(attributes, {}))).toEqual([])
    expect(gaps(attributes, toFormValues(attributes, sample as Values))).toEqual([])
  })

  test('returns its input', () => {
    expect(fromFormValues(attributes, toFormValues(attributes, sample as Values))).toEqual(sample)
  })

  test('saves nothing where nothing was filled in', () => {
    expect(fromFormValues(attributes, toFormValues(attributes, {}))).toEqual({})
  })
})

describe.each(declaredBlocks)('the form of the block %s', (type, { attributes, sample }) => {
  const page = { blocks: entities.page.attributes.blocks }
  const stored = { blocks: [{ id: 7, group: 1, position: 3, type, ...(sample as Values) }] }

  test('returns its input', () => {
    expect(blockOf(type)?.attributes).toBe(attributes)
    expect(fromFormValues(page, toFormValues(page, stored))).toEqual(stored)
  })

  test('holds a value for every attribute', () => {
    const [block] = toFormValues(page, { blocks: [{ id: 1, group: 1, position: 1, type }] }).blocks as Values[]
    expect(gaps(attributes, block ?? {})).toEqual([])
  })
})

test('blocks have visitors’ order, and hidden ones stay hidden', () => {
  const page = { blocks: entities.page.attributes.blocks }
  const block = (id: number, position: number, more = {}) => ({ id, group: id, position, type: 'text', ...more })
  const stored = { blocks: [block(3, 9, { hidden: true }), block(1, 2), block(2, 5)] }
  expect(fromFormValues(page, toFormValues(page, stored))).toEqual({ blocks: [block(1, 2), block(2, 5), block(3, 9, { hidden: true })] })
})

test('a block of an unknown type is unchanged', () => {
  const page = { blocks: entities.page.attributes.blocks }
  const stored = { blocks: [{ id: 1, group: 1, position: 1, type: 'from-tomorrow', words: { kz: 'сөз' } }] }
  expect(fromFormValues(page, toFormValues(page, stored))).toEqual(stored)
})
