import { expect, test } from 'vitest'
import { newsFeeds } from '../subscriptions.ts'
import { addressAliases } from './aliases.ts'
import { allAddresses, matchPage, pages, type RegisteredPage } from './registry.ts'

const registered: readonly RegisteredPage[] = pages
const isFixed = (address: string) => allAddresses().includes(address)

test('aliases lead to pages and feeds, and are no addresses of their own', () => {
  for (const [alias, to] of Object.entries(addressAliases)) {
    const isKnown = to === newsFeeds.rss.address || (matchPage(to) !== undefined && matchPage(to)?.page.address !== '/*')
    expect(isKnown, to).toBe(true)
    expect(isFixed(alias), alias).toBe(false)
    expect(alias).toBe(alias.toLowerCase())
  }
})

test('the root of every family of addresses is a page or leads to one', () => {
  const roots = registered.flatMap(({ address }) => (address.endsWith('/{slug}') ? [address.replace('/{slug}', '')] : []))
  expect(roots.length).toBeGreaterThan(10)
  expect(roots.filter((root) => !isFixed(root) && !addressAliases[root])).toEqual([])
})
