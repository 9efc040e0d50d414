import { setImmediate as round } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { eventLoopSlot } from './event-loop-slot.ts'

test('one job starts per turn, and it finishes before the next', async () => {
  let rounds = 0
  const counting = () => {
    rounds++
    next = setImmediate(counting)
  }
  let next = setImmediate(counting)
  onTestFinished(() => clearImmediate(next))
  const done: [string, number][] = []
  const page = async (name: string) => {
    await eventLoopSlot('render')
    done.push([`${name} rendered`, rounds])
    await eventLoopSlot('finish')
    done.push([`${name} ready`, rounds])
  }
  await Promise.all(['a', 'b', 'c'].map(page))
  expect(done.map(([what]) => what)).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} rendered`, `${name} ready`]))
  expect(new Set(done.map(([, at]) => at)).size).toBe(done.length)
})

test('a job starts at once when none is running', async () => {
  for (let rounds = 0; rounds < 3; rounds++) await round()
  let isBegun = false
  void eventLoopSlot('render').then(() => {
    isBegun = true
  })
  await Promise.resolve()
  expect(isBegun).toBe(true)
})
