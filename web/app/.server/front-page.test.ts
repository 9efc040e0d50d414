import { expect, test } from 'vitest'
import { frontPage } from './front-page.ts'

const stories = (...featured: number[]) =>
  Array.from({ length: 20 }, (_, at) => ({ id: at + 1, featured: featured.includes(at + 1) ? true : null }))
const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id)

test('the newest story leads, the next four are next to it, and the rest follows', () => {
  const list = stories()
  const { lead, beside, rest } = frontPage(list, list.slice(0, 5))
  expect(lead?.id).toBe(1)
  expect(ids(beside)).toEqual([2, 3, 4, 5])
  expect(ids(rest)).toEqual(Array.from({ length: 15 }, (_, at) => at + 6))
})

test.each([3, 12])('a featured story leads from any position in the list: %i', (marked) => {
  const list = stories(marked, 19)
  const { lead, beside, rest } = frontPage(list, list.slice(0, 5))
  expect(lead?.id).toBe(marked)
  expect(beside).toHaveLength(4)
  // Each once, and none is lost.
  expect(ids([...(lead ? [lead] : []), ...beside, ...rest]).toSorted((a, b) => a - b)).toEqual(ids(list))
})

test('without news there is no lead', () => {
  expect(frontPage([], [])).toEqual({ lead: undefined, beside: [], rest: [] })
})
