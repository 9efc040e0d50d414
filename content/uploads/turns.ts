/**
 * Lets only so many pieces of work run at once; the others wait their turn, first come first served. Work whose signal says
 * that nobody wants it any more is not begun when its turn comes.
 */
export const inTurns = (atOnce: number) => {
  let free = atOnce
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      signal?.throwIfAborted()
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
