import { expect, test } from 'vitest'
import { isCode, spelledCode } from './receipt-code.ts'

test.each(['RG5D-8JFF', 'rg5d-8jff', 'RG5D8JFF', ' rg5d 8jff ', '№RG5D–8JFF', 'RG5D_8JFF'])('%s is spelled RG5D-8JFF', (typed) => {
  expect(isCode(typed)).toBe(true)
  expect(spelledCode(typed)).toBe('RG5D-8JFF')
})

test.each(['', 'RG5D', 'RG5D-8JFFX', 'RG5D-8JF0', 'абвг-деёж'])('%s is no code', (typed) => {
  expect(isCode(typed)).toBe(false)
})
