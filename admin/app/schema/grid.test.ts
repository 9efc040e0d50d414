import type { Attribute } from '@narkhoz/contract/attributes/attribute.ts'
import { blockRegistry } from '@narkhoz/contract/blocks/blocks.ts'
import { expect, test } from 'vitest'
import { gridOf } from './grid.ts'

const { rows, columns } = blockRegistry.table.attributes as Readonly<Record<'rows' | 'columns', Attribute>>

test('rows of cells of texts are a table, other lists are not', () => {
  expect(gridOf(rows)).toMatchObject({ cells: 'cells', text: 'text' })
  expect(gridOf(columns)).toBeUndefined()
  expect(gridOf(blockRegistry.cards.attributes.items)).toBeUndefined()
})
