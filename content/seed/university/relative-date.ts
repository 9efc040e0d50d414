const hour = 3_600_000
const almaty = { ahead: 5 * hour, zone: '+05:00' }

const two = (value: number) => String(value).padStart(2, '0')

/** The calendar day in Almaty this many days from today, before it when negative: `2026-09-01`. */
export const dayFromNow = (days: number) => new Date(Date.now() + almaty.ahead + days * 24 * hour).toISOString().slice(0, 10)

/** The moment on that day at this hour of Almaty, half hours included (18.5 is 18:30): `2026-09-01T18:30:00+05:00`. */
export const daysFromNow = (days: number, at: number) => {
  const minutes = Math.round(at * 60)
  return `${dayFromNow(days)}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00${almaty.zone}`
}
