import { locales } from '@narkhoz/contract/locales.ts'
import { beforeAll, expect, test } from 'vitest'
import type { Content } from '../.server/content.ts'
import { loadWords } from '../i18n/words.ts'
import { siteAddresses } from './site-addresses.server.ts'

beforeAll(() => Promise.all(locales.map(loadWords)))

test('developer tools are listed in each language, in a separate group', async () => {
  const away = () => Promise.reject(new Error('away'))
  const content = { paged: away, list: away } as unknown as Content
  const all = await Promise.all(locales.map((lang) => siteAddresses(content, lang)))
  const names = all.flatMap(({ forBuilders }) => forBuilders.map(({ title }) => title))
  expect([names.length, new Set(names).size]).toEqual([9, 9])
  expect(names).not.toContain(undefined)
  const addresses = new Set(all[0]?.forBuilders.map(({ address }) => address))
  expect(all[0]?.groups.flatMap((group) => group.addresses).filter(({ address }) => addresses.has(address))).toEqual([])
})
