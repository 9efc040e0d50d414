import { describe, expect, test } from 'vitest'
import { type Click, inAppTarget, isPlain, leadsBack } from './in-app-link.ts'

const site = 'https://site.example'
const link = (href: string, more = {}) => ({ href, target: '', isDownload: false, ...more })
const place = (pathname: string, search = '', hash = '') => ({ pathname, search, hash })

describe('in place', () => {
  test.each([
    ['/', '/news', place('/news')],
    ['/news', '/', place('/')],
    ['/news', '/news?page=2#list', place('/news', '?page=2', '#list')],
    ['/news?page=2', '#list', place('/news', '?page=2', '#list')],
    ['/', '/rules', place('/rules')],
    ['/ru', '/ru/news', place('/news')],
    ['/ru/news', '/ru', place('/')],
    ['/en/a', '/en?x=1', place('/', '?x=1')],
    ['/news?page=2', '/news?page=2', place('/news', '?page=2')],
  ])('on %s the link %s', (here, href, expected) => {
    expect(inAppTarget(link(href), site + here)).toEqual(expected)
    expect(inAppTarget(link(new URL(href, site + here).href, { target: '_self' }), site + here)).toEqual(expected)
  })
})

describe('left to the browser', () => {
  test.each([
    ['/', 'https://other.example/news'],
    ['/', 'http://site.example/news'],
    ['/', 'mailto:a@site.example'],
    ['/', 'tel:+77270000000'],
    ['/', '/ru'],
    ['/', '/en/news'],
    ['/ru', '/'],
    ['/ru/news', '/en/news'],
    ['/', '/media/0123456789abcdef0123456789abcdef.pdf'],
    ['/', '/files/rules'],
    ['/', '/sitemap.xml'],
    ['/', '/kz/news'],
    ['/', '/kz'],
    ['/', '/news/'],
    ['/', '#'],
    ['/news', '/news#'],
  ])('on %s the link %s', (here, href) => {
    expect(inAppTarget(link(href), site + here)).toBeUndefined()
  })

  test('a download and another window', () => {
    expect(inAppTarget(link('/news', { isDownload: true }), `${site}/`)).toBeUndefined()
    expect(inAppTarget(link('/news', { target: '_blank' }), `${site}/`)).toBeUndefined()
  })
})

test.each([
  ['/news?page=2', '/news?page=2', true],
  ['/news#list', '/news', true],
  ['/news', '/news#list', false],
  ['/news', '/news?page=2', false],
  ['/ru/news', '/news', false],
])('on %s the link %s leads back: %s', (here, href, expected) => {
  expect(leadsBack(link(href), site + here)).toBe(expected)
})

test('a click with a modifier, another button or its own handler is not plain', () => {
  const click: Click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false }
  expect(isPlain(click)).toBe(true)
  for (const more of [
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])
    expect(isPlain({ ...click, ...more })).toBe(false)
})
