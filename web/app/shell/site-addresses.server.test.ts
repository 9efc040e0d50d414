import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { beforeAll, expect, test } from 'vitest'
import type { Content } from '../.server/content.ts'
import { declaredAt } from '../.server/content-calls.ts'
import { loadWords } from '../i18n/words.ts'
import { listed, siteAddresses } from './site-addresses.server.ts'

beforeAll(() => Promise.all(locales.map(loadWords)))

test('every kind whose addresses only the content knows is listed', () => {
  const open = (Object.values(entities) as Entity[]).filter(({ page, slug }) => {
    const sample = page?.address?.replace('{slug}', 'x')
    return sample && slug && matchPage(sample)
  })
  expect(listed.map((path) => declaredAt(path).entity.kind).sort()).toEqual(open.map(({ kind }) => kind).sort())
})

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
