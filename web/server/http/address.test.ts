import { expect, test } from 'vitest'
import { readAddress } from './address.ts'

const page = (lang: string, path: string, search = '') => ({ what: 'page', lang, path, search })
const moved = (to: string) => ({ what: 'moved', to })

test.each([
  ['/', page('kz', '/')],
  ['/news?page=2', page('kz', '/news', '?page=2')],
  ['/ru', page('ru', '/ru')],
  ['/ru?x=%', page('ru', '/ru', '?x=%')],
  ['/en/school/business-school', page('en', '/en/school/business-school')],
  ['/rules', page('kz', '/rules')],
  ['/RU/x', page('kz', '/RU/x')],
  ['/KZ/x', page('kz', '/KZ/x')],
  ['/_.data', page('kz', '/_.data')],
  ['/ru.data?_routes=root', page('ru', '/ru.data', '?_routes=root')],
  ['/ru.evil', page('kz', '/ru.evil')],
  ['/kkk', page('kz', '/kkk')],
  ['/main-building', page('kz', '/main-building')],
  ['/News', page('kz', '/News')],
  ['/.well-known/security.txt', page('kz', '/.well-known/security.txt')],
  ['/ru/news/feed.xml?year=2026', page('ru', '/ru/news/feed.xml', '?year=2026')],
  ['/%D2%9B%D0%B0%D0%B7', page('kz', '/%D2%9B%D0%B0%D0%B7')],
])('%s is a page', (raw, asked) => {
  expect(readAddress(raw)).toEqual(asked)
})

test.each([
  ['/kz', '/'],
  ['/kz/', '/'],
  ['/kz/news?a=1', '/news?a=1'],
  ['/kz/ru', '/ru'],
  ['/%6bz/x', '/x'],
  ['/%72u/x', '/ru/x'],
  ['/ru/', '/ru'],
  ['/kk', '/'],
  ['/kk/news', '/news'],
  ['/main', '/'],
  ['/ru/main', '/ru'],
  ['/kz/main?a=1', '/?a=1'],
  ['/index.html', '/'],
  ['/ru/index.php', '/ru'],
  ['/en/index', '/en'],
  ['/news/', '/news'],
])('%s is found at %s', (raw, to) => {
  expect(readAddress(raw)).toEqual(moved(to))
})

test.each([
  '//..%5C/etc/passwd',
  '/%',
  '/%zz',
  '/%ff',
  '//evil.example',
  '/kz//evil.example',
  '/kz/%2Fevil.example',
  '/x/..;/y',
  '/..',
  '/%2e%2e/x',
  '/a%2Fb',
  '/a%5Cb',
  '/a%00',
  '/a%2525',
  '/dist/../package.json',
  'http://evil.example/',
  '*',
  '',
  '/a#b',
  '/a?b#c',
  '/healthz?a#b',
  '/media/a#b',
  `/${'a'.repeat(3000)}`,
  `/search?query=${'a'.repeat(9000)}`,
])('%s is nothing', (raw) => {
  expect(readAddress(raw)).toEqual({ what: 'nothing', lang: 'kz' })
})

test('a wrong address behind a language is nothing in that language', () => {
  expect(readAddress('/ru/%')).toEqual({ what: 'nothing', lang: 'ru' })
})

test('files and health have no language', () => {
  expect(readAddress('/dist/style-abc.css?v=1')).toEqual({ what: 'asset', path: '/dist/style-abc.css' })
  expect(readAddress('/healthz')).toEqual({ what: 'health' })
})
