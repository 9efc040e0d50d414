import * as v from 'valibot'

/** The largest integer that the storage can hold: a larger id cannot exist, and a query for it would fail. */
export const largestWhole = 2_147_483_647

/** An id as an address writes it. */
export const idInAddress = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number), v.maxValue(largestWhole))
