import { expect, test } from 'vitest'
import { builtInFound } from './built-in-search.ts'

test.each([
  ['kz', 'эдвайзер', '/advisors'],
  ['ru', 'Офис регистратора', '/office-registrar'],
  ['ru', 'эдвайзеры', '/advisors'],
  ['en', 'impact ranking', '/impact-ranking'],
] as const)('in %s %j leads to %s', (lang, query, address) => {
  expect(builtInFound(query, lang).map(({ to }) => to)).toContain(address)
})

test.each(['', '%', 'экономика', 'регистратор экономики'])('%j leads to none of them', (query) => {
  expect(builtInFound(query, 'ru')).toEqual([])
})
