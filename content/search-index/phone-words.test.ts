import { expect, test } from 'vitest'
import { phoneWords, withPlainPhones } from './phone-words.ts'

test.each(['+7 (727) 377-11-09', '8 (727) 377 11 09', '87273771109', '+77273771109', '727 377-11-09'])('%j is one number', (text) => {
  expect(withPlainPhones(text).trim()).toBe('77273771109')
})

test.each(['2026', '2025–2026', '6B04103', '1 480 000', '150', '2026-05-01', '880101300123', '35 000'])('%j is none', (text) => {
  expect(withPlainPhones(text)).toBe(text)
  expect(phoneWords(text)).toEqual([])
})

test('a number is found in full and in its local form', () => {
  expect(phoneWords('Звоните: +7 (700) 377-11-12, 9:00–18:00').map(({ text }) => text)).toEqual(['77003771112', '3771112'])
  expect(withPlainPhones('377-11-12')).toBe('3771112')
})
