import { setTimeout as pause } from 'node:timers/promises'
import type { Fleet } from './fleet.ts'

/** A count or a duration, with its limit. */
export type Finding = { what: string; unit: '' | 'ms'; value: number; limit?: number }

/** A check: its description, and its findings. */
export type Check = { what: string; find: (fleet: Fleet) => Promise<Finding[]> }

/** Something that was counted. */
export const count = (what: string, value: number, limit?: number): Finding => ({
  what,
  unit: '',
  value,
  ...(limit !== undefined && { limit }),
})

/** Timeout for a condition that must become true, in milliseconds. */
const patience = 60_000

/** Polls until a condition is true; resolves to whether it became true, and after how many milliseconds. */
export const until = async (isSo: () => Promise<boolean>) => {
  const began = performance.now()
  while (performance.now() - began < patience) {
    if (await isSo()) return { isSo: true, milliseconds: performance.now() - began }
    await pause(10)
  }
  return { isSo: false, milliseconds: patience }
}
