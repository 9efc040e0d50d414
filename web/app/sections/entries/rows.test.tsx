import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { en } from '../../i18n/en.ts'
import { kz } from '../../i18n/kz.ts'
import { LocaleProvider } from '../../i18n/locale.ts'
import { ru } from '../../i18n/ru.ts'
import { loadWords } from '../../i18n/words.ts'
import { RowList } from '../row-list/row-list.tsx'
import { eventRow } from './event-row.tsx'
import { ratingRow } from './rating-row.ts'
import { vacancyRow } from './vacancy-row.tsx'

beforeAll(() => loadWords('en'))

const languages = { kz, ru, en }
type Rating = Parameters<typeof ratingRow>[0]
type Event = Parameters<typeof eventRow>[0]
type Vacancy = Parameters<typeof vacancyRow>[0]

const rated = (rank: string) => ({ id: 1, title: 'Ranking', agency: 'Agency', year: 2026, rank, fallback: [] }) as unknown as Rating
const held = (date: string, end: string | null) => ({ id: 1, title: 'Cup', date, end, place: null, fallback: [] }) as unknown as Event
const offered = (value: string) =>
  ({ id: 1, title: 'Python', employment: { value, title: value }, salary: 'free', fallback: [] }) as unknown as Vacancy

describe('a place in a ranking is an ordinal', () => {
  test.each([
    ['1', '1-орын', '1-е место', '1st place'],
    ['2', '2-орын', '2-е место', '2nd place'],
    ['3', '3-орын', '3-е место', '3rd place'],
    ['11', '11-орын', '11-е место', '11th place'],
    ['21', '21-орын', '21-е место', '21st place'],
    ['201–300', '201–300-орын', '201–300-е место', '201–300th place'],
    ['Top', 'Top орын', 'Top место', 'Top place'],
  ])('%s', (rank, ...written) => {
    const rows = Object.values(languages).map((words) => ratingRow(rated(rank), words))
    expect(rows.map(({ mark, markUnit }) => `${mark}${markUnit}`)).toEqual(written)
  })
})

describe('an event', () => {
  const aside = (end: string | null) =>
    Object.values(languages).map((words) => eventRow(held('2026-11-23T10:00:00+05:00', end), words).aside)

  test('of one day shows its hours', () => {
    expect(new Set(aside('2026-11-23T17:00:00+05:00'))).toEqual(new Set(['10:00–17:00']))
    expect(new Set(aside(null))).toEqual(new Set(['10:00']))
    const away = { ...held('2026-11-23T10:00:00+05:00', null), place: 'Medeu', address: '465 Gornaya Street' }
    expect(eventRow(away, en).aside).toBe('10:00, Medeu, 465 Gornaya Street')
  })

  test('of several days shows its last day too', () => {
    expect(aside('2026-12-04T19:00:00+05:00')).toEqual([
      '10:00\u00a0– 2026\u00a0ж. 4\u00a0желтоқсан, 19:00',
      '10:00\u00a0— 4\u00a0декабря 2026, 19:00',
      '10:00 – 4\u00a0December 2026, 19:00',
    ])
  })

  test('leads to its own page if it has one, and by a separate link to its subject', () => {
    const open = { ...held('2026-11-23T10:00:00+05:00', null), url: '/tour', registers: true }
    const elsewhere = eventRow(open, en, { to: '/student-life/events', isUpcoming: true })
    expect(elsewhere.to).toBe('/student-life/events#event-1')
    expect(elsewhere.links).toEqual([
      { to: '/tour?date=2026-11-23', text: 'Register' },
      { to: '/events.ics?event=1', text: 'Add to calendar' },
    ])
    expect(eventRow(open, en, { isUpcoming: true }).to).toBeUndefined()
    expect(eventRow({ ...open, registers: null }, en, { isUpcoming: true }).links?.[0]?.text).toBe('Related page')
    expect(eventRow({ ...open, url: null }, en, { isUpcoming: true }).links?.map(({ text }) => text)).toEqual(['Add to calendar'])
  })

  test('that has been held can neither be registered for nor be added to a calendar', () => {
    const past = { ...held('2026-11-23T10:00:00+05:00', null), url: '/tour', registers: true }
    expect(eventRow(past, en).links).toEqual([{ to: '/tour', text: 'Related page' }])
    expect(eventRow({ ...past, url: null }, en).links).toEqual([])
  })

  test('names itself in each of its links for screen readers', () => {
    const row = eventRow({ ...held('2026-11-23T10:00:00+05:00', null), url: '/tour' }, en, { isUpcoming: true })
    const html = renderToStaticMarkup(
      <LocaleProvider value="en">
        <MemoryRouter>
          <RowList rows={[row, { ...row, key: 2, title: 'Match' }]} />
        </MemoryRouter>
      </LocaleProvider>,
    )
    const names = [...html.matchAll(/<a [^>]*>([\s\S]*?)<\/a>/g)].map(([, name = '']) => name.replaceAll(/<[^>]*>/g, ''))
    expect(names).toEqual(['Related page: Cup', 'Add to calendar: Cup', 'Related page: Match', 'Add to calendar: Match'])
    expect(html).toContain('href="/en/events.ics?event=1"')
  })

  test('has a day in the order of its language', () => {
    const days = Object.values(languages).map((words) => {
      const { mark, markNote } = eventRow(held('2026-11-23T10:00:00+05:00', null), words)
      return `${renderToStaticMarkup(mark).replaceAll(/<[^>]*>/g, '')} ${markNote}`
    })
    expect(days).toEqual(['23 қараша, дүйсенбі, 2026\u00a0ж.', '23 ноября 2026, понедельник', '23 November 2026, Monday'])
  })
})

test('a course has a price, a job a salary', () => {
  const label = (value: string) => Object.values(languages).map((words) => vacancyRow(offered(value), words).facts?.[0]?.title)
  expect(label('course')).toEqual(['Ақысы', 'Стоимость', 'Price'])
  expect(label('internship')).toEqual(['Жалақы', 'Зарплата', 'Salary'])
})
