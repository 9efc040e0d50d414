import { addressesOf, matchPage, pages, type RegisteredPage } from '@narkhoz/contract/pages/registry.ts'
import { describe, expect, test } from 'vitest'
import { addresses } from './testing/addresses.ts'
import { ofKind, texts, values } from './testing/walk.ts'

type Link = { where: string; url: string }

const ofAttributes: Link[] = values.flatMap(({ where, attribute: { type }, value }) => {
  if (type === 'url') return [{ where, url: value as string }]
  if (type === 'link') return [{ where, url: (value as { url: string }).url }]
  return []
})
const ofTexts: Link[] = texts.flatMap(({ where, lang, text }) =>
  [...text.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => ({ where: `${where} ${lang}`, url })),
)
const links = [...ofAttributes, ...ofTexts]
const own = links.filter(({ url }) => url.startsWith('/'))

test('own links lead to addresses of this site at which something stands', () => {
  const broken = own.filter(({ url }) => {
    const { pathname } = new URL(url, 'https://site.example')
    return !matchPage(pathname) || !addresses.has(pathname)
  })
  expect(broken.map(({ where, url }) => `${where}: ${url}`)).toEqual([])
})

test('own links ask only for what the page reads', () => {
  const ignored = own.flatMap(({ where, url }) => {
    const { pathname, searchParams } = new URL(url, 'https://site.example')
    const page = matchPage(pathname)?.page
    const modals: readonly string[] = page?.modals ?? []
    const wrong = [...searchParams].filter(([key, value]) => !page?.query.includes(key) || (key === 'modal' && !modals.includes(value)))
    return wrong.length > 0 ? [`${where}: ${url}`] : []
  })
  expect(ignored).toEqual([])
})

test('links outside lead to names that are reserved for examples', () => {
  const others = links.filter(
    ({ url }) => /^https?:/.test(url) && !/(?:^|\.)(?:example|example\.(?:org|com|net))$/.test(new URL(url).hostname),
  )
  expect(others.map(({ where, url }) => `${where}: ${url}`)).toEqual([])
})

test('the rest are mail, phone or outside', () => {
  const other = links.filter(({ url }) => !/^(?:https?:\/\/|\/|mailto:[^@]+@[^@]+\.example$|tel:\+7\d{10}$)/.test(url))
  expect(other.map(({ where, url }) => `${where}: ${url}`)).toEqual([])
})

describe('the menus', () => {
  type Item = { url?: string; children?: Item[] }
  const urlsOf = (items: readonly Item[]): string[] =>
    items.flatMap(({ url, children = [] }) => [...(url ? [url] : []), ...urlsOf(children)])
  const menus = ofKind('menu').map(({ attributes }) => attributes.items as Item[])

  test('lead to every fixed address that is not hidden', () => {
    const registered: readonly RegisteredPage[] = pages
    const fixed = registered.filter(({ hidden, address }) => !hidden && address !== '/' && address !== '/*').flatMap(addressesOf)
    const urls = menus.flatMap(urlsOf)
    expect(fixed.filter((address) => !urls.includes(address))).toEqual([])
  })

  test('name no address twice within one menu', () => {
    for (const items of menus) {
      const urls = urlsOf(items)
      expect(urls.filter((url, at) => urls.indexOf(url) !== at)).toEqual([])
    }
  })
})
