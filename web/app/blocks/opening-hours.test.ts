import type { AnyBlockAnswer } from '@narkhoz/contract/blocks/blocks.ts'
import { expect, test } from 'vitest'
import { openingHoursOf } from './opening-hours.ts'

// Only the parts of a block that are read.
const contacts = (...items: object[]) => ({ type: 'contacts', items }) as unknown as AnyBlockAnswer

const office = { hours: 'Monday–Friday, 10:00–19:00', email: 'support@narxoz.example', address: null }
const line = { hours: 'Around the clock', phone: '150', email: null, address: null }

test('the hours of a page are those of the first office, not of a line that is only rung', () => {
  const hours = [{ days: [1, 2, 3, 4, 5], opens: '10:00', closes: '19:00' }]
  expect(openingHoursOf([contacts(line), contacts(office)])).toEqual(hours)
  expect(openingHoursOf([contacts(line, office)])).toEqual(hours)
  expect(openingHoursOf([contacts(line)])).toBeUndefined()
})
