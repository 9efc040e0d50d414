import { setTimeout as pause } from 'node:timers/promises'

const between = 100

/** Polls until the address answers 200; false when the signal aborts first. */
export async function untilAnswers(url: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    try {
      // A server that accepts and never answers must not hold the loop.
      const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(5000)]) })
      await answer.body?.cancel()
      if (answer.status === 200) return true
    } catch {
      // Refused, reset or timed out: all mean "not yet", and the caller decides for how long.
    }
    await pause(between, undefined, { signal }).catch(() => undefined)
  }
  return false
}
