import { expect, test, vi } from 'vitest'
import { breadcrumbTo } from './breadcrumb.server.ts'
import type { Menu } from './root-data.ts'

const child = (url: string) => ({ title: `title of ${url}`, url, desc: null, group: null })

const menu: Menu = {
  id: 1,
  slug: 'header',
  title: 'Басты мәзір',
  fallback: ['items.1.children.1.title'],
  items: [
    { title: 'Университет', url: null, desc: null, children: [child('/mission-and-values'), child('/strategy')] },
    { title: 'Білім беру', url: null, desc: null, children: [child('/education/bachelor'), child('/grants')] },
    { title: 'Жаңалықтар', url: '/news', desc: null, children: null },
  ],
}

const nobody = async () => undefined

test('a page of the menu is under its item', async () => {
  expect(await breadcrumbTo('/strategy', menu, nobody)).toEqual({ item: 0, above: [] })
  expect(await breadcrumbTo('/news', menu, nobody)).toEqual({ item: 2, above: [] })
})

test('a page below another one has that one’s breadcrumb', async () => {
  const way = await breadcrumbTo('/grant/altyn-belgi', menu, nobody)
  expect(way).toEqual({ item: 1, above: [{ title: 'title of /grants', to: '/grants', lang: 'kk' }] })
})

test('a research centre is below the list of centres, under the menu item with that list', async () => {
  const science = { title: 'Ғылым', url: null, desc: null, children: [child('/science/research'), child('/science/research-centers')] }
  const way = await breadcrumbTo('/research-center/camry', { ...menu, items: [...menu.items, science] }, nobody)
  expect(way).toEqual({ item: 3, above: [{ title: 'title of /science/research-centers', to: '/science/research-centers' }] })
})

test('a page that is not in the menu has the item of most of its section', async () => {
  expect((await breadcrumbTo('/school-program/finance', menu, nobody)).item).toBe(1)
  expect((await breadcrumbTo('/competition', menu, nobody)).item).toBe(0)
})

test('the home page and pages without a section have no breadcrumb', async () => {
  for (const path of ['/', '/privacy', '/no/such/place'])
    expect(await breadcrumbTo(path, menu, nobody)).toEqual({ item: undefined, above: [] })
})

test('a parent page that is not in the menu is requested, and left out if unknown', async () => {
  const titleOf = vi.fn(async (path: string) => ({ title: `asked for ${path}` }))
  expect((await breadcrumbTo('/sdg/gender-equality', menu, titleOf)).above).toEqual([
    { title: 'asked for /our-sustainable-development', to: '/our-sustainable-development' },
  ])
  expect(titleOf).toHaveBeenCalledOnce()
  expect((await breadcrumbTo('/sdg/gender-equality', menu, nobody)).above).toEqual([])
})

test('without a menu parent pages are still shown', async () => {
  expect(await breadcrumbTo('/news/x', null, async () => ({ title: 'Жаңалықтар' }))).toEqual({
    item: undefined,
    above: [{ title: 'Жаңалықтар', to: '/news' }],
  })
})
