import { expect, test } from 'vitest'
import { inTurns } from './turns.ts'

test('only so many run at once, in the order they came, and a failure gives its turn on', async () => {
  const inTurn = inTurns(2)
  const started: number[] = []
  let running = 0
  let most = 0
  const work = (number: number) => async () => {
    started.push(number)
    most = Math.max(most, ++running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    if (number % 3 === 0) throw new Error(`no ${number}`)
    return number
  }
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, number) => inTurn(work(number))))
  expect(most).toBe(2)
  expect(started).toEqual(Array.from({ length: 20 }, (_, number) => number))
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(started.map((number) => number % 3 !== 0))
})

test('work that nobody wants any more is not begun, and gives its turn on', async () => {
  const inTurn = inTurns(1)
  const { promise: done, resolve: finish } = Promise.withResolvers<void>()
  const first = inTurn(() => done)
  const leaving = new AbortController()
  const begun: string[] = []
  const work = (name: string) => async () => void begun.push(name)
  const gone = inTurn(work('gone'), leaving.signal)
  const next = inTurn(work('next'), new AbortController().signal)
  leaving.abort()
  finish()
  await expect(gone).rejects.toThrow()
  await Promise.all([first, next])
  expect(begun).toEqual(['next'])
})
