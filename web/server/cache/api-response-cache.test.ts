import { expect, test } from 'vitest'
import { createApiResponseCache } from './api-response-cache.ts'

const counted = () => {
  let times = 0
  return async () => ++times
}

const heard = () => {
  const kept = createApiResponseCache()
  kept.setFeedState('live')
  return kept
}

test('is fetched once, for any number of pages', async () => {
  const kept = heard()
  const make = counted()
  expect(await Promise.all([1, 2, 3].map(() => kept.get('/menus/header', ['menu'], make)))).toEqual([1, 1, 1])
  expect(await kept.get('/menus/footer', ['menu'], make)).toBe(2)
})

test('is fetched again, once, when one of its kinds changes', async () => {
  const kept = heard()
  const [menu, settings] = [counted(), counted()]
  await kept.get('/menus/header', ['menu'], menu)
  await kept.get('/settings', ['settings'], settings)
  kept.changed(new Set(['menu', 'news']))
  expect([await kept.get('/menus/header', ['menu'], menu), await kept.get('/menus/header', ['menu'], menu)]).toEqual([2, 2])
  expect(await kept.get('/settings', ['settings'], settings)).toBe(1)
})

test('a response requested before a change is not used after it', async () => {
  const kept = heard()
  const before = Promise.withResolvers<string>()
  const under = kept.get('/menus/header', ['menu'], () => before.promise)
  kept.changed(new Set(['menu']))
  const after = kept.get('/menus/header', ['menu'], async () => 'new')
  before.resolve('old')
  expect([await under, await after, await kept.get('/menus/header', ['menu'], async () => 'newer')]).toEqual(['old', 'new', 'new'])
})

test.each(['polling', 'down'] as const)('is not cached while the change feed is down (%s)', async (feedState) => {
  const kept = heard()
  const make = counted()
  await kept.get('/settings', ['settings'], make)
  kept.setFeedState(feedState)
  expect([await kept.get('/settings', ['settings'], make), await kept.get('/settings', ['settings'], make)]).toEqual([2, 3])
})

test('nothing is cached across missed changes', async () => {
  const kept = heard()
  const make = counted()
  await kept.get('/settings', ['settings'], make)
  kept.reset()
  expect(await kept.get('/settings', ['settings'], make)).toBe(2)
})

test('a failure is not cached', async () => {
  const kept = heard()
  await expect(kept.get('/settings', ['settings'], () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await kept.get('/settings', ['settings'], counted())).toBe(1)
})
