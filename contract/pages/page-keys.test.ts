import { expect, test } from 'vitest'
import { doctoral } from './doctoral.ts'
import { newsCatalog } from './news-catalog.ts'
import { laterPage, pageKeysOf } from './page-keys.ts'
import { pages } from './registry.ts'

test('keys of pages follow from the calls, and from a list that is narrowed by the site', () => {
  expect(pageKeysOf(newsCatalog)).toEqual(['page'])
  expect(pageKeysOf(doctoral)).toEqual(['page', 'questions', 'staff'])
})

test('every key that a call is paged by is a query key of its page', () => {
  for (const page of pages)
    for (const [, key = ''] of page.calls.join(' ').matchAll(/[?&]page=\{(\w+)\}/g)) expect(pageKeysOf(page), page.name).toContain(key)
})

test.each([
  ['2', 2],
  ['17', 17],
  ['1', undefined],
  ['0', undefined],
  ['02', undefined],
  ['-3', undefined],
  ['2.5', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is the later page %s', (value, page) => {
  expect(laterPage(value)).toBe(page)
})
