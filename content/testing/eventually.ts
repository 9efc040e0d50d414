import { vi } from 'vitest'

/** Repeats a check until it holds: changes reach the answers a moment after a save, on a busy machine a longer one. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 30_000, interval: 20 })
