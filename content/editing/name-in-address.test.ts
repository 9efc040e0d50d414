import { entities } from '@narkhoz/contract/entities/registry.ts'
import { expect, test } from 'vitest'
import { nameInAddress } from './name-in-address.ts'

test.each([
  ['summer-school', 'summer-school'],
  ['/summer-school', 'summer-school'],
  ['/ru/center/languages/', 'center/languages'],
  ['ru/center/languages', 'center/languages'],
  ['https://narxoz.example/en/center/languages?utm=1#top', 'center/languages'],
  ['http://localhost:3000/kz/center/languages', 'center/languages'],
  ['https://narxoz.example', 'main'],
  ['https://narxoz.example/ru/', 'main'],
  ['/', 'main'],
  ['/%zz', '%zz'],
])('%s is the page %s', (typed, path) => {
  expect(nameInAddress(entities.page, typed)).toBe(path)
})

test('an address of another kind names none, and a kind without pages has none', () => {
  expect(nameInAddress(entities.news, 'https://narxoz.example/ru/news/open-day')).toBe('open-day')
  expect(nameInAddress(entities.news, '/news/open-day')).toBe('open-day')
  expect(nameInAddress(entities.news, 'https://narxoz.example/events/open-day')).toBeUndefined()
  expect(nameInAddress(entities.partner, '/news/open-day')).toBeUndefined()
})
