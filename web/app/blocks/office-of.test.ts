import type { AnyBlockAnswer } from '@narkhoz/contract/blocks/blocks.ts'
import { expect, test } from 'vitest'
import { officeOf } from './office-of.ts'

// Only the parts of a block that are read.
const contacts = (...items: object[]) => ({ type: 'contacts', items }) as unknown as AnyBlockAnswer
const other = { type: 'text' } as unknown as AnyBlockAnswer

test('the office of a page is the first with a phone or an email', () => {
  const office = { title: 'International office', phone: '+7 (727) 377-11-20', email: null }
  expect(officeOf([other, contacts({ title: 'Map', phone: null, email: null }, office), contacts({ phone: '1' })])).toBe(office)
})

test('a page without contacts has none', () => {
  expect(officeOf([])).toBeUndefined()
  expect(officeOf([other, contacts({ title: 'Map' })])).toBeUndefined()
})
