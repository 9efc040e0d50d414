import { expect, test } from 'vitest'
import { comeAgain } from '../../app/.server/come-again.ts'
import type { Told } from '../../app/forms/told.ts'
import { statusOf, waitAfter } from './posts.ts'

const given = { code: 'A', contact: 'a@b.kz' }
const failed = { form: 'consultation', is: 'failed', values: {} } as const
const after = (told: Told) => [statusOf(told), waitAfter(told, statusOf(told))]

test('whoever is turned away is told when to come again: as the service says, else as the guard counts', () => {
  expect(after({ standing: { ...given, is: 'too_many', comeAgain: '3' } })).toEqual([429, { 'Retry-After': '3' }])
  expect(after({ standing: { ...given, is: 'too_many' } })).toEqual([429, { 'Retry-After': comeAgain.tooMany }])
  expect(after({ outcome: { ...failed, failure: 'too_many' } })).toEqual([429, { 'Retry-After': comeAgain.tooMany }])
  expect(after({ outcome: { ...failed, failure: 'unreachable' } })).toEqual([503, { 'Retry-After': comeAgain.unreachable }])
})

test('whoever has to work first comes when it is done', () => {
  expect(after({ outcome: { ...failed, failure: 'too_many', puzzle: { text: 'x', bits: 1 } } })).toEqual([429, {}])
})
