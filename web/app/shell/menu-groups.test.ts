import { expect, test } from 'vitest'
import { menuGroups } from './menu-groups.ts'

const child = (url: string, group: string | null = null) => ({ title: `title of ${url}`, url, group })
const shown = (...children: ReturnType<typeof child>[]) =>
  menuGroups(children).map(({ title, at, links }) => [title, at, links.map(({ url }) => url)])

test('neighbours of one group share its heading, in the order of the menu', () => {
  expect(shown(child('/a', 'About'), child('/b', 'About'), child('/c', 'Papers'))).toEqual([
    ['About', 0, ['/a', '/b']],
    ['Papers', 2, ['/c']],
  ])
})

test('links without a group stay where they are, without a heading', () => {
  expect(shown(child('/a'), child('/b'))).toEqual([[null, 0, ['/a', '/b']]])
  expect(shown(child('/a'), child('/b', 'Papers'), child('/c'))).toEqual([
    [null, 0, ['/a']],
    ['Papers', 1, ['/b']],
    [null, 2, ['/c']],
  ])
})

test('each link keeps its index, which gives its language', () => {
  expect(menuGroups([child('/a', 'About'), child('/b', 'Papers')])[1]?.links[0]?.at).toBe(1)
})
