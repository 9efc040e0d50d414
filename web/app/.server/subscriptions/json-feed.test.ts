import { expect, test } from 'vitest'
import { writeJsonFeed } from './json-feed.ts'

test('a visitor’s query is returned verbatim, and never as markup', () => {
  const self = 'https://narxoz.example/news/feed.json?search="><script>'
  const text = writeJsonFeed({
    title: '<b>',
    description: '',
    language: 'kk',
    home: 'https://narxoz.example/news',
    self,
    updated: undefined,
    items: [],
  })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ title: '<b>', feed_url: self })
})
