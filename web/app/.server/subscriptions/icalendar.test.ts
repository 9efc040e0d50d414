import { expect, test } from 'vitest'
import { type CalendarEvent, writeCalendar } from './icalendar.ts'

const event: CalendarEvent = {
  uid: 'event-1@site.example',
  start: '2026-11-21T10:00:00+05:00',
  end: '2026-11-21T14:00:00+05:00',
  title: 'Ашық есік күні',
  description: 'Декандармен кездесу',
  language: 'kk',
  place: undefined,
  category: undefined,
  url: 'https://site.example/student-life/events',
  updated: '2026-11-01T07:00:00Z',
}

const calendar = (...events: Partial<CalendarEvent>[]) =>
  writeCalendar({
    name: 'Іс-шаралар',
    language: 'kk',
    self: 'https://site.example/events.ics',
    home: 'https://site.example/student-life/events',
    events: events.map((more) => ({ ...event, ...more })),
  })

/** Unfolded lines, as a calendar reads them. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

const lineOf = (name: string, more: Partial<CalendarEvent>) => {
  const lines = linesOf(calendar(more))
  return lines.slice(lines.indexOf('BEGIN:VEVENT')).find((line) => line.startsWith(name))
}

test('is a calendar with its zone, its name and its refresh interval', () => {
  const lines = linesOf(calendar({}))
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
  expect(lines).toEqual(
    expect.arrayContaining([
      'VERSION:2.0',
      'X-WR-CALNAME:Іс-шаралар',
      'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
      'X-PUBLISHED-TTL:PT6H',
      'TZID:Asia/Almaty',
      'UID:event-1@site.example',
      'DTSTAMP:20261101T070000Z',
      'LAST-MODIFIED:20261101T070000Z',
      'DTSTART;TZID=Asia/Almaty:20261121T100000',
      'DTEND;TZID=Asia/Almaty:20261121T140000',
      'SUMMARY;LANGUAGE=kk:Ашық есік күні',
    ]),
  )
  expect(lines.some((line) => line.startsWith('METHOD') || line.startsWith('LOCATION'))).toBe(false)
  for (const part of ['VCALENDAR', 'VTIMEZONE', 'VEVENT', 'STANDARD'])
    expect(lines.filter((line) => line === `BEGIN:${part}`).length).toBe(lines.filter((line) => line === `END:${part}`).length)
})

test('every line ends in CRLF and has at most 75 octets, none cut within a letter', () => {
  const title = `${'Қазақстан экономикасының тұрақты дамуы, '.repeat(9)}🎓🎓🎓`
  const text = calendar({ title, description: 'a'.repeat(400), url: `https://site.example/${'%D2%9B'.repeat(50)}` })
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const bytes = Buffer.from(text)
  const lines = text.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  // Read line by line as bytes, nothing is half a letter.
  for (const line of bytes.toString('latin1').split('\r\n')) expect(Buffer.from(line, 'latin1').toString()).not.toContain('\ufffd')
  expect(linesOf(text)).toContain(`SUMMARY;LANGUAGE=kk:${title.replaceAll(',', '\\,')}`)
  expect(linesOf(text)).toContain(`DESCRIPTION:${'a'.repeat(400)}`)
})

test('what means something to calendars is written so that it does not', () => {
  expect(lineOf('SUMMARY', { title: 'a,b;c\\d\ne\r\nf\u0007g:h"i' })).toBe('SUMMARY;LANGUAGE=kk:a\\,b\\;c\\\\d\\ne\\nfg:h"i')
  const forged = linesOf(calendar({ place: 'Зал\r\nEND:VEVENT\r\nBEGIN:VALARM' }))
  expect(forged).toContain('LOCATION:Зал\\nEND:VEVENT\\nBEGIN:VALARM')
  expect(forged.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
})

test.each([
  ['a whole day', '2026-11-21T00:00:00+05:00', undefined, 'DTSTART;VALUE=DATE:20261121', undefined],
  [
    'to its last minute',
    '2026-11-21T00:00:00+05:00',
    '2026-11-22T23:59:00+05:00',
    'DTSTART;VALUE=DATE:20261121',
    'DTEND;VALUE=DATE:20261123',
  ],
  ['over a month', '2026-11-29T00:00:00+05:00', '2026-12-01T00:00:00+05:00', 'DTSTART;VALUE=DATE:20261129', 'DTEND;VALUE=DATE:20261201'],
  [
    'to the last day of a year',
    '2026-12-31T00:00:00+05:00',
    '2026-12-31T23:59:59+05:00',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
  ],
  ['by the clock of its day', '2023-05-01T00:00:00+06:00', undefined, 'DTSTART;VALUE=DATE:20230501', undefined],
  ['without an end', '2026-11-21T10:00:00+05:00', undefined, 'DTSTART;TZID=Asia/Almaty:20261121T100000', undefined],
  [
    'with an end before it',
    '2026-11-21T10:00:00+05:00',
    '2026-11-20T10:00:00+05:00',
    'DTSTART;TZID=Asia/Almaty:20261121T100000',
    undefined,
  ],
  [
    'from midnight to noon',
    '2026-11-21T00:00:00+05:00',
    '2026-11-21T12:00:00+05:00',
    'DTSTART;TZID=Asia/Almaty:20261121T000000',
    'DTEND;TZID=Asia/Almaty:20261121T120000',
  ],
])('an event %s', (_, start, end, from, to) => {
  expect([lineOf('DTSTART', { start, end }), lineOf('DTEND', { start, end })]).toEqual([from, to])
})
