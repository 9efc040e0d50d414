import { expect, test } from 'vitest'
import { Limiter, QueueFull } from './limiter.ts'

const held = () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  return { begun, work, end: () => ends.shift()?.() }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a client with many requests queues behind its own: others are served in between', async () => {
  const limiter = new Limiter({ concurrency: 2, maxQueuedPerKey: 100 })
  const { begun, work, end } = held()
  const all = [...Array.from({ length: 6 }, () => 'crowd'), 'one', 'other'].map((name) => limiter.run(work(name), { key: name }))
  await settled()
  expect(begun).toEqual(['crowd', 'crowd'])
  for (let time = 0; time < 8; time++) {
    end()
    await settled()
  }
  await Promise.all(all)
  expect(begun).toEqual(['crowd', 'crowd', 'crowd', 'one', 'other', 'crowd', 'crowd', 'crowd'])
})

test('excess work of one key is refused, and no other', async () => {
  const limiter = new Limiter({ concurrency: 1, maxQueuedPerKey: 3 })
  const { work, end } = held()
  const crowd = Array.from({ length: 10 }, () =>
    limiter.run(work('crowd'), { key: 'crowd' }).then(
      () => 'done',
      (error: unknown) => error,
    ),
  )
  const one = limiter.run(work('one'), { key: 'one' })
  await settled()
  for (let time = 0; time < 5; time++) {
    end()
    await settled()
  }
  await one
  const outcomes = await Promise.all(crowd)
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(4)
  for (const outcome of outcomes) if (outcome !== 'done') expect(outcome).toBeInstanceOf(QueueFull)
})

test('failed work releases its slot', async () => {
  const limiter = new Limiter({ concurrency: 1, maxQueuedPerKey: 3 })
  await expect(limiter.run(() => Promise.reject(new Error('no')), { key: 'a' })).rejects.toThrow('no')
  expect(await limiter.run(async () => 1, { key: 'a' })).toBe(1)
})

const outcomeOf = (taken: Promise<unknown>) =>
  taken.then(
    () => 'done',
    (error: unknown) => (error instanceof QueueFull ? error.reason : 'aborted'),
  )

test('a full queue refuses one more, and a key beyond its share is refused for that reason', async () => {
  const limiter = new Limiter({ concurrency: 1, maxQueuedPerKey: 2, maxQueued: 3 })
  const { work, end } = held()
  const outcomes = ['crowd', 'crowd', 'crowd', 'crowd', 'one', 'other'].map((name) => outcomeOf(limiter.run(work(name), { key: name })))
  await settled()
  for (let time = 0; time < 4; time++) {
    end()
    await settled()
  }
  expect(await Promise.all(outcomes)).toEqual(['done', 'done', 'done', 'key', 'done', 'queue'])
  // The finished work has released its slot.
  const again = Promise.all([limiter.run(work('other'), { key: 'other' }), limiter.run(work('one'), { key: 'one' })])
  await settled()
  end()
  await settled()
  end()
  await again
})

test('aborted work leaves the queue and never starts', async () => {
  const limiter = new Limiter({ concurrency: 1, maxQueuedPerKey: 1, maxQueued: 1 })
  const { begun, work, end } = held()
  const leaving = new AbortController()
  const first = limiter.run(work('first'), { key: 'first' })
  const left = outcomeOf(limiter.run(work('left'), { key: 'left', signal: leaving.signal }))
  await settled()
  expect(await outcomeOf(limiter.run(work('next'), { key: 'next' }))).toBe('queue')
  leaving.abort()
  expect(await left).toBe('aborted')
  const next = limiter.run(work('next'), { key: 'next' })
  await settled()
  end()
  await settled()
  // An abort after the start takes nobody else's slot.
  leaving.abort()
  end()
  await Promise.all([first, next])
  expect(begun).toEqual(['first', 'next'])
  expect(await outcomeOf(limiter.run(work('late'), { key: 'late', signal: leaving.signal }))).toBe('aborted')
})

