import * as v from 'valibot'

/** The largest whole number that the storage keeps: a larger one is the id of nothing, and asking for it would be an error. */
export const largestWhole = 2_147_483_647

/** An id as an address writes it. */
export const idInAddress = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number), v.maxValue(largestWhole))
