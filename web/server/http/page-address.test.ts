import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

const routes = new Set(['root', 'pages/home', 'pages/static'])
const addressOf = (path: string, search: string) => pageAddress('kz', path, search, routes).address

test.each([
  ['/news-catalog', '?month=5&page=2&utm_source=x&year=2026', '/news-catalog?page=2&year=2026&month=5'],
  ['/ru/news-catalog', '?page=2', '/ru/news-catalog?page=2'],
  ['/news-catalog', '?page=2&page=3', '/news-catalog?page=2'],
  ['/news-catalog', '?page=&search=%20%20', '/news-catalog'],
  ['/news-catalog', '?school=%00&search=%00a', '/news-catalog?search=a'],
  ['/news-catalog', '?page[]=2&page%00=2', '/news-catalog'],
  ['/search', '?query=%D2%9B%D0%B0%D1%80%D0%B6%D1%8B', '/search?query=%D2%9B%D0%B0%D1%80%D0%B6%D1%8B'],
  ['/search', '?query=a+b', '/search?query=a+b'],
  ['/search', '?query=a%20b', '/search?query=a+b'],
  ['/mission-and-values', '?page=2', '/mission-and-values'],
  ['/', '?utm_source=x', '/'],
  ['/service-center', '?modal=meeting&x=1', '/service-center?modal=meeting'],
  ['/no/such/page', '?a=1', '/no/such/page'],
  ['/', '?%', '/'],
])('%s%s is the same page as %s', (path, search, address) => {
  expect(addressOf(path, search)).toBe(address)
})

test.each([
  ['/_.data', '', '/_.data'],
  ['/ru.data', '?_routes=root', '/ru.data?_routes=root'],
  ['/news-catalog.data', '?page=2&_routes=pages%2Fstatic%2Croot&utm=1', '/news-catalog.data?page=2&_routes=pages%2Fstatic%2Croot'],
  ['/news-catalog.data', '?_routes=root,made-up,root', '/news-catalog.data?_routes=root'],
  ['/news-catalog', '?_routes=root', '/news-catalog'],
])('the router’s own %s%s is %s', (path, search, address) => {
  expect(addressOf(path, search)).toBe(address)
})

test('what search engines must not show is known by its declaration', () => {
  const isHidden = (path: string) => pageAddress('en', path, '', routes).isHidden
  expect(['/en/search', '/en/devSitemap', '/en/404', '/en/news.data', '/en.data'].map(isHidden)).not.toContain(false)
  expect(['/en', '/en/news', '/en/mission-and-values'].map(isHidden)).not.toContain(true)
})

test('an unbounded address is distinguished from an existing one', () => {
  const isUnbounded = (path: string, search: string) => pageAddress('kz', path, search, routes).isUnbounded
  expect(isUnbounded('/news-catalog', '?page=7')).toBe(true)
  expect(isUnbounded('/news-catalog', '?x=7')).toBe(false)
})