const pending = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { promise, finish: () => resolve() }
}

test('concurrency is bounded, and foreground work precedes background work', async () => {
  const limiter = new Limiter({ concurrency: 1, maxQueued: 10, maxWait: 60_000 })
  const order: string[] = []
  const first = pending()
  const running = limiter.run(() => first.promise)
  const rest = [
    limiter.run(async () => void order.push('ahead'), { background: 'a page' }),
    limiter.run(async () => void order.push('awaited 1')),
    limiter.run(async () => void order.push('awaited 2')),
  ]
  await Promise.resolve()
  expect(order).toEqual([])
  first.finish()
  await Promise.all([running, ...rest])
  expect(order).toEqual(['awaited 1', 'awaited 2', 'ahead'])
})

test('background work runs one at a time, unless it is promoted', async () => {
  const limiter = new Limiter({ concurrency: 3, maxQueued: 10, maxWait: 60_000 })
  const order: string[] = []
  const first = pending()
  const running = limiter.run(() => first.promise, { background: 'first' })
  const rest = ['second', 'third'].map((name) => limiter.run(async () => void order.push(name), { background: name }))
  await Promise.resolve()
  expect(order).toEqual([])
  limiter.promote('third')
  await rest[1]
  expect(order).toEqual(['third'])
  limiter.promote('unknown')
  first.finish()
  await Promise.all([running, ...rest])
  expect(order).toEqual(['third', 'second'])
})

test('work beyond the limit is refused, and a failure releases its slot', async () => {
  const limiter = new Limiter({ concurrency: 1, maxQueued: 1, maxWait: 60_000 })
  const first = pending()
  const failing = limiter.run(async () => {
    await first.promise
    throw new Error('broken')
  })
  const waiting = limiter.run(async () => 'done')
  await expect(limiter.run(async () => 'never')).rejects.toThrow(QueueFull)
  first.finish()
  await expect(failing).rejects.toThrow('broken')
  expect(await waiting).toBe('done')
  expect(await limiter.run(async () => 'again')).toBe('again')
})

test('queued background work can be dropped', async () => {
  const limiter = new Limiter({ concurrency: 1, maxQueued: 10, maxWait: 60_000 })
  const first = pending()
  const running = limiter.run(() => first.promise)
  const ahead = limiter.run(async () => 'never', { background: 'a page' })
  limiter.dropBackground()
  await expect(ahead).rejects.toThrow(QueueFull)
  first.finish()
  await running
})

test('a wait has a limit, and abandoned work takes no slot', async () => {
  const limiter = new Limiter({ concurrency: 1, maxQueued: 10, maxWait: 10 })
  const first = pending()
  const running = limiter.run(() => first.promise)
  await expect(limiter.run(async () => 'never')).rejects.toThrow(QueueFull)
  first.finish()
  await running
  expect(await limiter.run(async () => 'again')).toBe('again')
})

test('keys are served round robin, and none fills more than its share of the queue', async () => {
  const limiter = new Limiter({ concurrency: 1, maxQueued: 8, maxQueuedPerKey: 4, maxWait: 60_000 })
  const order: string[] = []
  const first = pending()
  const running = limiter.run(() => first.promise, { key: 'flood' })
  const flood = Array.from({ length: 10 }, (_, at) => limiter.run(async () => void order.push(`flood ${at}`), { key: 'flood' }))
  const refused = Promise.allSettled(flood)
  const others = ['one', 'other'].map((key) => limiter.run(async () => void order.push(key), { key }))
  first.finish()
  await Promise.all([running, ...others])
  expect((await refused).map(({ status }) => status).join(' ')).toBe(`${'fulfilled '.repeat(4)}${'rejected '.repeat(6)}`.trim())
  expect(order).toEqual(['flood 0', 'one', 'other', 'flood 1', 'flood 2', 'flood 3'])
})
