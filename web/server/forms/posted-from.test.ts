import { expect, test } from 'vitest'
import { postsAddress } from '../../app/forms/posts-address.ts'
import { postedFromPage } from './posted-from.ts'

const leadsTo = (from: string) => postedFromPage('kz', new URL(postsAddress(from), 'http://a.b').search)

test.each([
  '/advisors',
  '/ru/summer-school',
  '/en/business-advice/finance',
  '/en/history-of-narkhoz-university',
  '/ru/school/business-school',
])('after a form from %s its address leads back there', (from) => expect(leadsTo(from)).toBe(from))

test.each([
  'https://elsewhere.example/advisors',
  '//elsewhere.example/advisors',
  '/\\elsewhere.example',
  '/contacts',
  '/posts',
  '/advisors/../contacts',
  '/advisors?a=b',
  'advisors',
  '',
])('%j is no page of such a form and leads to the requests', (from) => expect(leadsTo(from)).toBe('/request'))

test('without a page it leads to the requests in the language of the address', () => {
  expect([postedFromPage('kz', ''), postedFromPage('ru', '?from'), postedFromPage('en', '?page=/advisors')]).toEqual([
    '/request',
    '/ru/request',
    '/en/request',
  ])
})
