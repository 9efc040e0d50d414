import { expect, test } from 'vitest'
import { browserLanguage } from './browser-language.ts'

test.each([
  [['ru-RU', 'ru', 'en'], 'ru'],
  [['kk-KZ', 'ru'], 'kz'],
  [['kk'], 'kz'],
  [['en-GB'], 'en'],
  [['de-DE', 'EN-us', 'ru'], 'en'],
  [['de', 'fr'], 'kz'],
  [[], 'kz'],
] as const)('a browser that speaks %j begins in %s', (tags, lang) => {
  expect(browserLanguage(tags)).toBe(lang)
})
