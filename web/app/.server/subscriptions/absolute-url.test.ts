import { expect, test } from 'vitest'
import { absoluteUrl } from './absolute-url.ts'

test.each([
  ['/news/open-day', 'https://site.example/ru/news/open-day'],
  ['/', 'https://site.example/ru'],
  ['/қазақша?a=1', 'https://site.example/ru/%D2%9B%D0%B0%D0%B7%D0%B0%D2%9B%D1%88%D0%B0?a=1'],
  ['/a%20b', 'https://site.example/ru/a%20b'],
  ['/media/a.pdf', 'https://site.example/media/a.pdf'],
  ['#place', 'https://site.example/ru/events#place'],
  ['', 'https://site.example/ru/events'],
  ['https://else.example/x', 'https://else.example/x'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['https://[', 'https://site.example/ru/events'],
])('%j is %s', (address, url) => {
  expect(absoluteUrl({ lang: 'ru', siteUrl: 'https://site.example' }, address, '/events')).toBe(url)
})
