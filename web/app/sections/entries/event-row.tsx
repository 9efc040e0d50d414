import type { event } from '@narkhoz/contract/entities/event.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { tour } from '@narkhoz/contract/pages/tour.ts'
import { eventCalendar } from '@narkhoz/contract/subscriptions.ts'
import { inAlmaty } from '../../format/almaty.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { Row } from '../row-list/row-list.tsx'
import { aboutOf, type Entry, type Words } from './entry.ts'

/** When something begins, as the head of a row: the day in large type, month and weekday below. */
export const whenMark = (at: string, { months, kit: { monthOf, weekdays } }: Words) => {
  const { iso, day, month, year, weekday } = inAlmaty(at)
  return { mark: <time dateTime={iso}>{day}</time>, markNote: monthOf(months[month] ?? '', year, weekdays[weekday] ?? '') }
}

/** The hours of an event; one that ends on another day names that day. */
const hoursOf = ({ date, end }: Entry<typeof event>, words: Words) => {
  const begins = inAlmaty(date)
  if (!end) return begins.time
  const { day, month, year, ...ends } = inAlmaty(end)
  if (ends.iso === begins.iso) return `${begins.time}–${ends.time}`
  return words.kit.until(begins.time, `${words.date(day, words.months[month] ?? '', year)}, ${ends.time}`)
}

/** The registration link: the page for booking a visit gets the day preselected. */
const registerAt = (url: string, date: string) => (url === tour.address ? `${url}?date=${inAlmaty(date).iso}` : url)

type Leading = {
  /** The page that the title leads to; on that page itself it leads nowhere. */
  to?: string
  /** A future event can be added to a calendar and has a registration link. */
  isUpcoming?: true | undefined
}

/**
 * An event as a row; its subject is a separate link, because a title that leads to the library says nothing about the evening there.
 */
export const eventRow = (item: Entry<typeof event>, words: Words, { to, isUpcoming }: Leading = {}): Row => {
  const hours = hoursOf(item, words)
  const { add, register, related } = words.events
  const anchor = entryAnchor('event', item.id)
  return {
    key: item.id,
    anchor,
    ...whenMark(item.date, words),
    to: to && `${to}#${anchor}`,
    title: item.title,
    titleLang: fallbackLang(item, 'title'),
    text: item.lead,
    textLang: fallbackLang(item, 'lead'),
    aside: [hours, item.place, item.address].filter(Boolean).join(', '),
    asideLang: fallbackLang(item, 'place'),
    links: [
      ...(item.url
        ? [isUpcoming && item.registers ? { to: registerAt(item.url, item.date), text: register } : { to: item.url, text: related }]
        : []),
      ...(isUpcoming ? [{ to: `${eventCalendar.address}?event=${item.id}`, text: add }] : []),
    ],
    about: aboutOf(item, 'desc', item.desc),
  }
}
