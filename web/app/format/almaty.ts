// Almaty's offset is written out, because browsers with an older time zone table would render another day than the server.
const offset = 5 * 60 * 60 * 1000

const two = (number: number) => String(number).padStart(2, '0')

/** A moment, or a calendar day, as the clock in Almaty shows it. */
export const inAlmaty = (at: string) => {
  const there = new Date(Date.parse(at) + offset)
  return {
    iso: there.toISOString().slice(0, 10),
    day: there.getUTCDate(),
    month: there.getUTCMonth(),
    year: there.getUTCFullYear(),
    /** Sunday is 0. */
    weekday: there.getUTCDay(),
    time: `${two(there.getUTCHours())}:${two(there.getUTCMinutes())}`,
  }
}
