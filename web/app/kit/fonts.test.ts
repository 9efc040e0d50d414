import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'

test('a family has one file: for a missing one, browsers request a system fallback for every size and weight', () => {
  const families: string[] = []
  postcss.parse(readFileSync(join(import.meta.dirname, 'base.css'))).walkAtRules('font-face', (face) => {
    const told = new Map(face.nodes?.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value]] : [])))
    if (told.get('src')?.includes('url(')) families.push(told.get('font-family') ?? '')
  })
  expect(families.length).toBeGreaterThan(1)
  expect(new Set(families).size).toBe(families.length)
})
