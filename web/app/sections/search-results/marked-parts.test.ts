import { expect, test } from 'vitest'
import type { Ranges } from './found-group.ts'
import { markedParts } from './marked-parts.ts'

const marked = (text: string, ranges: Ranges) =>
  markedParts(text, ranges)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

test.each<[string, Ranges, string]>([
  ['Право и экономика', [[0, 5]], '[Право] и экономика'],
  [
    'Университет экономики и права',
    [
      [12, 21],
      [24, 29],
    ],
    'Университет [экономики] и [права]',
  ],
  ['Grants', [[0, 6]], '[Grants]'],
  ['text', [], 'text'],
  ['', [], ''],
])('%j is marked at %j', (text, ranges, expected) => {
  expect(marked(text, ranges)).toBe(expected)
})

test('marks that do not fit the text lose nothing of it', () => {
  for (const ranges of [
    [[2, 99]],
    [[-1, 2]],
    [
      [1, 3],
      [2, 4],
    ],
    [[3, 3]],
  ] as Ranges[])
    expect(
      markedParts('Нархоз', ranges)
        .map(({ text }) => text)
        .join(''),
    ).toBe('Нархоз')
})
