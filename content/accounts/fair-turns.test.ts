import { ServiceError } from '@narkhoz/contract/errors.ts'
import { expect, test } from 'vitest'
import { FairTurns } from './fair-turns.ts'

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

test('who asks often waits behind themselves: others are taken in between', async () => {
  const turns = new FairTurns({ atOnce: 2, waiting: 100 })
  const { begun, work, end } = held()
  const all = [...Array.from({ length: 6 }, () => 'crowd'), 'one', 'other'].map((name) => turns.take(name, work(name)))
  await settled()
  expect(begun).toEqual(['crowd', 'crowd'])
  for (let time = 0; time < 8; time++) {
    end()
    await settled()
  }
  await Promise.all(all)
  expect(begun).toEqual(['crowd', 'crowd', 'crowd', 'one', 'other', 'crowd', 'crowd', 'crowd'])
})

test('too much of one name is sent away, and no other', async () => {
  const turns = new FairTurns({ atOnce: 1, waiting: 3 })
  const { work, end } = held()
  const crowd = Array.from({ length: 10 }, () =>
    turns.take('crowd', work('crowd')).then(
      () => 'done',
      (error: unknown) => error,
    ),
  )
  const one = turns.take('one', work('one'))
  await settled()
  for (let time = 0; time < 5; time++) {
    end()
    await settled()
  }
  await one
  const outcomes = await Promise.all(crowd)
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(4)
  for (const outcome of outcomes) if (outcome !== 'done') expect(outcome).toBeInstanceOf(ServiceError)
})

test('work that fails gives its turn on', async () => {
  const turns = new FairTurns({ atOnce: 1, waiting: 3 })
  await expect(turns.take('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turns.take('a', async () => 1)).toBe(1)
})

const outcomeOf = (taken: Promise<unknown>) =>
  taken.then(
    () => 'done',
    (error: unknown) => (error as ServiceError).code,
  )

test('where many wait in all, one more is told that it is busy; who takes more than their share is told so', async () => {
  const turns = new FairTurns({ atOnce: 1, waiting: 2, waitingInAll: 3 })
  const { work, end } = held()
  const outcomes = ['crowd', 'crowd', 'crowd', 'crowd', 'one', 'other'].map((name) => outcomeOf(turns.take(name, work(name))))
  await settled()
  for (let time = 0; time < 4; time++) {
    end()
    await settled()
  }
  expect(await Promise.all(outcomes)).toEqual(['done', 'done', 'done', 'too_many', 'done', 'busy'])
  // What was done has given its place back.
  const again = Promise.all([turns.take('other', work('other')), turns.take('one', work('one'))])
  await settled()
  end()
  await settled()
  end()
  await again
})

test('who leaves while they wait gives up their place, and nothing is begun for them', async () => {
  const turns = new FairTurns({ atOnce: 1, waiting: 1, waitingInAll: 1 })
  const { begun, work, end } = held()
  const leaving = new AbortController()
  const first = turns.take('first', work('first'))
  const left = outcomeOf(turns.take('left', work('left'), leaving.signal))
  await settled()
  expect(await outcomeOf(turns.take('next', work('next')))).toBe('busy')
  leaving.abort()
  expect(await left).toBe('busy')
  const next = turns.take('next', work('next'))
  await settled()
  end()
  await settled()
  // Who leaves once their turn has come takes nobody else's.
  leaving.abort()
  end()
  await Promise.all([first, next])
  expect(begun).toEqual(['first', 'next'])
  expect(await outcomeOf(turns.take('late', work('late'), leaving.signal))).toBe('busy')
})
