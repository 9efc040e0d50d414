import { expect, test } from 'vitest'
import { reasonsAt } from './reasons-at.ts'

test('a centre offers its own reasons and those without a centre', () => {
  const reasons = [
    { id: 1, centers: [{ id: 117 }] },
    { id: 2, centers: [{ id: 118 }, { id: 119 }] },
    { id: 3, centers: [] },
    { id: 4, centers: null },
    { id: 5 },
  ]
  expect(reasonsAt(reasons, 117).map(({ id }) => id)).toEqual([1, 3, 4, 5])
  expect(reasonsAt(reasons, 119).map(({ id }) => id)).toEqual([2, 3, 4, 5])
})
