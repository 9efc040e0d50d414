import { locales } from '@narkhoz/contract/locales.ts'
import { expect, test } from 'vitest'
import { addressIn, localeOf, pathOf } from './address.ts'

test('a page has one address in each language, and the address says the language', () => {
  for (const path of ['/', '/news', '/school/business-school'])
    for (const locale of locales) {
      expect(localeOf(addressIn(locale, path))).toBe(locale)
      expect(pathOf(addressIn(locale, path))).toBe(path)
    }
  expect(locales.map((locale) => addressIn(locale, '/'))).toEqual(['/', '/ru', '/en'])
  expect(locales.map((locale) => addressIn(locale, '/?x#y'))).toEqual(['/?x#y', '/ru?x#y', '/en?x#y'])
  expect(locales.map((locale) => addressIn(locale, '/news'))).toEqual(['/news', '/ru/news', '/en/news'])
})

test('a name that only begins like a language is no language', () => {
  expect([localeOf('/rules'), pathOf('/rules'), localeOf('/english/x'), pathOf('/english/x')]).toEqual(['kz', '/rules', 'kz', '/english/x'])
})
