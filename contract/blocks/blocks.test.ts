import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Attributes } from '../attributes/attribute.ts'
import { locales } from '../locales.ts'
import { type Block, commonAttributes, storedBlock } from './block.ts'
import { blockRegistry } from './blocks.ts'

const declared: [string, Block][] = Object.entries(blockRegistry)

const every = (attributes: Attributes): [string, Attributes[string]][] =>
  Object.entries(attributes).flatMap(([name, attribute]) => [[name, attribute] as const, ...every(attribute.attributes ?? {})])

const localizedTexts = (value: unknown): object[] => {
  if (Array.isArray(value)) return value.flatMap(localizedTexts)
  if (typeof value !== 'object' || value === null) return []
  return 'kz' in value ? [value] : Object.values(value).flatMap(localizedTexts)
}

test('there is a block for every part of a page that editors write', () => {
  expect(declared.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'text',
      'intro',
      'feature',
      'slider',
      'gallery',
      'cards',
      'numbers',
      'steps',
      'quote',
      'facts',
      'table',
      'accordion',
      'video',
      'call',
      'contacts',
      'timeline',
      'documents',
      'logos',
    ]),
  )
})

for (const [name, block] of declared) {
  test(`${name}: is registered under its type and carries the common attributes`, () => {
    expect(block.type).toBe(name)
    expect(Object.keys(block.attributes)).toEqual(expect.arrayContaining(Object.keys(commonAttributes)))
  })

  test(`${name}: its sample can be saved`, () => {
    const saved = { id: 1, group: 1, position: 1, type: name, ...block.sample }
    expect(v.safeParse(storedBlock(block), saved).issues).toBeUndefined()
  })

  test(`${name}: its sample has every own attribute, in three languages`, () => {
    const own = Object.keys(block.attributes).filter((attribute) => !(attribute in commonAttributes))
    expect(Object.keys(block.sample)).toEqual(expect.arrayContaining(own))
    for (const words of localizedTexts([block.sample, block.label, block.use]))
      expect(Object.keys(words).sort()).toEqual([...locales].sort())
  })

  test(`${name}: rich texts are distinguished from plain ones by name`, () => {
    for (const [attribute, { type }] of every(block.attributes)) {
      if (type === 'richText') expect(['desc', 'text', 'transcript']).toContain(attribute)
      if (type === 'text' || type === 'plain') expect(['desc', 'text', 'transcript']).not.toContain(attribute)
    }
  })
}
