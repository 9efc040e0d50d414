import { expect, test } from 'vitest'
import { canvas } from '../hand/canvas.ts'
import { channels } from '../hand/colour.ts'
import { dice } from '../hand/dice.ts'
import { paletteNames, palettes } from '../hand/palettes.ts'
import { picture } from '../picture.ts'
import { sitter } from './sitter.ts'

const ages = ['young', 'middle', 'mature', 'senior'] as const

test.each(paletteNames)('in the colours of %s lips and skin are warm', (name) => {
  const who = sitter(canvas({ name: 'p', r: dice('a'), place: 1, w: 800, h: 1000, c: palettes[name] }), 'staff', 'woman')
  for (const colour of [who.skin, who.dim, who.lips]) {
    const [red = 0, green = 0, blue = 0] = channels(colour)
    expect(red - blue, colour).toBeGreaterThan(25)
    expect(red, colour).toBeGreaterThan(green)
  }
})

test('the same person looks different at every age', () => {
  const drawn = ages.map((age) => picture({ kind: 'portrait', seed: 'employee-1', scene: 'staff', palette: 'dawn', figure: 'man', age }))
  expect(new Set(drawn).size).toBe(ages.length)
})

test('no letters are drawn, whatever the text', () => {
  const plain = picture({ kind: 'portrait', seed: 'employee-1' })
  const marked = picture({ kind: 'portrait', seed: 'employee-1', text: 'ДӘ' })
  const bare = (svg: string) => svg.replaceAll(/p[0-9a-z]+-\d+/g, 'id')
  expect(bare(marked)).toBe(bare(plain))
})
