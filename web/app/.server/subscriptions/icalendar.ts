import { timeZone } from '@narkhoz/contract/time-zone.ts'
import { almatyTime } from './almaty-time.ts'

/** An event for calendars. */
export type CalendarEvent = {
  /** The same for ever. */
  uid: string
  start: string
  end: string | undefined
  title: string
  description: string
  /** The language of its title. */
  language: string
  place: string | undefined
  category: string | undefined
  url: string
  /** When it was last changed. */
  updated: string
}

/** A calendar, and where it is fetched from. */
export type Calendar = { name: string; language: string; self: string; home: string; events: readonly CalendarEvent[] }

/** How many octets a line may have, its end not counted (RFC 5545, 3.1). */
const longestLine = 75

/** The refresh interval: four times a day. */
const refresh = 'PT6H'

const byte = (text: string) => Buffer.byteLength(text)

/** Breaks a line where it is too long, never within a letter: the next line begins with a space, which counts. */
const folded = (line: string): string => {
  let octets = 0
  let text = ''
  for (const letter of line) {
    const more = byte(letter)
    if (octets + more > longestLine) {
      text += '\r\n '
      octets = 1
    }
    text += letter
    octets += more
  }
  return text
}

/** Escapes a text for a property (RFC 5545, 3.3.11). */
const escaped = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** Seconds are all that a calendar counts: `20260901T133000Z`. */
const utc = (at: string) => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const midnight = 'T000000'
const lastMinute = 'T2359'

const dayAfter = (date: string) => {
  const next = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(4, 6)) - 1, Number(date.slice(6, 8)) + 1))
  return next.toISOString().slice(0, 10).replaceAll('-', '')
}

/** Time of an event. One from midnight to the end of a day, or without an end, is an all-day event. */
const times = ({ start, end }: CalendarEvent): string[] => {
  const from = almatyTime(start).basic
  const to = end && Date.parse(end) > Date.parse(start) ? almatyTime(end).basic : undefined
  const [fromDay, toDay] = [from.slice(0, 8), to?.slice(0, 8)]
  if (from.endsWith(midnight) && (!to || to.endsWith(midnight) || to.includes(lastMinute)))
    return [
      `DTSTART;VALUE=DATE:${fromDay}`,
      // The day that is named is the first one after it.
      ...(to && toDay ? [`DTEND;VALUE=DATE:${to.endsWith(midnight) ? toDay : dayAfter(toDay)}`] : []),
    ]
  return [`DTSTART;TZID=${timeZone}:${from}`, ...(to ? [`DTEND;TZID=${timeZone}:${to}`] : [])]
}

// As in the time zone database since summer time was abolished. No event of this site is earlier.
const zoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${timeZone}`,
  'BEGIN:STANDARD',
  'DTSTART:20041031T030000',
  'TZOFFSETFROM:+0700',
  'TZOFFSETTO:+0600',
  'TZNAME:+06',
  'END:STANDARD',
  'BEGIN:STANDARD',
  'DTSTART:20240301T000000',
  'TZOFFSETFROM:+0600',
  'TZOFFSETTO:+0500',
  'TZNAME:+05',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const written = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  // Without a METHOD both say when the event was last changed (RFC 5545, 3.8.7.2).
  `DTSTAMP:${utc(event.updated)}`,
  `LAST-MODIFIED:${utc(event.updated)}`,
  ...times(event),
  `SUMMARY;LANGUAGE=${event.language}:${escaped(event.title)}`,
  `DESCRIPTION:${escaped(event.description)}`,
  ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
  ...(event.category ? [`CATEGORIES:${escaped(event.category)}`] : []),
  `URL:${event.url}`,
  'END:VEVENT',
]

/** A calendar as iCalendar (RFC 5545) with the names that subscribers show (RFC 7986, and what came before it). */
export const writeCalendar = ({ name, language, self, home, events }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${new URL(self).host}//Events//EN`,
    'CALSCALE:GREGORIAN',
    `NAME;LANGUAGE=${language}:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    `URL:${home}`,
    `SOURCE;VALUE=URI:${self}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    ...zoneLines,
    ...events.flatMap(written),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
