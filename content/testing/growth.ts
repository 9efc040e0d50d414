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

/**
 * How many times longer some work takes on an input eight times as long: about 8 where it is linear, 64 where it is quadratic. The
 * least of many short runs counts, which other processes do not lengthen.
 */
export const growthByEight = (work: (length: number) => unknown): number => {
  let length = 600
  const small = () => work(length)
  for (let round = 0; round < 20; round++) small()
  while (leastTime(small) < measurable && length < 500_000) length *= 2
  const before = leastTime(small)
  return leastTime(() => work(8 * length)) / Math.max(before, leastTime(small))
}

/** The most that counts as linear: doubling the input may triple the time, three times over. */
export const linear = 27
