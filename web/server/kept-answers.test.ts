import { expect, test, vi } from 'vitest'
import { createKeptAnswers } from './kept-answers.ts'
import { settling } from './page-cache.ts'

const counted = () => {
  let times = 0
  return async () => ++times
}

const heard = () => {
  const kept = createKeptAnswers()
  kept.hear('heard')
  return kept
}

test('is asked for once, by however many pages', async () => {
  const kept = heard()
  const make = counted()
  expect(await Promise.all([1, 2, 3].map(() => kept.get('/menus/header', ['menu'], make)))).toEqual([1, 1, 1])
  expect(await kept.get('/menus/footer', ['menu'], make)).toBe(2)
})

test('is asked for again when one of its kinds changes, and kept again when every node has heard of it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const kept = heard()
    const [menu, settings] = [counted(), counted()]
    await kept.get('/menus/header', ['menu'], menu)
    await kept.get('/settings', ['settings'], settings)
    kept.changed(new Set(['menu', 'news']))
    expect([await kept.get('/menus/header', ['menu'], menu), await kept.get('/menus/header', ['menu'], menu)]).toEqual([2, 3])
    expect(await kept.get('/settings', ['settings'], settings)).toBe(1)
    vi.advanceTimersByTime(settling)
    expect([await kept.get('/menus/header', ['menu'], menu), await kept.get('/menus/header', ['menu'], menu)]).toEqual([4, 4])
  } finally {
    vi.useRealTimers()
  }
})

test.each(['deaf', 'lost'] as const)('is not kept while changes are not heard (%s)', async (hearing) => {
  const kept = heard()
  const make = counted()
  await kept.get('/settings', ['settings'], make)
  kept.hear(hearing)
  expect([await kept.get('/settings', ['settings'], make), await kept.get('/settings', ['settings'], make)]).toEqual([2, 3])
})

test('nothing is kept over changes that were missed', async () => {
  const kept = heard()
  const make = counted()
  await kept.get('/settings', ['settings'], make)
  kept.reset()
  expect(await kept.get('/settings', ['settings'], make)).toBe(2)
})

test('a failure is not kept', async () => {
  const kept = heard()
  await expect(kept.get('/settings', ['settings'], () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await kept.get('/settings', ['settings'], counted())).toBe(1)
})
