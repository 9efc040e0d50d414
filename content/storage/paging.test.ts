import { expect, test } from 'vitest'
import { pagingOf } from './paging.ts'

test.each([
  [0, 1],
  [1, 1],
  [19, 1],
  [20, 1],
  [21, 2],
  [40, 2],
  [41, 3],
])('%i entries are on %i pages of twenty', (total, pages) => {
  expect(pagingOf(total, 1, 20)).toEqual({ current_page: 1, last_page: pages, per_page: 20, total })
})
