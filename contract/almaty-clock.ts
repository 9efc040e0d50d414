// Almaty's offset is written out, because browsers with an older time zone table would tell another day than the server.
const offset = 5 * 60 * 60 * 1000
const writtenOffset = '+05:00'

/** What the clock in Almaty shows at a moment: the day `2026-09-01` and the time `18:30`. */
export const almatyClock = (now: number = Date.now()): { day: string; time: string } => {
  const there = new Date(now + offset).toISOString()
  return { day: there.slice(0, 10), time: there.slice(11, 16) }
}

/** The last minute of a day in Almaty, as a moment: what is due on that day is in time until then. */
export const endOfDay = (day: string): string => `${day}T23:59:00${writtenOffset}`
