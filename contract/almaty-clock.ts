// Almaty's offset is a constant, because browsers with an outdated time zone table would show another day than the server.
const offset = 5 * 60 * 60 * 1000
const writtenOffset = '+05:00'

/** Almaty's local date and time: the day `2026-09-01` and the time `18:30`. */
export const almatyClock = (now: number = Date.now()): { day: string; time: string } => {
  const there = new Date(now + offset).toISOString()
  return { day: there.slice(0, 10), time: there.slice(11, 16) }
}

/** The last minute of a day in Almaty: until then something due on that day is in time. */
export const endOfDay = (day: string): string => `${day}T23:59:00${writtenOffset}`
