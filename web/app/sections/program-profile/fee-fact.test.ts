import { expect, test } from 'vitest'
import { en } from '../../i18n/en.ts'
import { feeFact } from './fee-fact.ts'

test('a fee leads to how it can be paid; without one nothing does', () => {
  expect(feeFact(1_480_000, en, 'How to pay')).toEqual({
    title: en.kit.facts.fee,
    value: '1,480,000 tenge',
    more: { to: '/edu-finance', text: 'How to pay' },
  })
  expect(feeFact(null, en, 'How to pay')).toBeUndefined()
})
