import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colours } from '@narkhoz/contract/brand.ts'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { brandColours } from './brand-colours.ts'

const written = (css: string) => postcss([brandColours()]).process(css, { from: undefined }).css

test('brand colours are declared in one file', () => {
  expect(written('.a { color: brand(crimson); }')).toBe(`.a { color: ${colours.crimson}; }`)
  expect(() => written('.a { color: brand(mauve); }')).toThrow('"mauve"')
})

test('what differs between schemes is written once and sent for each of them', () => {
  const rules = postcss.parse(
    written(':root { --bg: light-dark(#fff, brand(night)); --edge: 1px light-dark(rgb(1 2 3 / 4%), #222); }'),
  ).nodes
  expect(rules.map(String)).toEqual([
    ':root { --bg: #fff; --edge: 1px rgb(1 2 3 / 4%); }',
    `:root[data-scheme='dark'] { color-scheme: dark; --bg: ${colours.night}; --edge: 1px #222; }`,
    `@media (prefers-color-scheme: dark) {\n :root:not([data-scheme], [data-vision]) { color-scheme: dark; --bg: ${colours.night}; --edge: 1px #222; } }`,
  ])
})

test('a rule that is no list of tokens takes no schemes', () => {
  expect(() => written('.a { color: light-dark(#fff, #000); }')).toThrow(':root')
})

test('the plan of the way to us marks places in the colours of the brand', () => {
  const plan = readFileSync(join(import.meta.dirname, 'app/pages/contacts/plan.svg'), 'utf8')
  // What is marked: our building, our pin, north.
  for (const colour of [colours.crimson, colours.crimsonDeep]) expect(plan).toContain(`fill="${colour}"`)
})

test.each(['app/kit/pictures/icon.svg', '../admin/app/shell/icon.svg'])('%s has the colours of the brand', (path) => {
  const drawn = readFileSync(join(import.meta.dirname, path), 'utf8').match(/#[0-9a-f]{6}\b/gi) ?? []
  const known: readonly string[] = Object.values(colours)
  expect(drawn.length).toBeGreaterThan(0)
  expect(drawn.filter((colour) => !known.includes(colour.toLowerCase()))).toEqual([])
})
