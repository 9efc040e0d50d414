import { expect, test } from 'vitest'
import { isFree } from './licences.ts'

test.each(['MIT', 'Apache-2.0', '(MIT OR GPL-3.0)', '(MIT AND Zlib)', 'BSD-3-Clause', 'OFL-1.1'])('%s is free', (expression) => {
  expect(isFree(expression)).toBe(true)
})

test.each(['GPL-3.0', 'MIT AND SSPL-1.0', 'UNLICENSED', 'SEE LICENSE IN LICENSE', 'none named', 'GPL-3.0 AND (MIT OR ISC)'])(
  '%s is not',
  (expression) => {
    expect(isFree(expression)).toBe(false)
  },
)

test('the LGPL is accepted for libvips only', () => {
  expect(isFree('Apache-2.0 AND LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64')).toBe(true)
  expect(isFree('LGPL-3.0-or-later', 'other')).toBe(false)
})
