import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { expect, test } from 'vitest'
import { type Clash, clashesOf, merged, type Side, usualSide } from './merge.ts'
import type { Values } from './values.ts'

const { attributes } = entities.news as Entity

const title = (kz: string, ru?: string) => ({ title: { kz, ...(ru && { ru }) } })
const text = (id: number, kz: string, position = id) => ({ id, group: id, position, type: 'text', title: { kz } })

const settle = (base: Values, mine: Values, theirs: Values, choose: (clash: Clash) => Side = usualSide) => {
  const clashes = clashesOf(attributes, { base, mine, theirs })
  return {
    clashes,
    result: merged(
      attributes,
      theirs,
      clashes.map((clash) => ({ clash, side: choose(clash) })),
    ),
  }
}

test('two languages of one text, changed by two people, both stay', () => {
  const { clashes, result } = settle(title('а', 'б'), title('а', 'менікі'), title('олардікі', 'б'))
  expect(clashes.map(({ path, changed }) => [path.join('.'), changed])).toEqual([
    ['title.kz', 'theirs'],
    ['title.ru', 'mine'],
  ])
  expect(result).toEqual(title('олардікі', 'менікі'))
})

test('of a text that both changed, the chosen one stays', () => {
  const [base, mine, theirs] = [title('а'), title('менікі'), title('олардікі')]
  expect(settle(base, mine, theirs).clashes.map(({ changed }) => changed)).toEqual(['both'])
  expect(settle(base, mine, theirs, () => 'mine').result).toEqual(mine)
  expect(settle(base, mine, theirs, () => 'theirs').result).toEqual(theirs)
})

test('what one person took away is gone, what another wrote is there', () => {
  const { result } = settle({ ...title('а'), lead: { kz: 'лид' } }, title('а'), { ...title('а', 'р'), lead: { kz: 'лид' } })
  expect(result).toEqual(title('а', 'р'))
})

test('changes in different blocks both stay, also when one of the blocks was moved', () => {
  const base = { blocks: [text(1, 'бір'), text(2, 'екі')] }
  const mine = { blocks: [text(2, 'екі', 1), text(1, 'бір (менікі)', 2)] }
  const theirs = { blocks: [text(1, 'бір'), text(2, 'екі (олардікі)')] }
  const { result } = settle(base, mine, theirs)
  expect((result.blocks as Values[]).map(({ id, position, title: own }) => [id, position, own])).toEqual([
    [2, 1, { kz: 'екі (олардікі)' }],
    [1, 2, { kz: 'бір (менікі)' }],
  ])
})

test('both people’s new blocks stay, although both got the next free number', () => {
  const base = { blocks: [text(1, 'бір')] }
  const { result } = settle(base, { blocks: [text(1, 'бір'), text(2, 'менікі')] }, { blocks: [text(1, 'бір'), text(2, 'олардікі')] })
  const blocks = result.blocks as { id: number; position: number; title: { kz: string } }[]
  expect(blocks.map((block) => block.title.kz).sort()).toEqual(['бір', 'менікі', 'олардікі'])
  expect(new Set(blocks.map(({ id }) => id)).size).toBe(3)
  expect(new Set(blocks.map(({ position }) => position)).size).toBe(3)
})

test('a block that one person took out and the other left alone is gone', () => {
  const base = { blocks: [text(1, 'бір'), text(2, 'екі')] }
  const { result } = settle(base, { blocks: [text(1, 'бір')] }, { ...base, ...title('жаңа') })
  expect((result.blocks as { id: number }[]).map(({ id }) => id)).toEqual([1])
  expect(result).toMatchObject(title('жаңа'))
})

test('nothing clashes where both have the same', () => {
  for (const { sample } of Object.values(entities) as Entity[])
    expect(clashesOf(attributes, { base: {}, mine: sample as Values, theirs: structuredClone(sample) as Values })).toEqual([])
})

test.each(Object.entries(entities) as [string, Entity][])(
  'all of an entry of %s can be taken from either side',
  (_, { attributes: own, sample }) => {
    const full = sample as Values
    const clashes = clashesOf(own, { base: {}, mine: full, theirs: {} })
    const take = (side: Side) =>
      merged(
        own,
        {},
        clashes.map((clash) => ({ clash, side })),
      )
    expect(take('mine')).toEqual(full)
    expect(take('theirs')).toEqual({})
  },
)
