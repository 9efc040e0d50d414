import { setTimeout as pause } from 'node:timers/promises'
import type { Fleet } from './fleet.ts'

/** Something that was counted or timed, and what it may be at most. */
export type Finding = { what: string; unit: '' | 'ms'; value: number; limit?: number }

/** What is checked: in a few words, and what was found. */
export type Check = { what: string; find: (fleet: Fleet) => Promise<Finding[]> }

/** Something that was counted. */
export const count = (what: string, value: number, limit?: number): Finding => ({
  what,
  unit: '',
  value,
  ...(limit !== undefined && { limit }),
})

/** For so long is waited for what has to come true, in milliseconds; what has not by then never will. */
const patience = 60_000

/** Asks until it is so; answers whether it became so, and after how many milliseconds. */
export const until = async (isSo: () => Promise<boolean>) => {
  const began = performance.now()
  while (performance.now() - began < patience) {
    if (await isSo()) return { isSo: true, milliseconds: performance.now() - began }
    await pause(10)
  }
  return { isSo: false, milliseconds: patience }
}
