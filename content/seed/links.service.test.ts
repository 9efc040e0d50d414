import { constants } from '@narkhoz/contract/constants.ts'
import { pagePath } from '@narkhoz/contract/pages/page.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { subscriptionAddresses } from '@narkhoz/contract/subscriptions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService, type TestService } from '../testing/test-service.ts'
import { everyAnswer } from './testing/answers.ts'

let service: TestService

beforeAll(async () => {
  service = await startService('seeded with files')
})
afterAll(() => service.stop())

/** Every address inside an answer: of links, menus, pictures and files, and in the markup of texts. */
const urlsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [...value.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => (key === 'url' && typeof one === 'string' ? [one] : urlsIn(one)))
}

/** The call for an internal link of a visitor; undefined if no page of the site has the address. */
const askedAt = (url: string): string | undefined => {
  const { pathname, searchParams } = new URL(url, 'https://site.example')
  if (pathname.startsWith(constants.media)) return pathname
  // The site makes them of these.
  if (subscriptionAddresses.includes(pathname)) return `/api/v1/${pathname.startsWith('/news') ? 'latest-news' : 'events/upcoming'}`
  const { page, slug = '' } = matchPage(pathname) ?? {}
  if (!page) return undefined
  const call = page.pageless ? page.calls[0]?.replace('{slug}', slug).replace('{p}', searchParams.get('p') ?? '') : undefined
  const path = call ?? (page.builtIn ? 'settings/general' : `pages/${pagePath(page, pathname)}`)
  return `/api/v1/${path}`
}

// Thousands of calls, on a machine that may have other work.
test('every link leads to a page or file that is there', { timeout: 240_000 }, async () => {
  const links = new Map<string, string>()
  for (const { path, lang, data } of await everyAnswer(service)) for (const url of urlsIn(data)) links.set(url, `${path} ${lang}`)
  const own = [...links].filter(([url]) => url.startsWith('/'))
  expect(own.length).toBeGreaterThan(1100)
  const broken: string[] = []
  for (const [url, where] of own) {
    const asked = askedAt(url)
    if (!asked || (await service.request(asked)).status !== 200) broken.push(`${where}: ${url}`)
  }
  expect(broken).toEqual([])
})
