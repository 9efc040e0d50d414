import { expect, test } from 'vitest'
import { slowestFirst } from './slowest-first.ts'

test('what walks over everything comes first, the rest stays in its order', () => {
  const files = [
    '/web/e2e/home.e2e.test.ts',
    '/web/e2e/every-screen.e2e.test.ts',
    '/web/e2e/cache.e2e.test.ts',
    '/admin/e2e/every-entity.e2e.test.ts',
  ]
  expect(slowestFirst(files.map((moduleId) => ({ moduleId }))).map(({ moduleId }) => moduleId)).toEqual([
    files[1],
    files[3],
    files[0],
    files[2],
  ])
})
