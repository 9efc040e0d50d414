import { expect, test } from 'vitest'
import { crumbsAbove } from './crumbs.ts'
import type { RootData } from './root-data.ts'

const child = (title: string, url: string) => ({ title, url, desc: null, group: null })

const frameAt = (way: RootData['way']): RootData => ({
  siteUrl: 'https://site.example',
  year: 2026,
  search: '',
  vision: undefined,
  settings: null,
  footer: null,
  way,
  header: {
    id: 1,
    slug: 'header',
    title: 'Главное меню',
    fallback: ['items.1.title'],
    items: [
      {
        title: 'Образование',
        url: null,
        desc: null,
        children: [child('Бакалавриат', '/education/bachelor'), child('Гранты', '/grants')],
      },
      { title: 'Жаңалықтар', url: '/news', desc: null, children: null },
    ],
  },
})

const level = { title: 'Бакалавриат', to: '/education/bachelor' }

test('a program is under its menu item and its level, and both are links', () => {
  expect(crumbsAbove(frameAt({ item: 0, above: [] }), { title: 'Финансы' }, '/school-program/finance', [level])).toEqual([
    { title: 'Образование', to: '/education/bachelor', lang: undefined },
    level,
  ])
})

test('a menu item does not lead to the current page', () => {
  const [part] = crumbsAbove(frameAt({ item: 0, above: [] }), { title: 'Бакалавриат' }, '/education/bachelor')
  expect(part).toEqual({ title: 'Образование', to: undefined, lang: undefined })
})

test('a part of the menu without an address does not lead from one page under it to another', () => {
  const [part] = crumbsAbove(frameAt({ item: 0, above: [] }), { title: 'Гранты' }, '/grants')
  expect(part).toEqual({ title: 'Образование', to: undefined, lang: undefined })
})

test('an item with its own address leads there, in the language it is written in', () => {
  expect(crumbsAbove(frameAt({ item: 1, above: [] }), { title: 'Каталог' }, '/news-catalog')).toEqual([
    { title: 'Жаңалықтар', to: '/news', lang: 'kk' },
  ])
})

test('a part that is called like a page under it is not said twice', () => {
  expect(crumbsAbove(frameAt({ item: 1, above: [] }), { title: 'Жаңалықтар' }, '/news')).toEqual([])
})

test('without a menu the pages above are left', () => {
  expect(crumbsAbove(undefined, { title: 'Финансы' }, '/school-program/finance', [level])).toEqual([level])
})
