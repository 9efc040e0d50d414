import * as v from 'valibot'

const [first, last] = [1900, 2200]

/** A timestamp with its zone, `2026-09-01T18:30:00+05:00`, within a plausible range. */
export const timestampSchema = v.pipe(
  v.string(),
  v.maxLength(40),
  v.isoTimestamp(),
  v.check((text) => {
    const year = Number(text.slice(0, 4))
    return year >= first && year <= last
  }, `must be between ${first} and ${last}`),
)
