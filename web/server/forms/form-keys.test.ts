import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hiddenFields } from '../../app/forms/outcome.ts'
import { createFormKeys, type KeyInput } from './form-keys.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T10:59:58Z') }))
afterEach(() => void vi.useRealTimers())

const sent = (texts: Record<string, string>, more: Partial<KeyInput> = {}): KeyInput => ({
  form: 'vacancy',
  path: '/vacancies',
  address: '192.0.2.1',
  submission: { texts: new Map(Object.entries(texts)), files: new Map() },
  ...more,
})

test('a valid key of a script is used, an invalid one is not', () => {
  const keyOf = createFormKeys()
  expect(keyOf(sent({ [hiddenFields.key]: 'a-key-of-its-own' }))).toBe('a-key-of-its-own')
  expect(keyOf(sent({ [hiddenFields.key]: 'with spaces' }))).toMatch(/^[\w-]{43}$/)
})

test('without one the same words from the same place are the same form, and anything else is another', () => {
  const keyOf = createFormKeys()
  const key = keyOf(sent({ fio: 'A' }))
  expect(keyOf(sent({ fio: 'A' }))).toBe(key)
  expect(createFormKeys()(sent({ fio: 'A' }))).toBe(key)
  const others = [sent({ fio: 'B' }), sent({ fio: 'A' }, { address: '192.0.2.2' }), sent({ fio: 'A' }, { path: '/' })]
  expect(new Set([key, ...others.map(keyOf)]).size).toBe(4)
})

test('a form without contacts never matches another visitor’s, even with an explicit key', () => {
  const keyOf = createFormKeys()
  const service = (texts: Record<string, string> = {}) =>
    keyOf(sent({ direction: 'A', service: 'B', ...texts }, { form: 'service', path: '/' }))
  expect(new Set([service(), service(), createFormKeys()(sent({ direction: 'A' }, { form: 'service' }))]).size).toBe(3)
  expect(service()).toMatch(/^[\w.:-]{8,100}$/)
  const own = { [hiddenFields.key]: 'a-key-of-its-own' }
  expect([service(own), service(own)]).toEqual(['a-key-of-its-own', 'a-key-of-its-own'])
})

test('the next hour, and a clock that jumps an hour forward and back, make it no other form', () => {
  const keyOf = createFormKeys()
  const key = keyOf(sent({ fio: 'A' }))
  for (const jump of [3000, 3_600_000, -7_200_000]) {
    vi.setSystemTime(Date.now() + jump)
    expect(keyOf(sent({ fio: 'A' }))).toBe(key)
  }
})
