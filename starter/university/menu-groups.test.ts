import { expect, test } from 'vitest'
import { withGroups } from './menu-groups.ts'
import { menus } from './menus.ts'

type Item = { title: { en: string }; children?: { url: string; group?: { en: string } }[] }

const itemsOf = (list: ReturnType<typeof withGroups>) => list.find(({ slug }) => slug === 'header')?.attributes.items as Item[]

test('the links of every long sub-menu are grouped under headings, each heading once, and none is lost', () => {
  const [before, after] = [itemsOf(menus), itemsOf(withGroups(menus))]
  const long = after.filter(({ children = [] }) => children.length > 8)
  expect(long.length).toBeGreaterThan(2)
  for (const { title, children = [] } of long) {
    const headings = children.map(({ group }) => group?.en)
    const runs = headings.filter((heading, at) => heading !== headings[at - 1])
    expect(runs.length, title.en).toBeGreaterThan(1)
    expect(new Set(runs).size, title.en).toBe(runs.length)
    expect(runs, title.en).not.toContain(undefined)
    const given = before.find((item) => item.title.en === title.en)?.children ?? []
    expect(children.map(({ url }) => url).toSorted()).toEqual(given.map(({ url }) => url).toSorted())
  }
})
