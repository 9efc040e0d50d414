import { growthByEight, linear } from '@narkhoz/server-kit/testing/growth.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellsAt, formulas } from '../testing/spreadsheet-cells.ts'
import { escapeFormula } from './escape-formula.ts'
import { asCsv } from './spreadsheet.ts'

const csvOf = async (rows: string[][]) => {
  const each = async function* () {
    yield* rows
  }
  let csv = ''
  for await (const piece of asCsv({ header: ['Code', 'Text'], rows: each() })) csv += piece
  return csv.replace(/^\uFEFF/, '')
}

const separators = [',', ';', '\t', '|']

test('the reader of this test finds formulas where nothing is marked', () => {
  expect(formulas('"CODE","Ann;=cmd|\' /C calc\'!A0;"')).toEqual(["=cmd|' /C calc'!A0"])
  expect(formulas('"CODE","Ann;""=1+1"""')).toHaveLength(1)
  expect(formulas('"CODE","Ann\n=1+1"')).toHaveLength(3)
})

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '−']
const between = [
  '',
  ' ',
  '"',
  '""',
  ' "',
  '\u00a0',
  '\u200b',
  '\ufeff',
  '\u2800',
  '\u00ad',
  '\u3164',
  '\ufe0f',
  '\u0001',
  '\t',
  '\n',
  '\r\n',
]
const before = ['', 'Ann;', 'Ann,', 'Ann\t', 'Ann\n', 'Ann\r', 'Ann\r\n', 'Ann|', 'Ann\u2028', ';', ',;\t', '"', 'Ann";', 'Ann";"']

describe.each(before)('behind %j', (start) => {
  test.each(between)('and %j no sign begins a formula at any separator', async (gap) => {
    const texts = signs.flatMap((sign) => [`${start}${gap}${sign}1+cmd|' /C calc'!A0`, `${start}${gap}${sign}${sign}A1"${start}`])
    expect(formulas(await csvOf(texts.map((text) => ['CODE', text, text])))).toEqual([])
  })
})

test('no texts begin a formula at any separator', async () => {
  const sign = fc.constantFrom(...signs, ...between.filter(Boolean), ...separators, ';', 'a', '1', "'", '\r', '\u2028')
  const text = fc.oneof(
    fc.array(sign, { maxLength: 12 }).map((all) => all.join('')),
    fc.string({ unit: 'binary', maxLength: 20 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(text, { maxLength: 4 }), { maxLength: 4 }), async (rows) => {
      expect(formulas(await csvOf(rows))).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['+7 (701) 123-45-67', "'+7 (701) 123-45-67"],
  ['-5', "'-5"],
  ['Телефон: +7 (701) 123-45-67', 'Телефон: +7 (701) 123-45-67'],
  ['a-b, c = d; e@f', 'a-b, c = d; e@f'],
  ['Айгүл <a@b.kz>', 'Айгүл <a@b.kz>'],
  ['2026-09-01', '2026-09-01'],
  ['бірінші\nекінші - үшінші', 'бірінші\nекінші - үшінші'],
  ['тізім:\n- бір\n- екі', "тізім:\n'- бір\n'- екі"],
])('%j is written as %j and can be read', (text, written) => {
  expect(escapeFormula(text)).toBe(written)
})

test('a text survives parsing at the separator of the file', async () => {
  const text = 'a,b;c\td\n"e" f'
  expect(cellsAt(',', await csvOf([['CODE', text]]))).toEqual(['Code', 'Text', '', 'CODE', text, '', ''])
})

test.each(['\n', ' ', '"', ';', ' =', '=', ';=', '\u200b', "'"])('a text of %j takes time in proportion to its length', (piece) => {
  expect(growthByEight((length) => escapeFormula(piece.repeat(Math.ceil(length / piece.length))))).toBeLessThan(linear)
})
