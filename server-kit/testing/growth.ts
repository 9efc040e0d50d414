const leastTime = (work: () => unknown) =>
  Math.min(
    ...Array.from({ length: 25 }, () => {
      const started = performance.now()
      work()
      return performance.now() - started
    }),
  )

/** The minimum measurable run in milliseconds; eight times that still fits into one time slice of the system. */
const measurable = 0.15

/** The most that counts as linear: doubling the input may triple the time, three times over. */
export const linear = 27

const measuredGrowth = (work: (length: number) => unknown): number => {
  let length = 600
  const small = () => work(length)
  for (let round = 0; round < 20; round++) small()
  while (leastTime(small) < measurable && length < 500_000) length *= 2
  const before = leastTime(small)
  return leastTime(() => work(8 * length)) / Math.max(before, leastTime(small))
}

/**
 * How many times longer some work takes on an input eight times as long: about 8 where it is linear, 64 where it is quadratic. The
 * least of many short runs counts, which other processes do not lengthen, and the least of several measurements: caches that other
 * processes fill slow the long input down more than the short one.
 */
export const growthByEight = (work: (length: number) => unknown): number => {
  let least = measuredGrowth(work)
  for (let round = 0; round < 4 && least >= linear; round++) least = Math.min(least, measuredGrowth(work))
  return least
}
