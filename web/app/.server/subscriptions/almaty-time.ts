import { languageTags } from '@narkhoz/contract/locales.ts'
import { timeZone } from '@narkhoz/contract/time-zone.ts'

// By the database and not by today's offset: the clock in Almaty was an hour ahead of that until 1 March 2024.
const offsets = new Intl.DateTimeFormat(languageTags.en, { timeZone, timeZoneName: 'longOffset' })

const offsetAt = (moment: Date) => {
  const name = offsets.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '00', minutes = '00'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return { written: `${sign}${hours}:${minutes}`, minutes: Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) }
}

/** A moment as the clock in Almaty showed it then, in the spellings that programs read. */
export const almatyTime = (at: string) => {
  const moment = new Date(at)
  const offset = offsetAt(moment)
  const there = new Date(moment.getTime() + offset.minutes * 60_000)
  const local = there.toISOString().slice(0, 19)
  return {
    /** RFC 3339. */
    iso: local + offset.written,
    /** RFC 822 with four digits of the year, as RSS wants it. */
    rfc822: there.toUTCString().replace('GMT', offset.written.replace(':', '')),
    /** `20260901T183000`, for calendars with a TZID. */
    basic: local.replaceAll(/[-:]/g, ''),
  }
}
