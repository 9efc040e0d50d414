import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import type { Labels } from '@narkhoz/contract/locales.ts'
import { officeAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { addressesOf, matchPage, pages, type RegisteredPage } from '@narkhoz/contract/pages/registry.ts'
import { describe, expect, test } from 'vitest'
import { addresses } from './testing/addresses.ts'
import { blocksOf, drafts, entityOf, nameOf, ofKind, texts, values } from './testing/walk.ts'

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

test('internal links lead to existing addresses', () => {
  const broken = own.filter(({ url }) => {
    const { pathname } = new URL(url, 'https://site.example')
    return !matchPage(pathname) || !addresses.has(pathname)
  })
  expect(broken.map(({ where, url }) => `${where}: ${url}`)).toEqual([])
})

test('internal links use only query keys that the page reads', () => {
  const ignored = own.flatMap(({ where, url }) => {
    const { pathname, searchParams } = new URL(url, 'https://site.example')
    const page = matchPage(pathname)?.page
    const modals: readonly string[] = page?.modals ?? []
    const wrong = [...searchParams].filter(([key, value]) => !page?.query.includes(key) || (key === 'modal' && !modals.includes(value)))
    return wrong.length > 0 ? [`${where}: ${url}`] : []
  })
  expect(ignored).toEqual([])
})

test('links outside lead to names that are reserved for examples, places to the map of the contacts', () => {
  const onMap = /^https:\/\/www\.openstreetmap\.org\/\?mlat=([\d.]+)&mlon=([\d.]+)#map=17\/\1\/\2$/
  const others = links.filter(
    ({ url }) => /^https?:/.test(url) && !/(?:^|\.)(?:example|example\.(?:org|com|net))$/.test(new URL(url).hostname) && !onMap.test(url),
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

test('formatted texts that name the personal account link to it', () => {
  const named = texts.filter(
    ({ lang, attribute, text }) => lang === 'ru' && attribute.type === 'richText' && /[Лл]ичн\p{L}+ кабинет/u.test(text),
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(({ text }) => !text.includes('href="/account"')).map(({ where }) => where)).toEqual([])
})

test('the banner of a page with a consultation form does not send visitors to the contacts', () => {
  const sent = ofKind('page').filter(({ attributes }) => {
    const { path, banner } = attributes as { path: string; banner?: { link?: { url: string } } }
    const page = matchPage(`/${path}`)?.page
    return page?.name !== 'contacts' && page?.consultation && banner?.link?.url === '/contacts'
  })
  expect(sent.map(nameOf)).toEqual([])
})

test('cards of a school that name a programme lead to it', () => {
  type Text = { ru: string }
  const titles = new Map(ofKind('program').map(({ slug, attributes }) => [`/school-program/${slug}`, (attributes.title as Text).ru]))
  const cards = ofKind('school').flatMap((school) =>
    blocksOf(school).flatMap(({ type, items }) => (type === 'cards' ? (items as { title: Text; link?: { url: string } }[]) : [])),
  )
  const elsewhere = cards.filter(({ title, link }) => {
    const isProgram = [...titles.values()].includes(title.ru)
    return isProgram && link && titles.get(link.url) !== title.ru
  })
  expect(elsewhere.map(({ title, link }) => `${title.ru}: ${link?.url}`)).toEqual([])
})

describe('a link with a different label than its page', () => {
  type LinkedItem = { title?: { ru: string }; link?: { url: string } }
  type Lead = { where: string; from: string | undefined; title: string; url: string }

  const addressOf = (draft: Draft): string | undefined => {
    const { page } = entityOf(draft)
    if (page?.address) return page.address.replace('{slug}', draft.slug ?? '')
    return draft.kind === 'page' ? `/${draft.attributes.path === 'main' ? '' : draft.attributes.path}` : undefined
  }

  const leadIn = (draft: Draft, where: string, { title, link }: LinkedItem): Lead[] =>
    title && link?.url.startsWith('/') ? [{ where, from: addressOf(draft), title: title.ru, url: link.url }] : []

  const cards = drafts.flatMap((draft) => [
    ...leadIn(draft, nameOf(draft), draft.attributes),
    ...blocksOf(draft).flatMap(({ id, items }) =>
      ((items ?? []) as LinkedItem[]).flatMap((item, at) => leadIn(draft, `${nameOf(draft)} block ${id} ${at + 1}`, item)),
    ),
  ])

  const pathOf = (url: string) => url.replace(/[?#].*/, '')
  const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

  const said = new Map<string, string>()
  for (const { entry, lang, text } of texts) {
    const address = lang === 'ru' ? addressOf(entry) : undefined
    if (address) said.set(address, `${said.get(address) ?? ''} ${folded(text)}`)
  }

  /** Words of a title without their endings. */
  const stemsOf = (title: string) => (folded(title).match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, Math.max(4, word.length - 3)))

  // Deliberate differences: paying one's own way, the help desk, applicants.
  const otherwise = ['Собственные средства', 'ИТ-помощь', 'Я абитуриент']

  test('are many', () => expect(cards.length).toBeGreaterThan(100))

  test('never leads to its own page', () => {
    expect(cards.filter(({ from, url }) => from === url).map(({ where, title }) => `${where}: ${title}`)).toEqual([])
  })

  test('leads to a page that says a word of it', () => {
    const elsewhere = cards.filter(({ title, url }) => {
      const text = said.get(pathOf(url))
      // The words of pages that are part of the software are no starter content.
      if (text === undefined || otherwise.includes(title)) return false
      return !stemsOf(title).some((stem) => text.includes(stem))
    })
    expect(elsewhere.map(({ where, title, url }) => `${where}: ${title} → ${url}`)).toEqual([])
  })
})

test('every place on the contacts that is led to is an office there, under the name that it is led to by', () => {
  const items = ofKind('contact-settings').flatMap(({ attributes }) => attributes.items as { phone: string; title: Labels }[])
  const offices = new Map(items.map(({ phone, title }) => [officeAnchor(phone), title]))
  const led = own.filter(({ url }) => url.startsWith('/contacts#office-'))
  expect(led.length).toBeGreaterThan(4)
  expect(led.filter(({ url }) => !offices.has(url.slice('/contacts#'.length)))).toEqual([])
  const targets = ofKind('best-bet').flatMap(({ attributes }) => attributes.targets as { url: string; title?: Labels }[])
  for (const { url, title } of targets) {
    const office = offices.get(url.replace('/contacts#', ''))
    if (office) expect(title?.en, url).toContain(office.en)
  }
})
