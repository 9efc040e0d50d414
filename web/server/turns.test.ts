import { expect, test } from 'vitest'
import { Busy, Turns } from './turns.ts'

const work = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { promise, finish: () => resolve() }
}

test('no more run at once than may, and what is waited for goes before what is done ahead', async () => {
  const turns = new Turns({ atOnce: 1, mostWaiting: 10, longestWait: 60_000 })
  const order: string[] = []
  const first = work()
  const running = turns.run(() => first.promise)
  const rest = [
    turns.run(async () => void order.push('ahead'), { aheadAs: 'a page' }),
    turns.run(async () => void order.push('awaited 1')),
    turns.run(async () => void order.push('awaited 2')),
  ]
  await Promise.resolve()
  expect(order).toEqual([])
  first.finish()
  await Promise.all([running, ...rest])
  expect(order).toEqual(['awaited 1', 'awaited 2', 'ahead'])
})

test('ahead of time one thing is done after the other, unless somebody waits for it', async () => {
  const turns = new Turns({ atOnce: 3, mostWaiting: 10, longestWait: 60_000 })
  const order: string[] = []
  const first = work()
  const running = turns.run(() => first.promise, { aheadAs: 'first' })
  const rest = ['second', 'third'].map((name) => turns.run(async () => void order.push(name), { aheadAs: name }))
  await Promise.resolve()
  expect(order).toEqual([])
  turns.hurry('third')
  await rest[1]
  expect(order).toEqual(['third'])
  turns.hurry('unknown')
  first.finish()
  await Promise.all([running, ...rest])
  expect(order).toEqual(['third', 'second'])
})

test('past the limit whoever comes is sent away, and a failure gives its place on', async () => {
  const turns = new Turns({ atOnce: 1, mostWaiting: 1, longestWait: 60_000 })
  const first = work()
  const failing = turns.run(async () => {
    await first.promise
    throw new Error('broken')
  })
  const waiting = turns.run(async () => 'done')
  await expect(turns.run(async () => 'never')).rejects.toThrow(Busy)
  first.finish()
  await expect(failing).rejects.toThrow('broken')
  expect(await waiting).toBe('done')
  expect(await turns.run(async () => 'again')).toBe('again')
})

test('what was to be done ahead can be given up', async () => {
  const turns = new Turns({ atOnce: 1, mostWaiting: 10, longestWait: 60_000 })
  const first = work()
  const running = turns.run(() => first.promise)
  const ahead = turns.run(async () => 'never', { aheadAs: 'a page' })
  turns.forgetAhead()
  await expect(ahead).rejects.toThrow(Busy)
  first.finish()
  await running
})

test('nobody waits for ever, and whoever gave up takes no turn', async () => {
  const turns = new Turns({ atOnce: 1, mostWaiting: 10, longestWait: 10 })
  const first = work()
  const running = turns.run(() => first.promise)
  await expect(turns.run(async () => 'never')).rejects.toThrow(Busy)
  first.finish()
  await running
  expect(await turns.run(async () => 'again')).toBe('again')
})

test('networks take turns, and none fills more than half of the queue', async () => {
  const turns = new Turns({ atOnce: 1, mostWaiting: 8, longestWait: 60_000 })
  const order: string[] = []
  const first = work()
  const running = turns.run(() => first.promise, { from: 'flood' })
  const flood = Array.from({ length: 10 }, (_, at) => turns.run(async () => void order.push(`flood ${at}`), { from: 'flood' }))
  const refused = Promise.allSettled(flood)
  const others = ['one', 'other'].map((from) => turns.run(async () => void order.push(from), { from }))
  first.finish()
  await Promise.all([running, ...others])
  expect((await refused).map(({ status }) => status).join(' ')).toBe(`${'fulfilled '.repeat(4)}${'rejected '.repeat(6)}`.trim())
  expect(order).toEqual(['flood 0', 'one', 'other', 'flood 1', 'flood 2', 'flood 3'])
})
